internal import Caches
internal import Files
internal import Routing

/// The files in an output folder that Vipera wrote; all others are somebody else's.
struct OutputManifest {
  static let name = ".vipera-manifest"

  let paths: Set<String>

  init(paths: some Sequence<String>) {
    self.paths = Set(paths)
  }

  /// Reads the manifest of the last build; empty where there is none. A line that is no path below the folder is passed over.
  init(in folder: OutputFolder) {
    let bytes = (try? FileReader.bytes(of: "\(folder.path)/\(Self.name)")) ?? []
    self.init(
      paths: bytes.split(separator: UInt8(ascii: "\n"))
        .map { String(decoding: $0, as: UTF8.self) }
        .filter { OutputPath($0) != nil })
  }

  /// The manifest's own file.
  static func file(in folder: OutputFolder) -> [SeenFile] {
    folder.identity(of: name).map { [SeenFile(path: name, identity: $0)] } ?? []
  }

  func union(_ other: OutputManifest) -> OutputManifest {
    OutputManifest(paths: paths.union(other.paths))
  }

  /// Writes the manifest, unless it is there already.
  func write(to folder: OutputFolder) throws(FileFailure) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(paths.reduce(0) { $0 + $1.utf8.count + 1 })
    for path in paths.sorted() {
      bytes += path.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    if let old = try? FileReader.bytes(of: "\(folder.path)/\(Self.name)"), old == bytes { return }
    let temporary = "\(StagedOutput.stagingFolder)/manifest"
    try folder.write(bytes, to: temporary)
    try folder.rename(temporary, to: Self.name)
  }
}
