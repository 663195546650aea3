// The only file that sees libyaml.
import CLibYAML

/// What libyaml finds, one after the other.
enum YAMLEvent {
  case documentStart
  case scalar(String, isPlain: Bool, anchor: String?, tag: String?)
  case start(isMapping: Bool, anchor: String?, tag: String?)
  case end
  case alias(String)
  case streamEnd
  /// Events that say nothing about the content.
  case other
}

/// A place as libyaml counts it.
struct YAMLMark {
  /// Line breaks before it; every break of YAML counts, those of Unicode too.
  let line: Int
  /// Characters between the start of the line and it.
  let column: Int
  /// Characters between the start of the text and it.
  let index: Int
}

/// What libyaml does not accept.
struct YAMLProblem: Error {
  let text: String
  let mark: YAMLMark
}

/// A parser of libyaml on a text that outlives it.
final class YAMLEvents {
  /// libyaml keeps pointers to the parser inside it, so it may not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  init(_ text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    if yaml_parser_initialize(parser) == 1 {
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    }
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event and its place.
  func next() throws(YAMLProblem) -> (event: YAMLEvent, mark: YAMLMark) {
    var event = yaml_event_t()
    defer { yaml_event_delete(&event) }
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem }
    return (Self.event(event), YAMLMark(event.start_mark))
  }

  private static func event(_ event: yaml_event_t) -> YAMLEvent {
    let data = event.data
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      return .documentStart
    case YAML_SCALAR_EVENT:
      let content = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      return .scalar(
        String(decoding: content, as: UTF8.self), isPlain: data.scalar.style == YAML_PLAIN_SCALAR_STYLE,
        anchor: text(data.scalar.anchor), tag: text(data.scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let start = data.sequence_start
      return .start(isMapping: false, anchor: text(start.anchor), tag: text(start.tag))
    case YAML_MAPPING_START_EVENT:
      let start = data.mapping_start
      return .start(isMapping: true, anchor: text(start.anchor), tag: text(start.tag))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      return .end
    case YAML_ALIAS_EVENT:
      return .alias(text(data.alias.anchor) ?? "")
    // libyaml answers `NO_EVENT` for ever where it has nothing more to say.
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT:
      return .streamEnd
    default:
      return .other
    }
  }

  private var problem: YAMLProblem {
    let state = parser.pointee
    let parts = [state.problem, state.context].compactMap { $0.map { String(cString: $0) } }
    return YAMLProblem(text: parts.joined(separator: " "), mark: YAMLMark(state.problem_mark))
  }

  private static func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: mark.line, column: mark.column, index: mark.index)
  }
}
