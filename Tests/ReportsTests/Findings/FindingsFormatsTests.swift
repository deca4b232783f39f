import Checks
import Reports
import Testing

/// One canned output a format: the same findings, written for each reader.
@Suite struct FindingsFormatsTests {
    static let files = [
        "text": "findings.txt", "json": "findings.json", "ndjson": "findings.ndjson", "junit": "findings.junit.xml",
        "sarif": "findings.sarif", "github": "findings.github.txt", "gitlab": "findings.gitlab.json",
        "checkstyle": "findings.checkstyle.xml", "markdown": "findings.md", "html": "findings.html",
    ]

    @Test(arguments: FindingsFormats.names)
    func writesWhatIsExpected(name: String) throws {
        let file = try #require(Self.files[name])
        let text = try FindingsFormats.find(name).render(SampleCheck.result(), options: ReportOptions(version: "1.0"))
        try Expectation(file).verify(text)
    }

    /// A bar in a label does not end the cell of the table.
    @Test func aBarIsNoBorderInMarkdown() throws {
        var result = try SampleCheck.result()
        for index in result.findings.indices { result.findings[index].text?.string = "Save | Close" }
        let text = try FindingsFormats.find("markdown").render(result, options: ReportOptions(summary: false))
        #expect(text.contains(#"Save \| Close"#) && !text.contains("Save | Close"))
    }

    /// Warnings fail no test: a locale that has nothing else passes in every scene, and one with an error does not.
    @Test func aLocaleWithWarningsAlonePasses() throws {
        var result = try SampleCheck.result()
        func passes(_ locale: String, _ scene: String) throws -> Bool {
            try FindingsFormats.find("junit").render(result, options: ReportOptions())
                .contains(#"<testcase name="\#(locale)" classname="\#(scene)" time="0"/>"#)
        }
        let failed = try #require(result.findings.first { $0.severity == .error })
        #expect(try !passes(failed.locale, failed.scene))
        for index in result.findings.indices { result.findings[index].severity = .warning }
        for part in result.summary.parts { #expect(try passes(part.locale, part.scene)) }
    }
}
