import Checks
import Frames
import Reports
import Testing

/// What is written for other programs is valid after their schemas, and the validators do refuse what is not.
@Suite struct SchemaTests {
    /// Findings with everything that could break a format: an empty result, markup, control characters, no place.
    private static func results() throws -> [CheckResult] {
        var awkward = TestText.report(string: "a\u{0}b]]>&<\"'\u{1B}\n\r\t\u{FFFE}😀 100 %", scene: " Über  <uns>\n")
        awkward.file = nil
        var checker = Checker()
        checker.check(awkward)
        var clean = Checker()
        clean.check(TestText.report(string: "OK", scene: "Clean", isCut: false))
        return [try SampleCheck.result(), checker.result(), clean.result(), Checker().result()]
    }

    @Test(
        .enabled(if: Validator.xmllint.isInstalled, "needs xmllint (Debian: libxml2-utils)"),
        arguments: [("junit", "JUnit.xsd"), ("checkstyle", "checkstyle.xsd")])
    func xmlIsValid(format: String, schema: String) throws {
        for result in try Self.results() {
            let document = try FindingsFormats.find(format).render(result, options: ReportOptions())
            #expect(try Validator.xmllint.complaint(about: document, schema: Validator.schema(schema)) == nil)
        }
    }

    @Test(
        .enabled(if: Validator.python3.isInstalled, "needs jsonschema (Debian: python3-jsonschema)"),
        arguments: [("sarif", "sarif-schema-2.1.0.json"), ("gitlab", "gitlab-code-quality.schema.json")])
    func jsonIsValid(format: String, schema: String) throws {
        for result in try Self.results() {
            let document = try FindingsFormats.find(format).render(
                result, options: ReportOptions(rulesAddress: "https://example.org/rules#"))
            #expect(try Validator.python3.complaint(about: document, schema: Validator.schema(schema)) == nil)
        }
    }

    @Test(.enabled(if: Validator.xmllint.isInstalled, "needs xmllint (Debian: libxml2-utils)"))
    func anInvalidXMLDocumentIsRefused() throws {
        let schema = Validator.schema("JUnit.xsd")
        #expect(try Validator.xmllint.complaint(about: "<testsuites><test/></testsuites>", schema: schema) != nil)
    }

    @Test(.enabled(if: Validator.python3.isInstalled, "needs jsonschema (Debian: python3-jsonschema)"))
    func anInvalidJSONDocumentIsRefused() throws {
        let schema = Validator.schema("gitlab-code-quality.schema.json")
        #expect(try Validator.python3.complaint(about: #"[{"description": "x"}]"#, schema: schema) != nil)
    }
}
