import Testing

@Suite struct FontsCommandTests {
    @Test func facesAreListedWithTheirAxes() throws {
        let faces = try GalleyProcess("fonts").output.split(separator: "\n")
        #expect(faces.contains { $0.hasPrefix("Inter 3.019") && $0.contains("wght 100–900") })
        #expect(faces.contains("Noto Sans CJK 2.004"))
    }

    /// The order of fallback, script by script: a project's font first, then the platform's, the tall symbol font last.
    @Test(arguments: ["zh-Hant", "ja", "de"]) func fallbackIsListed(locale: String) throws {
        let rows = try GalleyProcess("fonts", "--locale", locale, "--font", "Fonts/Roboto/Roboto-Regular.ttf").output
            .split(separator: "\n")
        let han = try #require(rows.first { $0.hasPrefix("Hani  ") })
        #expect(han.hasPrefix("Hani  Roboto, Inter, Noto Sans CJK, ") && han.hasSuffix("Noto Sans Symbols"))
        #expect(rows.last == "Zsye  Noto Color Emoji")
    }
}
