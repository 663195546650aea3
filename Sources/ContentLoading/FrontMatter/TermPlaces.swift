import Diagnostics
import Files

/// Finds terms in front matter again, for those at fault: entities do not keep the places of all their values.
struct TermPlaces {
  let root: String

  /// The place of a term in a file; the start of the file if it is not found, as it came from a default.
  func place(of name: String, in taxonomy: String, file: String) -> SourceLocation {
    let top = SourceLocation(file: file)
    guard let bytes = try? FileReader.bytes(of: "\(root)/\(file)"),
      let node = FrontMatter.read(bytes, file: file).node,
      let value = EntryHead.resolved(node.entries).entries.first(where: { $0.key == taxonomy })?.value,
      case .list(let terms) = value.value
    else { return top }
    return terms.first { $0.text == name }?.location ?? top
  }
}
