import Foundation
import Frames
import Testing

@testable import Scenes

/// The marks of inline Markdown in localized texts.
@Suite struct MarkdownTests {
    /// The spans, with `b`, `i` and `c` before those that are bold, italic or code.
    private func spans(_ text: String) -> [String] {
        InlineMarkdown.spans(of: text).map { span in
            let names = [(InlineMarkdown.Style.strong, "b"), (.emphasized, "i"), (.code, "c")]
            let marks = names.filter { span.style.contains($0.0) }.map(\.1).joined()
            return marks.isEmpty ? span.text : "\(marks):\(span.text)"
        }
    }

    @Test(arguments: [
        ("**Delete** this", ["b:Delete", " this"]),
        ("a *b* _c_ __d__", ["a ", "i:b", " ", "i:c", " ", "b:d"]),
        ("***both***", ["bi:both"]),
        ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
        ("Run `ls *.txt` now", ["Run ", "c:ls *.txt", " now"]),
        ("`` a`b ``", ["c:a`b"]),
        ("See [the **terms**](https://a.b/(c)).", ["See the ", "b:terms", "."]),
        ("<https://a.b> and <me@a.b>", ["https://a.b and me@a.b"]),
        ("was ~~10~~ 5", ["was 10 5"]),
        ("**重要**です", ["b:重要", "です"]),
        ("in**ter**word", ["in", "b:ter", "word"]),
    ])
    func marksMakeStyles(text: String, expected: [String]) { #expect(spans(text) == expected) }

    /// What is no mark stays: products, names, lists, prices, brackets, what is escaped or never closed.
    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "* required", "**open", "~5–~10", "[x]", "a [b] (c)", "1 < 2 > 1", "<b>x</b>",
        "", "***", "100 %", "`code", "a\nb",
    ])
    func whatIsNoMarkStays(text: String) { #expect(spans(text) == [text]) }

    @Test func aBackslashMakesAMarkACharacter() {
        #expect(spans(#"\*a\* \[b\](c) \q"#) == [#"*a* [b](c) \q"#])
        for text in ["**a**", "[b](c)", "`d`", #"\*"#, "<e@f.g>", "~~h~~"] {
            #expect(spans(InlineMarkdown.escaped(text)) == [text])
        }
    }

    /// Thousands of marks without a partner take no time to speak of.
    @Test func manyMarksArePaired() {
        #expect(spans(String(repeating: "*a ", count: 3000)).joined().count == 9000)
        #expect(spans(String(repeating: "**a** ", count: 2000)).count == 4000)
    }

    private func report(_ view: String, platform: Platform = .ios) throws -> FrameReport {
        try SceneText.scene(view, catalog: false).report(in: LayoutEnvironment(platform: platform))
    }

    @Test func emphasisIsMeasuredWithoutItsMarks() throws {
        let marked = try #require(try report("Text: Delete **everything**").root.text)
        #expect(marked.string == "Delete everything")
        let plain = try report("Text: Delete everything").root.frame.width
        let bold = try report("Text: Delete everything\nfont: { size: 17, weight: bold }").root.frame.width
        let mixed = try report("Text: Delete **everything**").root.frame.width
        #expect(plain < mixed && mixed < bold)
    }

    /// Only localized texts are Markdown, only where SwiftUI shows them, and only their own words.
    @Test func otherTextsStandAsTheyAre() throws {
        #expect(try report("Text: { verbatim: \"**a**\" }").root.text?.string == "**a**")
        #expect(try report("Text: \"**a**\"", platform: .android).root.text?.string == "**a**")
        let filled = try report("Text: { key: \"**%@** is new\", arguments: [\"*x* _y_\"] }")
        #expect(filled.root.text?.string == "*x* _y_ is new")
    }
}
