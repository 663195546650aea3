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

  /// Reads the old site and writes the new one, all of it or nothing.
  ///
  /// Throws an `ImportRefusal` where there is no old site or files are there already, a `FileFailure` where something cannot be
  /// written.
  public func run() throws -> ImportReport {
    let folder = try OldFolder(source, peer.forms)
    let conversion = SiteConversion(folder, peer.forms, name: FolderPath.absolute(source).fileName)
    let diagnostics = (folder.diagnostics + conversion.diagnostics).sorted { $0.place < $1.place }
    try NewFolder(target).write(conversion.texts, copies: conversion.copies)
    return ImportReport(
      pageCount: conversion.texts.count - 1, fileCount: conversion.copies.count,
      collectionCount: conversion.collectionCount, diagnostics: diagnostics)
  }
}
