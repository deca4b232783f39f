import Checks
import Reports
import Testing

/// What `galley rules` and `galley explain` print, and the page that the documentation is made of.
@Suite struct RuleTextTests {
    @Test func listsEveryRuleWithItsSeverity() throws {
        var rules = RuleSet()
        try rules.set("small-target", to: "off")
        try Expectation("rules.txt").verify(RuleText.list(rules))
    }

    @Test func explainsARule() throws {
        try Expectation("explain.txt").verify(RuleText.explain(try Rules.find("truncated-text")))
    }

    @Test func documentsEveryRule() throws {
        try Expectation("../../../Sources/Checks/Checks.docc/AllRules.md").verify(RuleMarkdown.page())
    }

    @Test(arguments: Rules.all.map(\.identifier))
    func linesFitATerminal(identifier: String) throws {
        let lines = RuleText.explain(try Rules.find(identifier)).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 120 })
    }
}
