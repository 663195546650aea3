public import Digests

/// What an interactor answered for a page. While it is the same, so is the page.
public protocol PageAnswer: Sendable {
  /// Whether another answer says the same; far cheaper than to sum both up, where most of what they hold is shared.
  func isSame(as other: any PageAnswer) -> Bool

  /// What stands for the answer in later builds. Throws what its `encode(to:)` throws.
  func summary() throws -> Summary
}

/// The response of a page's interactor.
struct ResponseAnswer<Response: Equatable & Encodable & Sendable>: PageAnswer {
  let response: Response
  let summarizer: Summarizer<Response>

  func isSame(as other: any PageAnswer) -> Bool {
    (other as? ResponseAnswer<Response>)?.response == response
  }

  func summary() throws -> Summary { try summarizer.summary(of: response) }
}
