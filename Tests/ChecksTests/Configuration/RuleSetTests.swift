import Basics
import Checks
import Testing

/// A misspelt name is an error that suggests the nearest one, never ignored.
@Suite struct RuleSetTests {
    @Test(
        arguments: [
            ("truncated-txt", "error", #"there is no rule "truncated-txt"; did you mean "truncated-text"?"#),
            ("overfow", "error", #"there is no rule "overfow"; did you mean "overflow"?"#),
            ("overflow", "eror", #"there is no severity "eror"; did you mean "error"?"#),
            ("overflow", "loud", #"there is no severity "loud"; expected one of off, warning, error"#),
        ])
    func namesTheNearestName(rule: String, severity: String, message: String) throws {
        var rules = RuleSet()
        let error = #expect(throws: UnknownName.self) { try rules.set(rule, to: severity) }
        #expect(error.map { "\($0)" } == message)
    }

    @Test func identifiersAreUniqueAndReadAsNames() {
        #expect(Set(RuleSet.identifiers).count == Rules.all.count)
        #expect(RuleSet.identifiers.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
    }
}
