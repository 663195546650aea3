import Entities
import Testing

@Suite struct SlugTests {
  @Test(arguments: [
    ("Hello World", "hello-world"),
    ("  Hello,   World!  ", "hello-world"),
    ("It's Vipera’s", "its-viperas"),
    ("C++ & Swift 6.3", "c-plus-plus-swift-6-3"),
    ("C#, F#; C++11", "c-sharp-f-sharp-c-plus-plus-11"),
    ("A+", "a-plus"),
    ("1+1, a#b, # c, + d -+ e", "1-1-a-b-c-d-e"),
    ("++", "untitled"),
    ("a/b\\c", "a-b-c"),
    ("../../etc/passwd", "etc-passwd"),
    ("snake_case", "snake_case"),
    ("Größe", "größe"),
    ("ÉCOLE", "école"),
    ("日本語 の本", "日本語-の本"),
    ("हिन्दी", "हिन्दी"),
    ("-- a -- b --", "a-b"),
    ("!?", "untitled"),
    ("", "untitled"),
    ("🐍", "untitled"),
    ("a\0b", "a-b"),
    ("a\u{301}", "a\u{301}"),
    ("\u{301}a", "a"),
    (String(repeating: "ab ", count: 1_000), String(repeating: "ab-", count: 66) + "a"),
    (String(repeating: "日", count: 1_000), String(repeating: "日", count: 66)),
  ])
  func aTitleBecomesASlug(title: String, slug: String) {
    #expect(Slug(from: title).description == slug)
    #expect(Slug(slug) != nil)
  }

  @Test(arguments: [
    "hello", "Hello", "6.3", "a-b_c.d", "-", "日本語", "größe", String(repeating: "a", count: 200),
  ])
  func aFitSlugIsTakenAsItIs(text: String) {
    #expect(Slug(text)?.description == text)
  }

  @Test(arguments: [
    "", ".", "..", ".hidden", "a/b", "/", "a b", "a\\b", "a%2Fb", "a?b", "a#b", "a:b", "a\0", "a\n", "🐍", "…",
    "\u{301}a", ".\u{301}a", "a\u{202E}b", String(repeating: "a", count: 201),
  ])
  func whatIsNoNameInAURLIsRefused(text: String) {
    #expect(Slug(text) == nil)
  }
}
