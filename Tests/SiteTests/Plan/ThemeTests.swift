import Files
import TestSupport
import Testing
import Theme

@Suite struct ThemeTests {
  /// Fails when somebody adds a file to `Templates/` without a line in `Theme.files`.
  @Test func theThemeInTheProgramIsTheOneOnDisk() throws {
    let files = FileTree.walk(ThemeTemplates.folder, includingHidden: false).files
    #expect(!files.isEmpty)
    #expect(Theme.files.map(\.path).sorted() == files.map(\.path).sorted())
    for file in files {
      let embedded = Theme.files.first { $0.path == file.path }
      #expect(
        try embedded?.bytes == FileReader.bytes(of: file.absolutePath), "\(file.path) is another file's")
    }
  }
}
