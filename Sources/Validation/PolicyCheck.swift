public import Diagnostics

/// Asks the policies of a site of one page after the other. One check serves one thread.
public final class PolicyCheck {
  /// The rules that a policy can break.
  public static let rules = ["policy/broken", "policy/unanswered"]

  /// How many places of a page are told for one policy.
  private static let placeLimit = 50

  private struct Question {
    let policy: Policy
    let expression: XPathEvaluator.Expression
  }

  private let questions: [Question]
  /// Whether a page leads visitors on at once (HTML §4.2.5.3): nobody looks at it, and it says nothing else.
  private let leadingOn: XPathEvaluator.Expression?
  private let evaluator = XPathEvaluator()
  private let builder = PageTreeBuilder()

  /// Takes policies; one whose expression cannot be compiled is left out, and is a fault of the settings.
  public init(_ policies: [Policy]) {
    leadingOn = try? evaluator.compile(
      "boolean(//meta[translate(@http-equiv, 'EFHRS', 'efhrs') = 'refresh'][number(substring-before(concat(@content, ';'), ';')) = 0])"
    )
    questions = policies.compactMap { [evaluator] policy in
      (try? evaluator.compile(policy.xpath)).map { Question(policy: policy, expression: $0) }
    }
  }

  /// The policies that a page breaks; none if it leads on to another. `page` is well-formed, and `path` is where it is put.
  public func faults(in page: [UInt8], at path: String) -> [PolicyFault] {
    let asked = questions.filter { question in
      question.policy.paths.isEmpty || question.policy.paths.contains { $0.matches(path) }
    }
    guard !asked.isEmpty else { return [] }
    do throws(XPathEvaluator.Fault) {
      let tree = try builder.tree(of: page)
      if let leadingOn, try evaluator.value(of: leadingOn, in: tree) == .boolean(true) { return [] }
      return asked.flatMap { faults($0, in: tree, page) }
    } catch {
      return asked.map { .unanswered($0.policy, error.message) }
    }
  }

  private func faults(_ question: Question, in tree: PageTree, _ page: [UInt8]) -> [PolicyFault] {
    do throws(XPathEvaluator.Fault) {
      let value = try evaluator.value(of: question.expression, in: tree)
      return Self.faults(value, question.policy, in: page)
    } catch {
      return [.unanswered(question.policy, error.message)]
    }
  }

  private static func faults(
    _ value: XPathEvaluator.Value, _ policy: Policy, in page: [UInt8]
  ) -> [PolicyFault] {
    switch value {
    case .boolean(let holds): return holds ? [] : [.broken(policy)]
    case .number(let number): return number == 0 || number.isNaN ? [.broken(policy)] : []
    case .text(let text): return text.isEmpty ? [.broken(policy)] : []
    case .nodes(let places):
      let more = places.count - placeLimit
      return places.prefix(placeLimit).enumerated().map { number, tagEnd in
        let isLast = more > 0 && number == placeLimit - 1
        return .broken(
          policy, note: isLast ? " (and in \(more) more places of this page)" : "",
          at: tagEnd.flatMap { page.prefix($0).lastIndex(of: UInt8(ascii: "<")) })
      }
    }
  }
}

/// A policy that a page breaks.
public struct PolicyFault: Equatable, Sendable {
  /// The rule it breaks.
  public let rule: String
  /// How much the policy matters.
  public let severity: Severity
  /// What is asked.
  public let message: String
  /// Which policy it is.
  public let hint: String
  /// The byte of the page where it is, counted from 0; nothing if it is the page as a whole.
  public let offset: Int?

  fileprivate static func broken(_ policy: Policy, note: String = "", at offset: Int? = nil) -> PolicyFault {
    PolicyFault(
      rule: "policy/broken", severity: policy.severity, message: policy.message + note,
      hint: "the policy is \(policy.xpath), at \(policy.source)", offset: offset)
  }

  fileprivate static func unanswered(_ policy: Policy, _ reason: String) -> PolicyFault {
    PolicyFault(
      rule: "policy/unanswered", severity: .error,
      message: "nobody knows whether the page keeps to \"\(policy.message)\": \(reason)",
      hint: "the policy is \(policy.xpath), at \(policy.source)", offset: nil)
  }
}
