import Testing

@testable import Catalogs

/// How much of a limit's unit a text has.
@Suite struct SizeLimitTests {
    @Test(arguments: [
        ("a &amp; b", 5), ("<b>a</b> & b", 5), ("&nosuchname;", 12), ("&#65;&", 2),
        // Each sign could begin a reference, and none does.
        (String(repeating: "&", count: 100_000), 100_000),
    ])
    func referencesCountAsTheirCharacters(text: String, expected: Int) {
        #expect(SizeLimit(width: 1, unit: .scalarWithoutMarkup).length(of: text) == expected)
    }
}
