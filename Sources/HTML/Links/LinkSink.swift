/// Is told every URL and every name of a page, in the order of the page, while it is checked.
///
/// Bytes are UTF-8 with character references replaced, and live as long as the call. An offset is the byte of the page
/// where the URL or name starts, counted from 0.
public protocol LinkSink: AnyObject {
  /// The page names a URL, which is not empty.
  func link(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int)
  /// The page has an element that a fragment can lead to.
  func anchor(_ name: UnsafeBufferPointer<UInt8>, at offset: Int)
  /// The URLs behind this one are relative to it, which is not empty: the first `base`.
  func base(_ url: UnsafeBufferPointer<UInt8>, at offset: Int)
  /// What the page says about itself.
  func statement(_ text: UnsafeBufferPointer<UInt8>, _ kind: PageStatement, at offset: Int)
  /// The page was read to its end. Not told of what is no page of HTML.
  func end()
}

/// What a page says about itself, and no other page should.
public enum PageStatement: UInt8, CaseIterable, Sendable {
  /// Its `title`.
  case title
  /// Its `meta name=description`.
  case description
}

extension Bytes {
  /// The bytes as callers outside see them.
  @inline(__always) var view: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}
