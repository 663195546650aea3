/// This repository, for tests of its own templates, content and sources.
public enum Repository {
  /// The path of its folder, without a slash at its end.
  public static let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
}
