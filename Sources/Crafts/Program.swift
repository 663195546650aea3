public import Digests
internal import Files
internal import Programs

/// Another program that is installed.
public struct Program: Sendable {
  /// What it is called by.
  public let name: String
  /// Stands for its version without running it: another file of the program has another one.
  public let version: Digest
  /// Where it lies.
  let path: String

  /// Finds a program on the `PATH` of this process, or at a path from `/`; nothing if there is none.
  public init?(_ name: String) async {
    let found = name.hasPrefix("/") ? name : await ExternalProgram(name).path
    guard let path = found, let file = FileIdentity(ofFile: path) else { return nil }
    self.name = name
    self.path = path
    // The number of the file would be another on each machine that unpacks the same package.
    var mixer = Mixer()
    mixer.add(path)
    mixer.add(UInt64(bitPattern: file.size))
    mixer.add(UInt64(bitPattern: file.modified))
    version = mixer.digest
  }

  /// Stands for the versions of programs, and for those that are not installed.
  public static func versions(of names: [String]) async -> Digest {
    var mixer = Mixer()
    for name in names {
      mixer.add(name)
      if let program = await Program(name) { mixer.add(program.version) }
    }
    return mixer.digest
  }

  /// The first of some programs that is installed.
  public static func first(of names: [String]) async -> Program? {
    for name in names {
      if let program = await Program(name) { return program }
    }
    return nil
  }
}
