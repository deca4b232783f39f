import Testing

@testable import Checks

/// The examples of every rule, held against all rules.
@Suite struct RuleExamplesTests {
    @Test(arguments: Rules.all.map(\.identifier))
    func everyExampleHasTheFaultsItClaims(identifier: String) throws {
        let rule = try Rules.find(identifier)
        for example in rule.examples {
            let faults = rule.faults(in: example.report)
            #expect(faults.count == example.faults, "\(example.title)")
            #expect(faults.allSatisfy { $0.rule == identifier }, "\(example.title)")
        }
    }

    /// An example shows one fault and not, by the way, another. What three rules leave out is a fault of stray-decoration.
    @Test(arguments: Rules.all.map(\.identifier))
    func noOtherRuleFiresOnAnExample(identifier: String) throws {
        for example in try Rules.find(identifier).examples {
            let pairs = Rules.all.filter { other in
                other.identifier != identifier && ![other.identifier, identifier].contains("stray-decoration")
            }
            for other in pairs {
                #expect(other.faults(in: example.report).isEmpty, "\(other.identifier): \(example.title)")
            }
        }
    }

    @Test(arguments: Rules.all.map(\.identifier))
    func everyRuleShowsWhatPassesAndWhatFails(identifier: String) throws {
        let rule = try Rules.find(identifier)
        #expect(rule.examples.contains { $0.faults == 0 })
        #expect(rule.examples.contains { $0.faults > 0 })
        #expect(!rule.remedies.isEmpty)
    }

    /// A rule that fires without what it names as its precondition would be reported as unable to fire.
    @Test(arguments: Rules.all.map(\.identifier))
    func failingExamplesMeetThePrecondition(identifier: String) throws {
        let rule = try Rules.find(identifier)
        for example in rule.examples where example.faults > 0 {
            var checker = Checker()
            checker.check(example.report)
            let idle = checker.result().summary.idleRules.filter { $0.rule == identifier }
            #expect(idle.isEmpty, "\(example.title)")
        }
    }

    /// They are named in a list, which a new one may not be missing in.
    @Test func everyRuleOfWordsIsKnownAsOne() {
        for rule in Rules.all { #expect((Rules.ofWords(rule) != nil) == (rule is any WordRule), "\(rule.identifier)") }
    }
}
