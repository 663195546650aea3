import Testing

@testable import Highlighting

/// What a piece of code is divided into: each token that is not plain between `⟦` and `⟧`, with its class.
@Suite struct TokenTests {
  private func marked(_ code: String, in language: String) throws -> String {
    let highlighter = try #require(Highlighter(language: language))
    let bytes = Array(code.utf8)
    var marked = ""
    bytes.withUnsafeBufferPointer { bytes in
      highlighter.withTokens(in: bytes) { tokens in
        var start = 0
        for token in tokens {
          let text = String(decoding: bytes[start..<Int(token.end)], as: UTF8.self)
          marked += token.kind == .plain ? text : "⟦\(token.kind.className):\(text)⟧"
          start = Int(token.end)
        }
      }
    }
    return marked
  }

  /// The code alone.
  private func code(_ marked: String) -> String {
    marked.replacing(#/⟦[a-z]+:/#, with: "").replacing("⟧", with: "")
  }

  /// A string or a comment that ended too late or too soon would turn the rest of the block inside out.
  @Test(arguments: [
    (
      "yaml",
      #"- ⟦nt:run⟧: ⟦s:|\#n    echo "it's"⟧\#n  ⟦nt:env⟧: x\#n- ⟦s:|\#n text⟧\#n- - ⟦nt:key⟧: ⟦s:>-\#n      text⟧\#n    ⟦nt:b⟧: ⟦s:'x'⟧"#
    ),
    ("yaml", #"- ⟦nt:a⟧: ⟦kt:!!str⟧ ⟦s:|\#n    text⟧\#n  ⟦nt:b⟧: c\#n- ⟦kt:!!binary⟧ ⟦s:|\#n  R0l⟧\#n- c"#),
    (
      "shell",
      #"cat ⟦s:<< EOF⟧ ⟦o:>⟧ f⟦s:\#nit's ⟧⟦nv:$x⟧⟦s:\#nEOF⟧\#ncat ⟦s:<< 'END'\#nit's $x\#nEND⟧\#ncat ⟦s:<<\A\#n'$x\#nA⟧\#n⟦nb:echo⟧ ⟦s:"x"⟧"#
    ),
    ("shell", #"paste ⟦s:<<A⟧ - ⟦s:<<'B'\#none's ⟧⟦nv:$x⟧⟦s:\#nA\#ntwo's $x\#nB⟧\#n⟦nb:echo⟧ ⟦nv:$x⟧"#),
    (
      "shell",
      #"⟦nv:x⟧⟦o:=⟧⟦se:$((⟧a ⟦o:<<⟧ ⟦m:2⟧⟦se:))⟧; ⟦k:if⟧ ⟦o:((⟧ ⟦m:1⟧⟦o:<<⟧n ⟦o:>⟧ (b) ⟦o:))⟧; ⟦k:then⟧ ⟦nb:echo⟧ ⟦s:"x"⟧; ⟦k:fi⟧"#
    ),
    ("shell", #"⟦nv:x⟧⟦o:=⟧⟦s:"⟧⟦nv:${a//⟧⟦se:\"⟧⟦nv:/⟧⟦se:\'⟧⟦nv:}⟧⟦s:"⟧ h⟦o:|⟧--help"#),
    (
      "css",
      #"⟦nt:a⟧ { ⟦na:content⟧: ⟦s:"⟧⟦se:\"⟧⟦s:"⟧; ⟦na:color⟧: red } ⟦nt:b⟧ { ⟦na:content⟧: ⟦s:'⟧⟦se:\'\201C⟧⟦s:'⟧; ⟦na:top⟧: ⟦m:0⟧ }"#
    ),
    ("css", #"⟦nt:a⟧ { ⟦nt:b⟧: ⟦s:url(//x/y)⟧ ⟦nf:url⟧(⟦s:"a)b"⟧) }"#),
    ("ruby", #"a ⟦o:=⟧ ⟦s::"q s"⟧ ⟦c:# x⟧\#nb ⟦o:=⟧ { ⟦s:"c"⟧: ⟦m:2⟧ }"#),
    (
      "ruby",
      #"⟦nf:foo⟧(⟦s:<<~A⟧, ⟦s:<<-'B'⟧, ⟦s:<<~C⟧)⟦s:\#n  ⟧⟦se:#{⟧x⟦se:}⟧⟦s:'s\#nA\#n  #{y}\#n  B\#n  three\#nC⟧\#nb ⟦o:=⟧ ⟦s:"x"⟧"#
    ),
    ("ruby", #"a ⟦o:=⟧ ⟦s:?'⟧; b ?c : d; ⟦s::'it'⟧, e ⟦o:==⟧ ⟦s:?x⟧"#),
    ("zig", #"⟦k:const⟧ @"weird \" id" ⟦o:=⟧ ⟦s:"x"⟧;"#),
    (
      "javascript",
      #"i⟦o:++⟧ ⟦o:/⟧ ⟦m:2⟧; i⟦o:--⟧ ⟦o:/⟧ ⟦m:2⟧; ⟦s:"x / y"⟧; ⟦o:!⟧⟦s:/a'/⟧.⟦nf:test⟧(b); x ⟦o:=⟧ {} ⟦o:/⟧ ⟦m:2⟧; ⟦s:/c/⟧"#
    ),
    (
      "typescript",
      #"m.⟦nf:get⟧(k)⟦o:!⟧ ⟦o:/⟧ ⟦m:2⟧; a⟦o:!⟧ ⟦o:/⟧ b; ⟦k:return⟧ ⟦o:!⟧⟦s:/c'/⟧.⟦nf:test⟧(d); c ⟦o:=⟧ ⟦s:'x / y'⟧"#
    ),
    (
      "c",
      #"⟦cp:#include⟧ ⟦s:<stdio.h>⟧ ⟦c:// it's⟧\#n⟦cp:#error it's⟧\#n⟦cp:#pragma once ⟧⟦c:// it's⟧\#n⟦s:L'\''⟧"#
    ),
    (
      "dockerfile",
      #"⟦k:RUN⟧ a ⟦se:\\#n⟧    ⟦c:# it's⟧\#n    ⟦o:&&⟧ ⟦nb:echo⟧ ⟦s:"x"⟧ ⟦se:\\#n⟧\#n    ⟦o:&&⟧ b\#n⟦k:ENV⟧ ⟦na:A⟧=⟦nv:${B:-x}⟧ ⟦se:\\#n⟧  ⟦c:# it's\#n⟧  ⟦na:C⟧=d\#n⟦k:CMD⟧ x"#
    ),
    (
      "dockerfile",
      #"⟦k:RUN⟧ ⟦s:<<EOF⟧\#n⟦k:for⟧ i ⟦k:in⟧ ⟦m:1⟧; ⟦k:do⟧⟦s:\#nEOF⟧\#n⟦k:COPY⟧ ⟦s:<<EOF⟧ /f⟦s:\#nit's\#nEOF⟧\#n⟦k:USER⟧ x"#
    ),
    (
      "swift",
      #"⟦k:let⟧ a ⟦o:=⟧ ⟦s:/"(?<q>[^"]+)"/⟧, b ⟦o:=⟧ ⟦s:#/https?://[^"]/#⟧; ⟦k:let⟧ c ⟦o:=⟧ d ⟦o:/⟧ e ⟦o:/⟧ f; x.⟦nf:reduce⟧(⟦m:1⟧, ⟦o:/⟧); (⟦o:/⟧); g ⟦o:/⟧ ⟦m:2⟧"#
    ),
    (
      "sql",
      #"⟦k:SELECT⟧ ⟦s:$q$it's$q$⟧, ⟦s:$$ don't $$⟧, ⟦nv:$1⟧, ⟦s:E'it⟧⟦se:\'⟧⟦s:s'⟧, ⟦s:'a\'⟧, ⟦s:'b'⟧; ⟦k:AS⟧ ⟦s:$f$⟧\#n⟦k:SELECT⟧ ⟦s:'x'⟧;\#n⟦s:$f$⟧;"#
    ),
    ("sql", #"⟦s:x'FF'⟧; ⟦c:# it's⟧\#n⟦k:SELECT⟧ ⟦s:'a'⟧"#),
    ("markdown", #"⟦gh:***a***⟧ b\#n⟦k:> ⟧⟦s:```\#n> it's\#n> ```⟧\#n⟦gh:***⟧\#nc <3 ⟦s:`d`⟧"#),
    ("html", #"⟦se:&lt;⟧x it's &b=c & d <3 ⟦nt:<b>⟧e⟦nt:</b>⟧"#),
    ("lua", #"::x:: ⟦k:local⟧ a ⟦o:=⟧ ⟦s:"b⟧⟦se:\z\#n  ⟧⟦s:c"⟧ ⟦c:-- d⟧"#),
    ("xml", #"⟦cp:<!DOCTYPE a [<!ENTITY b ⟧⟦s:"c>"⟧⟦cp:> ⟧⟦c:<!-- > -->⟧⟦cp:]>⟧⟦nt:<d/>⟧"#),
    ("rust", #"⟦s:b'"'⟧; r#type; a[⟦m:0⟧].⟦m:1⟧; ⟦m:1⟧⟦o:..=⟧⟦m:2⟧"#),
    ("kotlin", #"⟦k:fun⟧ `is it's`() ⟦o:=⟧ a ⟦o:?:⟧ b ⟦c:// x⟧"#),
    (
      "makefile",
      #"⟦nf:a⟧⟦o::⟧\#n\#t⟦nb:echo⟧ ⟦s:'⟧⟦nv:$(B)⟧⟦s:'⟧ ⟦s:"⟧⟦nv:$@⟧⟦s:"⟧ it⟦s:'s⟧\#n⟦nf:b⟧⟦o::⟧ c"#
    ),
    ("ini", #"⟦nt:a⟧ ⟦o:=⟧ it's ⟦c:; c⟧\#n⟦nt:b⟧ ⟦o:=⟧ ⟦s:'x'⟧"#),
    ("ini", #"⟦nt:a⟧: b\#n⟦nt:c⟧ ⟦o:=⟧ d: e"#),
    ("ruby", #"⟦nb:puts⟧ ⟦s:<<-A\#n  a\#n  A⟧\#na ⟦o:<<⟧ ⟦kt:B⟧\#n⟦kt:B⟧"#),
    (
      "css",
      #"⟦k:@supports⟧ (⟦na:display⟧:grid) ⟦o:and⟧ (⟦o:not⟧ (⟦na:a⟧: b)) { ⟦nt:a⟧⟦nb::hover⟧ { ⟦na:top⟧: e } }"#
    ),
    ("less", #"⟦k:@media⟧ ⟦nv:@phone⟧ ⟦o:and⟧ (⟦na:min-width⟧:⟦nv:@x⟧) { ⟦nt:a⟧ { ⟦na:top⟧: c } }"#),
  ])
  func stringsEndWhereTheyDo(language: String, expected: String) throws {
    #expect(try marked(code(expected), in: language) == expected)
  }

  /// Components have code in braces, where a `>` ends no tag.
  @Test(arguments: [
    (
      "svelte",
      #"⟦nt:<b⟧ ⟦na:on:click⟧⟦o:=⟧⟦se:{⟧() ⟦o:=>⟧ a⟦o:++⟧⟦se:}⟧ ⟦na:class⟧⟦o:=⟧⟦s:"c ⟧⟦se:{⟧d ⟦o:>⟧ ⟦m:1⟧⟦se:}⟧⟦s:"⟧ ⟦se:{⟧e⟦se:}⟧⟦nt:>⟧x ⟦se:{⟧f⟦se:}⟧⟦nt:</b>⟧"#
    ),
    (
      "svelte",
      #"⟦k:{#if⟧ a ⟦o:>⟧ ⟦m:1⟧⟦se:}⟧⟦k:{@html⟧ b⟦se:}⟧⟦k:{:else⟧⟦se:}⟧⟦nt:<i>⟧it's⟦nt:</i>⟧⟦k:{/if⟧⟦se:}⟧"#
    ),
    (
      "vue",
      #"⟦nt:<b⟧ ⟦na::class⟧⟦o:=⟧⟦s:"⟧⟦se:{⟧ c: d ⟦o:>⟧ ⟦m:1⟧ ⟦se:}⟧⟦s:"⟧⟦nt:>⟧⟦se:{{⟧ e ⟦o:|⟧ f ⟦se:}}⟧ it's⟦nt:</b>⟧"#
    ),
    (
      "tsx",
      #"⟦k:const⟧ a ⟦o:=⟧ ⟦kt:<T⟧ ⟦k:extends⟧ { b: c }⟦o:>⟧(d: ⟦kt:T⟧) ⟦o:=>⟧ ⟦nt:<E⟧⟦o:<⟧⟦na:F⟧> ⟦na:g⟧=⟦s:"h"⟧⟦nt:>⟧it's⟦nt:</E>⟧"#
    ),
    (
      "python",
      #"⟦s:f"⟧⟦se:{⟧a⟦se:!r:⟧⟦s:>⟧⟦se:{⟧b⟦se:}}⟧⟦s: ⟧⟦se:{⟧c[⟦m:1⟧:⟦m:2⟧]⟦se::⟧⟦s:%H:%M⟧⟦se:}⟧⟦s: ⟧⟦se:{⟧d⟦o:=⟧⟦se:}⟧⟦s:"⟧"#
    ),
    (
      "php",
      #"⟦s:"⟧⟦se:${⟧a⟦se:}⟧⟦s: ⟧⟦se:{⟧⟦nv:$b⟧⟦o:->⟧c⟦se:}⟧⟦s:"⟧; ⟦s:<<<A\#n⟧⟦se:{⟧⟦nv:$d⟧⟦se:}⟧⟦s:\#nA⟧;"#
    ),
  ])
  func codeInBracesIsNoMarkup(language: String, expected: String) throws {
    #expect(try marked(code(expected), in: language) == expected)
  }

  @Test(arguments: [
    ("c++", #"⟦na:[[nodiscard]]⟧ ⟦kt:int⟧ a;"#),
    ("scss", #"a-⟦se:#{⟧⟦nv:$b⟧⟦se:}⟧ { ⟦na:c⟧: ⟦s:"⟧⟦se:#{⟧⟦nv:$d⟧⟦se:}⟧⟦s:"⟧ }"#),
    ("dockerfile", #"⟦k:FROM⟧ a:⟦nv:${B:-c}⟧ ⟦k:AS⟧ d"#),
    ("markdown", #"⟦na:[a]⟧: b\#n⟦na:<https://c>⟧ d"#),
    ("toml", #"⟦gh:[a."b"] ⟧⟦c:# c⟧"#),
  ])
  func signsHaveTheColourOfWhatTheyClose(language: String, expected: String) throws {
    #expect(try marked(code(expected), in: language) == expected)
  }

  @Test(arguments: [
    (
      "scss",
      #"⟦nv:$a⟧: ⟦m:#333⟧;\#n⟦k:@mixin⟧ ⟦nf:mix⟧(⟦nv:$c⟧: ⟦m:1px⟧, ⟦nv:$d⟧...) { ⟦nt:&-e⟧⟦nb::hover⟧ { ⟦na:f⟧: ⟦nv:$c⟧ } ⟦k:@else if⟧ ⟦nv:$c⟧ ⟦o:!=⟧ ⟦m:2⟧ { } }\#n⟦k:@function⟧ ⟦nf:g⟧(⟦nv:$n⟧) { ⟦k:@return⟧ ⟦nv:$n⟧ ⟦o:*⟧ ⟦m:2⟧; }"#
    ),
    (
      "less",
      #"⟦nv:@a⟧: ⟦m:#333⟧; ⟦nt:.b⟧ { ⟦na:c⟧: ⟦nv:@a⟧; ⟦nt:.d⟧(⟦nv:@e⟧; ⟦m:2px⟧); ⟦na:f⟧: ⟦s:"⟧⟦se:@{⟧g⟦se:}⟧⟦s:"⟧ }"#
    ),
    (
      "css",
      #"⟦nt:a⟧{⟦na:color⟧:red}⟦nt:a⟧⟦nb::hover⟧{⟦na:top⟧:⟦m:0⟧} ⟦nt:b⟧ { ⟦nt:i⟧⟦nb::hover⟧ { ⟦na:c⟧: d } }"#
    ),
    (
      "objective-c",
      #"⟦o:-⟧ (⟦kt:void⟧)⟦nf:a⟧:(⟦kt:int⟧)b ⟦nf:and⟧:(⟦kt:id⟧)c { d ⟦o:=⟧ ⟦o:@⟧[⟦o:@⟧⟦m:1⟧, ⟦o:@⟧⟦s:'e'⟧, ⟦k:@YES⟧]; }"#
    ),
    ("kotlin", #"⟦na:a@⟧ ⟦k:while⟧ (b) { ⟦k:continue⟧⟦na:@a⟧ }"#),
    (
      "makefile",
      #"⟦k:export⟧ ⟦nv:A⟧ ⟦o::=⟧ ⟦nv:$(⟧⟦nb:filter-out⟧⟦nv: b,$(C))⟧\#n\#t@⟦k:for⟧ d ⟦k:in⟧ e; ⟦k:do⟧ sort; ⟦k:done⟧"#
    ),
    ("json5", #"{⟦nt:a⟧: ⟦m:+1⟧, ⟦nt:"b"⟧: ⟦k:Infinity⟧}"#),
    ("yaml", #"[⟦m:0x1F⟧, ⟦m:.5⟧, ⟦k:-.inf⟧, ⟦k:No⟧, .x]"#),
    ("go", #"a ⟦o::=⟧ b[⟦m:1⟧:⟦m:2⟧]; ⟦k:case⟧ c:"#),
  ])
  func namesAreTold(language: String, expected: String) throws {
    #expect(try marked(code(expected), in: language) == expected)
  }

  /// Names that are keywords elsewhere.
  @Test(arguments: [
    (
      "typescript",
      #"⟦k:type⟧ ⟦kt:A⟧ ⟦o:=⟧ ⟦kt:B⟧; ⟦k:const⟧ type ⟦o:=⟧ c.get; ⟦k:switch⟧ (type) { ⟦k:get⟧ ⟦nf:d⟧() {} }"#
    ),
    ("javascript", #"⟦k:import⟧ a ⟦k:from⟧ ⟦s:'b'⟧; ⟦k:const⟧ from ⟦o:=⟧ ⟦nf:of⟧(set);"#),
    (
      "java",
      #"⟦k:record⟧ ⟦kt:A⟧(⟦kt:int⟧ to) { ⟦kt:int⟧ record ⟦o:=⟧ to; } ⟦k:non-sealed⟧ ⟦k:class⟧ ⟦kt:B⟧ {}"#
    ),
    ("kotlin", #"⟦k:data⟧ ⟦k:class⟧ ⟦kt:A⟧(⟦k:val⟧ data: ⟦kt:B⟧ ⟦o:=⟧ data)"#),
    ("swift", #"⟦k:open⟧ ⟦k:class⟧ ⟦kt:A⟧ { ⟦k:let⟧ open ⟦o:=⟧ ⟦nf:some⟧(any: x), type ⟦o:=⟧ y }"#),
    ("python", #"match ⟦o:=⟧ a\#n⟦k:match⟧ b:\#n  ⟦k:case⟧ c: ⟦nb:type⟧(d)"#),
  ])
  func wordsAreKeywordsWhereOneCanStand(language: String, expected: String) throws {
    #expect(try marked(code(expected), in: language) == expected)
  }
}
