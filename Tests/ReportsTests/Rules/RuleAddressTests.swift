import Basics
import Checks
import Foundation
import Reports
import Testing

/// What SARIF's `helpUri` leads to.
@Suite struct RuleAddressTests {
    /// The page of the documentation, which docc and GitHub show with an anchor for each heading, has one for each rule and
    /// for each difference.
    @Test(arguments: FindingKinds.all.map(\.identifier))
    func everyRuleHasAHeadingOfItsName(rule: String) throws {
        let page = RuleMarkdown.page().split(separator: "\n")
        #expect(page.count { $0 == "## \(rule)" || $0 == "### \(rule)" } == 1)
    }

    @Test func eachDescriptorHasItsAddress() throws {
        let page = "https://intranet.example.org/galley#"
        let text = try SARIFFindings().render(Checker().result(), options: ReportOptions(rulesAddress: page))
        for rule in Rules.all { #expect(text.contains("\"\(page)\(rule.identifier)\"")) }
    }

    /// An address that leads nowhere is worse than none.
    @Test func withoutAPageThereIsNoAddress() throws {
        let text = try SARIFFindings().render(Checker().result(), options: ReportOptions())
        #expect(text.contains("truncated-text") && !text.contains("helpUri"))
    }
}
