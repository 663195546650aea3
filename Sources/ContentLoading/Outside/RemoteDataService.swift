public import Entities

/// Gets data that lies elsewhere.
public protocol RemoteDataService: Sendable {
  /// What each of some files holds, in their order. An answer that `accepts` refuses is not kept.
  func answers(
    for files: [RemoteDataSettings], accepting accepts: @Sendable (RemoteDataSettings, [UInt8]) -> Bool
  ) async -> [RemoteAnswer]
}

/// What is known of a file that lies elsewhere.
public enum RemoteAnswer: Sendable, Equatable {
  /// It is good.
  case good(RemoteContent)
  /// There is no newer one than this: the reason as half a sentence.
  case old(RemoteContent, reason: String)
  /// It is not what was expected.
  case refused([UInt8])
  /// There is none: the reason as half a sentence.
  case none(reason: String)
  /// There is none as nobody was asked.
  case notAsked
}

/// What a file that lies elsewhere holds.
public struct RemoteContent: Sendable, Equatable {
  /// Its bytes.
  public let bytes: [UInt8]
  /// The file that keeps them, by its path from the root of the site: another one whenever they are others.
  public let file: String
  /// Until when it is good, in seconds since 1970.
  public let expires: Int

  /// Takes what a file holds.
  public init(bytes: [UInt8], file: String, expires: Int) {
    self.bytes = bytes
    self.file = file
    self.expires = expires
  }
}

/// Asks nobody and knows nothing.
public struct NoRemoteData: RemoteDataService {
  /// Starts and stays with nothing.
  public init() {}

  /// Nothing of any file.
  public func answers(
    for files: [RemoteDataSettings], accepting accepts: @Sendable (RemoteDataSettings, [UInt8]) -> Bool
  ) -> [RemoteAnswer] {
    files.map { _ in .notAsked }
  }
}
