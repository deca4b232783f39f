import Basics
import Testing

/// What XML 1.0 asks of the strings in a document (§2.11, §3.3.3).
@Suite struct XMLElementTests {
    /// A reader makes spaces of the line feeds and tabs that stand in an attribute as they are.
    @Test func lineFeedsInAttributesAreEscaped() {
        let element = XMLElement("error", ["message": "a\nb\tc\"d"])
        #expect(element.document().hasSuffix("<error message=\"a&#10;b&#9;c&quot;d\"/>\n"))
    }

    @Test func lineFeedsInTextStay() {
        #expect(XMLElement("failure", text: "a\nb\t<c>").document().hasSuffix("<failure>a\nb\t&lt;c&gt;</failure>\n"))
    }
}
