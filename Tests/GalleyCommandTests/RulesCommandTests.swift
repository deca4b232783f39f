import Foundation
import Testing

/// What there is to know about rules.
@Suite struct RulesCommandTests {
    @Test func everyRuleIsListedWithItsSeverity() throws {
        let run = try GalleyProcess("rules")
        #expect(run.status == 0)
        #expect(run.output.split(separator: "\n").count == 16)
        #expect(run.output.contains("truncated-text        error    a text shows fewer characters than it has"))
    }

    @Test func aRuleIsExplainedAndAMisspeltOneNamed() throws {
        let run = try GalleyProcess("explain", "truncated-text")
        #expect(run.status == 0 && run.output.contains("How to fix it"))
        let unknown = try GalleyProcess("explain", "truncated")
        #expect(unknown.status == 2 && unknown.error.contains("truncated-text"))
    }

    /// The page of the documentation is made by `galley rules --markdown`.
    @Test func theDocumentationIsThatOfTheRules() throws {
        let page = Package.root.appending(path: "Sources/Checks/Checks.docc/AllRules.md")
        #expect(try GalleyProcess("rules", "--markdown").output == String(contentsOf: page, encoding: .utf8))
    }
}
