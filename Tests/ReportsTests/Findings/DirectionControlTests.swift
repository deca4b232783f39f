import Checks
import Reports
import Testing

/// A text must not turn what stands around it, in whatever people read.
@Suite struct DirectionControlTests {
    private static let controls =
        "\u{61C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}"

    private func result() -> CheckResult {
        var checker = Checker()
        checker.check(TestText.report(string: "a\(Self.controls)b", scene: "S\u{202E}cene", key: "k\u{2067}"))
        return checker.result()
    }

    @Test(arguments: ["text", "markdown", "github", "gitlab", "checkstyle", "junit", "html", "sarif"])
    func controlsAreShownAsEscapes(name: String) throws {
        let text = try FindingsFormats.find(name).render(result(), options: ReportOptions())
        for scalar in Self.controls.unicodeScalars {
            #expect(!text.unicodeScalars.contains(scalar), "U+\(String(scalar.value, radix: 16))")
        }
        // Markdown and JSON write a backslash in their own way.
        #expect(text.contains("u{202e}") && text.contains("u{61c}") && text.contains("u{2069}"))
    }

    /// What does not turn a text stays as it is, next to those that do and elsewhere.
    @Test(arguments: [
        "\u{200B}\u{200C}\u{200D}", "“…”‐–—", "\u{2060}\u{2065}\u{206A}", "\u{61B}\u{61D}Ü", "שלום", "ﷺ", "日本",
    ])
    func otherCharactersStay(text: String) {
        #expect(Prose.oneLine(text) == text)
        #expect(Prose.oneLine("\(text)\u{202E}\(text)") == "\(text)\\u{202e}\(text)")
    }
}
