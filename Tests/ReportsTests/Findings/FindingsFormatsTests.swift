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
}
