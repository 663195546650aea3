/// What the program behind `Pygments` answers.
struct PygmentsAnswer: Sendable {
  /// The code as it came back, and its parts; nothing for a language that is not known.
  let content: (text: [UInt8], parts: [Pygments.Part])?

  /// Asks Pygments in Python: reads the lengths of language and code and both of them; answers a state, a length, and for
  /// each part the length of its class and the class, the length of its text and the text.
  static let script = """
    import struct, sys
    from pygments.lexers import get_lexer_by_name
    from pygments.token import STANDARD_TYPES
    from pygments.util import ClassNotFound

    def short(kind):
        while kind not in STANDARD_TYPES:
            kind = kind.parent
        return STANDARD_TYPES[kind].encode()

    source, target = sys.stdin.buffer, sys.stdout.buffer
    while True:
        head = source.read(8)
        if len(head) < 8:
            break
        name, size = struct.unpack('>II', head)
        name = source.read(name).decode()
        code = source.read(size).decode()
        state, parts = 0, []
        try:
            for _, kind, text in get_lexer_by_name(name).get_tokens_unprocessed(code):
                kind, text = short(kind), text.encode()
                parts += [bytes([len(kind)]), kind, struct.pack('>I', len(text)), text]
        except ClassNotFound:
            state = 1
        except Exception:
            parts, state = [], 0
        answer = b''.join(parts)
        target.write(struct.pack('>BI', state, len(answer)) + answer)
        target.flush()
    """

  /// Reads the parts of an answer; nothing if it is none.
  init?(_ answer: Assistant.Answer) {
    guard answer.state == 0 else {
      content = nil
      return
    }
    var text: [UInt8] = []
    var parts: [Pygments.Part] = []
    var rest = answer.bytes[...]
    while let length = rest.popFirst() {
      let kind = rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
      guard rest.count >= 4 else { return nil }
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      guard rest.count >= count else { return nil }
      text += rest.prefix(count)
      rest = rest.dropFirst(count)
      parts.append(.init(kind: String(decoding: kind, as: UTF8.self), count: count))
    }
    content = (text, parts)
  }
}
