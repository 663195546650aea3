public import Digests

/// Tells what the parts of code are, by the program Pygments.
public final class Pygments: Sendable {
  /// A part of code.
  public struct Part: Hashable, Sendable {
    /// What it is: one of Pygments' short classes, such as `kt`.
    public let kind: String
    /// How many bytes it has.
    public let count: Int
  }

  /// How to get it.
  public static let advice = "\"apt-get install python3-pygments\" or \"pip install pygments\" brings it"

  /// Stands for the versions of Pygments and of Python, and for what is asked of them.
  public let version: Digest
  private let assistant: Assistant

  /// The programs that are looked for.
  public static let programs = ["python3", "pygmentize"]

  /// Looks for Pygments; nothing if it is not installed.
  public init?() async {
    guard let python = await Program("python3"), let pygments = await Program("pygmentize") else {
      return nil
    }
    assistant = Assistant("Pygments", by: python, ["-c", PygmentsAnswer.script])
    var mixer = Mixer()
    mixer.add(PygmentsAnswer.script)
    mixer.add(python.version)
    mixer.add(pygments.version)
    version = mixer.digest
  }

  /// The parts of code in a language, which are all of it; nothing if Pygments does not know the language.
  public func parts(of code: [UInt8], in language: String) async throws(CraftFailure) -> [Part]? {
    let lengths = Assistant.bytes(of: language.utf8.count) + Assistant.bytes(of: code.count)
    let answer = try await assistant.answer(to: lengths + Array(language.utf8) + code)
    guard let read = PygmentsAnswer(answer) else { throw .refused("what Pygments tells is no answer") }
    guard let (text, parts) = read.content else { return nil }
    guard text == code else { throw .refused("what Pygments tells is not what it was asked") }
    return parts
  }
}
