internal import Programs

/// Asks hosts by the program `curl`: who asks nobody neither loads nor links a client.
public struct Curl: Sendable {
  /// How it asks (RFC 9110 §9.3).
  public enum Method: Sendable {
    /// By `HEAD`.
    case head
    /// By `GET`, for the head of the answer alone: curl goes away without its content.
    case getHead
    /// By `GET`, for the content.
    case get
  }

  /// The program itself has to keep to its time; it is ended where it does not, after so many seconds more.
  private static let grace = 5
  private static let program = ExternalProgram("curl")

  private let agent: String
  private let accepted: String
  private let sizeLimit: Int

  /// Asks under a name, for content of some types as they stand in `Accept`, of so many bytes at most.
  public init(agent: String, accepting accepted: String, sizeLimit: Int) {
    self.agent = agent
    self.accepted = accepted
    self.sizeLimit = sizeLimit
  }

  /// Whether the program is installed.
  public static var isInstalled: Bool { get async { await program.path != nil } }

  /// What has to be done where it is not.
  public static let installation =
    "it is not installed: \"apt-get install curl\" or \"brew install curl\" does it"

  /// Asks once, with further fields in the head. Follows nothing, repeats nothing, and ends after so many seconds.
  public func ask(
    _ address: String, by method: Method, fields: [String] = [], seconds: Int
  ) async -> Result<Transfer, TransferFailure> {
    let arguments = arguments(method, fields, seconds) + ["--url", address]
    do throws(ProgramFailure) {
      let run = try await Self.program.run(
        arguments, seconds: seconds + Self.grace, reading: WholeOutput(limit: sizeLimit))
      guard let head = HTTPHead(run.output.bytes), head.status >= 200 else {
        return .failure(TransferFailure(exitCode: run.exitCode))
      }
      return .success(
        Transfer(
          head: head, location: run.errors.isEmpty ? nil : run.errors, bytes: run.output.bytes,
          isWhole: run.exitCode == 0 && !run.output.isTooLong, isTooLarge: run.output.isTooLong))
    } catch {
      return .failure(error == .timeout ? .timeout : .noConnection)
    }
  }

  private func arguments(_ method: Method, _ fields: [String], _ seconds: Int) -> [String] {
    let way: [String] =
      switch method {
      case .head: ["--head"]
      case .getHead: ["--head", "--request", "GET"]
      case .get: ["--include"]
      }
    return [
      // No settings of the user, no ranges in brackets, no other protocol.
      "--disable", "--globoff", "--proto", "=http,https", "--silent", "--max-time", "\(seconds)",
      "--suppress-connect-headers", "--write-out", "%{stderr}%{redirect_url}", "--user-agent", agent,
      "--header", "Accept: \(accepted)",
    ] + fields.flatMap { ["--header", $0] } + way
  }
}
