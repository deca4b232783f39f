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

    /// docc names a page by its module and file, in lower case (Swift-DocC, "Linking to symbols and other content").
    @Test func theAddressIsThatOfThePage() {
        #expect(galleyRules.hasSuffix("/documentation/checks/allrules#"))
        #expect(URL(string: galleyRules + "truncated-text")?.fragment == "truncated-text")
    }

    @Test func eachDescriptorHasItsAddress() throws {
        let text = try SARIFFindings().render(
            Checker().result(), options: ReportOptions(rulesAddress: galleyRules))
        for rule in Rules.all { #expect(text.contains("\"\(galleyRules)\(rule.identifier)\"")) }
    }
}
