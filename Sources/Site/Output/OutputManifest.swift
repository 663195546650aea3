internal import Caches
internal import Files
internal import Routing

/// The files in an output folder that Vipera wrote; all others are somebody else's.
struct OutputManifest {
  static let name = ".vipera-manifest"

  let paths: Set<String>
  /// Whether there is one: a folder that nobody has built to has none.
  let isThere: Bool

  init(paths: some Sequence<String>) {
    self.paths = Set(paths)
    isThere = true
  }

  /// Reads the manifest of the last build, or the one with another name; empty where there is none. A line that is no path below
  /// the folder, or what Vipera keeps for itself, is passed over.
  init(in folder: OutputFolder, named name: String = Self.name) {
    let bytes = try? FileReader.bytes(of: "\(folder.path)/\(name)")
    isThere = bytes != nil
    paths = Set(
      (bytes ?? []).split(separator: UInt8(ascii: "\n"))
        .map { String(decoding: $0, as: UTF8.self) }
        .filter { OutputPath($0)?.isReserved == false })
  }

  /// The manifest's own file.
  static func file(in folder: OutputFolder) -> [SeenFile] {
    folder.identity(of: name).map { [SeenFile(path: name, identity: $0)] } ?? []
  }

  /// Writes the manifest under a name below a folder.
  func write(to folder: OutputFolder, named name: String) throws(FileFailure) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(paths.reduce(0) { $0 + $1.utf8.count + 1 })
    for path in paths.sorted() {
      bytes += path.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    try folder.write(bytes, to: name)
  }
}
