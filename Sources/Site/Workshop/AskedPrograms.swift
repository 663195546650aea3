internal import Crafts
internal import Digests
internal import Entities

/// The programs that a site asks to make what its pages show.
struct AskedPrograms: Hashable {
  let names: [String]
  /// Stands for the versions of those that are installed.
  let version: Digest

  /// Looks for the programs that make what settings ask for.
  init(for settings: SiteSettings) async {
    await self.init(
      (settings.images.widths.isEmpty ? [] : ImageScaler.programs)
        + CodeCrafts.programs(for: settings.markdown))
  }

  /// Looks for programs.
  init(_ names: [String]) async {
    self.init(names, version: await Program.versions(of: names))
  }

  /// Takes what was found before.
  init(_ names: [String], version: Digest) {
    self.names = names
    self.version = version
  }
}
