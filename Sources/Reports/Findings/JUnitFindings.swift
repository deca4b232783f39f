internal import Basics
public import Checks

/// For the test reports of CI systems: a suite for each scene, a test for each finding, and a passing test for every
/// locale without an error. Warnings fail no test; they are in the output of their suite.
///
/// It follows the schema of Ant's `junit` task, which is the strictest of those in use.
public struct JUnitFindings: FindingsFormat {
    public let name = "junit"
    public let abstract = "for test reports of CI systems: JUnit's XML"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) -> String {
        let findings = Dictionary(grouping: result.findings, by: \.scene)
        let missing = Set(result.unfinished.map(\.scene)).subtracting(result.summary.scenes)
        let scenes = result.summary.scenes + missing.sorted()
        let suites = scenes.enumerated().map { number, scene in
            suite(scene, number, findings[scene] ?? [], in: result, options)
        }
        return XMLElement("testsuites", [:], suites).document()
    }

    private func suite(
        _ scene: String, _ number: Int, _ findings: [Finding], in result: CheckResult, _ options: ReportOptions
    ) -> XMLElement {
        let errors = findings.filter { $0.severity == .error }
        let warnings = findings.filter { $0.severity == .warning }
        let unfinished = result.unfinished.filter { $0.scene == scene }
        let failing = Set(errors.map(\.locale) + unfinished.flatMap(\.locales))
        let passing = result.summary.parts.filter { $0.scene == scene && !failing.contains($0.locale) }
        let tests =
            passing.map { test($0.locale, in: scene) } + unfinished.map(unfinishedTest)
            + errors.map { failedTest($0, in: result) }
        let properties = [("galley", options.version)] + result.summary.fonts.map { ("font", $0) }
        let output = warnings.map { $0.line(widthNames: result.widthNames) + "\n" }.joined()
        return XMLElement(
            "testsuite",
            [
                "name": Self.token(scene), "package": "galley", "id": "\(number)", "tests": "\(tests.count)",
                "failures": "\(errors.count)", "errors": "\(unfinished.count)",
                "time": "0", "timestamp": options.timestamp,
                "hostname": "localhost",
            ],
            [XMLElement("properties", [:], properties.map { XMLElement("property", ["name": $0.0, "value": $0.1]) })]
                + tests + [XMLElement("system-out", text: output), XMLElement("system-err", text: "")])
    }

    private func test(_ name: String, in scene: String, _ content: [XMLElement] = []) -> XMLElement {
        XMLElement("testcase", ["name": Self.token(name), "classname": Self.token(scene), "time": "0"], content)
    }

    private func unfinishedTest(_ part: UnfinishedPart) -> XMLElement {
        test(
            part.locales.joined(separator: ", "), in: part.scene,
            [XMLElement("error", ["message": part.message, "type": UnfinishedPart.kind], text: part.message)])
    }

    private func failedTest(_ finding: Finding, in result: CheckResult) -> XMLElement {
        let name = "\(finding.subject.name) (\(finding.locale)): \(finding.rule)"
        let details = Prose.details(finding, widthNames: result.widthNames)
        let text = ([finding.line(widthNames: result.widthNames)] + details).joined(separator: "\n")
        let message = Prose.message(finding, widthNames: result.widthNames)
        return test(
            name, in: finding.scene, [XMLElement("failure", ["message": message, "type": finding.rule], text: text)])
    }

    /// The string as `xs:token` has it: never empty, white space single and not at the ends.
    private static func token(_ string: String) -> String {
        let words = string.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? "-" : Prose.oneLine(words.joined(separator: " "))
    }
}
