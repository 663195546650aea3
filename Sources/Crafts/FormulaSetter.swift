public import Digests

/// Sets formulas in TeX as MathML, by KaTeX.
public final class FormulaSetter: Sendable {
  /// What KaTeX says is wrong with a formula.
  public struct Complaint: Error, Hashable, Sendable {
    /// A sentence without a full stop.
    public let message: String
    /// The byte of the formula where it is told.
    public let offset: Int?
  }

  /// How to get it.
  public static let advice = "\"apt-get install katex\" or \"npm install -g katex\" brings it"

  /// Makes of a tree of KaTeX what pages may have and browsers show.
  private static let mending = """
    // What is set over others stands in an element for words, where a page can have nothing but text.
    const words = ["mi", "mn", "mo", "ms", "mtext"];
    // MathML Core has no letters in bold, script and so on but those that Unicode has: where those start with A, a, 0, Α, α.
    const letters = {
      "bold": [0x1D400, 0x1D41A, 0x1D7CE, 0x1D6A8, 0x1D6C2], "italic": [0x1D434, 0x1D44E],
      "bold-italic": [0x1D468, 0x1D482, 0, 0x1D71C, 0x1D736], "script": [0x1D49C, 0x1D4B6],
      "bold-script": [0x1D4D0, 0x1D4EA], "fraktur": [0x1D504, 0x1D51E], "bold-fraktur": [0x1D56C, 0x1D586],
      "double-struck": [0x1D538, 0x1D552, 0x1D7D8], "sans-serif": [0x1D5A0, 0x1D5BA, 0x1D7E2],
      "bold-sans-serif": [0x1D5D4, 0x1D5EE, 0x1D7EC], "sans-serif-italic": [0x1D608, 0x1D622],
      "sans-serif-bold-italic": [0x1D63C, 0x1D656], "monospace": [0x1D670, 0x1D68A, 0x1D7F6],
    };
    const ranges = [["A", 26], ["a", 26], ["0", 10], ["\u{391}", 25], ["\u{3B1}", 25]];
    // Letters that Unicode had before those.
    const older = {
      0x1D455: "ℎ", 0x1D49D: "ℬ", 0x1D4A0: "ℰ", 0x1D4A1: "ℱ", 0x1D4A3: "ℋ", 0x1D4A4: "ℐ", 0x1D4A7: "ℒ",
      0x1D4A8: "ℳ", 0x1D4AD: "ℛ", 0x1D4BA: "ℯ", 0x1D4BC: "ℊ", 0x1D4C4: "ℴ", 0x1D506: "ℭ", 0x1D50B: "ℌ",
      0x1D50C: "ℑ", 0x1D515: "ℜ", 0x1D51D: "ℨ", 0x1D53A: "ℂ", 0x1D53F: "ℍ", 0x1D545: "ℕ", 0x1D547: "ℙ",
      0x1D548: "ℚ", 0x1D549: "ℝ", 0x1D551: "ℤ",
    };
    const letter = (character, starts) => {
      for (const [index, [first, count]] of ranges.entries()) {
        const place = character.codePointAt(0) - first.codePointAt(0);
        if (place < 0 || place >= count || !starts[index]) continue;
        return older[starts[index] + place] ?? String.fromCodePoint(starts[index] + place);
      }
    };
    const mend = (node) => {
      const parts = node.children ?? [];
      parts.forEach(mend);
      if (words.includes(node.type) && parts.some((part) => part.toMarkup().startsWith("<"))) {
        node.type = "mrow";
        node.attributes = {};
      }
      const starts = letters[node.attributes?.mathvariant];
      if (starts && node.type !== "mtext" && parts.every((part) => part.text !== undefined)) {
        const written = parts.map((part) => [...part.text].map((character) => letter(character, starts)));
        if (written.flat().every((character) => character)) {
          parts.forEach((part, index) => { part.text = written[index].join(""); });
          delete node.attributes.mathvariant;
        }
      }
      return node;
    };
    """

  /// Asks KaTeX in JavaScript: reads whether the formula stands by itself, its length and the formula; answers the formula as
  /// MathML, or else the place of what is wrong with it, in units of UTF-16, and what that is.
  private static let script = """
    const fs = require("fs"), path = require("path");
    const katex = require(path.dirname(fs.realpathSync(process.argv[1])));
    let input = Buffer.alloc(0);
    const set = (formula, isDisplayed) => {
      try {
        const tree = katex.__renderToDomTree(formula, {
          output: "mathml", displayMode: isDisplayed, throwOnError: true, strict: false,
          trust: ({ command }) => { throw new Error(`${command} is for text, not for formulas`); },
        });
        return [0, mend(tree).children[0].toMarkup()];
      } catch (error) {
        return [1, `${error.position ?? -1} ${error.message}`];
      }
    };
    process.stdin.on("data", (data) => {
      input = Buffer.concat([input, data]);
      while (input.length >= 5 && input.length >= 5 + input.readUInt32BE(1)) {
        const end = 5 + input.readUInt32BE(1);
        const [state, text] = set(input.toString("utf8", 5, end), input[0] === 1);
        input = input.subarray(end);
        const bytes = Buffer.from(text), head = Buffer.alloc(5);
        head[0] = state;
        head.writeUInt32BE(bytes.length, 1);
        process.stdout.write(Buffer.concat([head, bytes]));
      }
    });
    """

  /// Stands for the versions of KaTeX and of Node.js, and for what is asked of them.
  public let version: Digest
  private let assistant: Assistant

  /// The programs that are looked for.
  public static let programs = ["node", "katex"]

  /// Looks for KaTeX; nothing if it is not installed.
  public init?() async {
    guard let node = await Program("node"), let katex = await Program("katex") else { return nil }
    let script = Self.mending + Self.script
    assistant = Assistant("KaTeX", by: node, ["-e", script, katex.path])
    var mixer = Mixer()
    mixer.add(script)
    mixer.add(node.version)
    mixer.add(katex.version)
    version = mixer.digest
  }

  /// A formula as an element `math`; one that is displayed stands by itself.
  public func set(_ formula: [UInt8], isDisplayed: Bool) async throws(Complaint) -> [UInt8] {
    let answer: Assistant.Answer
    do {
      let head = [isDisplayed ? 1 : 0] + Assistant.bytes(of: formula.count)
      answer = try await assistant.answer(to: head + formula)
    } catch {
      throw Complaint(message: "\(error)", offset: nil)
    }
    guard answer.state == 0 else {
      throw Complaint(
        String(decoding: answer.bytes, as: UTF8.self), about: String(decoding: formula, as: UTF8.self))
    }
    return answer.bytes
  }
}

extension FormulaSetter.Complaint {
  /// Reads a place and what is wrong there. What KaTeX quotes of the formula behind its own place is left out: the line is
  /// shown anyway.
  fileprivate init(_ text: String, about formula: String) {
    let words = text.split(separator: " ", maxSplits: 1)
    var message = words.last.map(String.init) ?? ""
    message.trimPrefix("KaTeX parse error: ")
    if let quote = message.firstRange(of: " at position ") { message.removeSubrange(quote.lowerBound...) }
    if let quote = message.firstRange(of: " at end of input: ") {
      message.removeSubrange(quote.lowerBound...)
    }
    let units = formula.utf16
    let place = words.first.flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
    offset = place.flatMap { units.index(units.startIndex, offsetBy: $0, limitedBy: units.endIndex) }
      .map { formula.utf8.distance(from: formula.startIndex, to: $0) }
    self.message = "KaTeX says: \(message)"
  }
}
