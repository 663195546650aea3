/// How a site is previewed.
public struct PreviewSettings: Sendable {
  /// The address to listen at: of IPv4 or IPv6.
  public var host = "127.0.0.1"
  /// The port to listen at, or the first one after it that is free; 0 for any.
  public var port: UInt16 = 8_080
  /// Whether pages reload by themselves.
  public var reloads = true
  /// Whether tabs go to the page that is edited.
  public var navigates = false
  /// The editor that faults are opened in.
  public var editor: EditorLink?
  /// What is watched.
  public var folders: WatchedFolders
  /// How long clients may take.
  var patience = Patience()

  /// Previews what lies in some folders.
  public init(of folders: WatchedFolders) {
    self.folders = folders
  }
}

/// Is told what the preview does. The command line is one.
public protocol PreviewDelegate: Sendable {
  /// The site is served at an address.
  func previewDidStart(at address: String)
  /// The site was built after the files at some paths changed; nothing for all of them.
  func previewDidBuild(_ build: PreviewBuild, after changed: Set<String>?, in duration: Duration)
  /// The site could not be built, and is served as it was.
  func previewDidFail(_ error: any Error)
}
