/// Makes the site that is served.
public protocol PreviewSite: Sendable {
  /// Makes what a build would write, after the files at these paths changed; with nothing said, everything may have.
  ///
  /// Paths start from the root of the site. That of a folder which is gone stands for all that lay in it. Throws where the
  /// ground is broken, such as a folder that cannot be read; what was served before is served on.
  func build(changed: Set<String>?) async throws -> PreviewBuild
}
