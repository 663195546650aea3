import ContentLoading
import Diagnostics
import Entities
import Files

/// Makes a site of Vipera from one of another generator.
public struct Importer: Sendable {
  private let peer: Peer
  private let source: String
  private let target: String

  /// Takes the folder of the old site, and the one in which `Content` is made.
  public init(_ peer: Peer, from source: String, into target: String) {
    self.peer = peer
    self.source = source
    self.target = target
  }

  /// Reads the old site and makes the new one of it, of which nothing is written yet.
  ///
  /// Throws an `ImportRefusal` where there is no old site or files are there already.
  public func converted() throws -> ImportedSite {
    let folder = try OldFolder(source, peer.forms)
    let conversion = SiteConversion(folder, peer.forms, name: FolderPath.absolute(source).fileName)
    let target = NewFolder(target)
    try target.refuseTaken(conversion.texts.map(\.path) + conversion.copies.map(\.path))
    return ImportedSite(conversion, target, found: folder.diagnostics)
  }
}

/// A site that was made of another generator's.
public struct ImportedSite {
  /// What it is made of, and what could not be turned.
  public let report: ImportReport
  private let conversion: SiteConversion
  private let target: NewFolder

  init(_ conversion: SiteConversion, _ target: NewFolder, found: [Diagnostic]) {
    self.conversion = conversion
    self.target = target
    report = ImportReport(
      pageCount: conversion.texts.count - 1, fileCount: conversion.copies.count,
      collectionCount: conversion.collectionCount,
      diagnostics: (found + conversion.diagnostics).sorted { $0.place < $1.place })
  }

  /// Writes it, all of it or nothing. Throws a `FileFailure` where something cannot be written.
  public func write() throws {
    try target.write(conversion.texts, copies: conversion.copies)
  }
}
