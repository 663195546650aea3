import SystemPackage

extension OutputFolder {
  /// Writes a file that is not there yet, in a folder that is. Throws where something of the name lies there already, be it a
  /// symbolic link that leads nowhere.
  public func writeNew(_ bytes: [UInt8], to name: String) throws(FileFailure) {
    let path = "\(path)/\(name)"
    do {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      do {
        _ = try file.closeAfter { try file.writeAll(bytes) }
      } catch {
        try? removeFile(name)
        throw error
      }
    } catch {
      throw FileFailure(path: path, error)
    }
  }
}
