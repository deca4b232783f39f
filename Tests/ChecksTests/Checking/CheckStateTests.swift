import Foundation
import Frames
import Testing

@testable import Checks

@Suite("What a check found, as bytes")
struct CheckStateTests {
    /// Reports in which every rule fires, in two locales, of scenes of their own, and one label in a matrix.
    private static let reports: [FrameReport] = {
        let examples = Rules.all.flatMap { rule in
            rule.examples.enumerated().map { number, example in
                var report = example.report
                report.scene = "\(rule.identifier) \(number)"
                return report
            }
        }
        let labels = ["de", "fi", "sv", "é"].flatMap { locale in
            [TextSize.large, .accessibility1, .accessibility3, .scale(1.7)].map {
                TestScene.toolbar($0, width: 320 + $0.order / 3, locale: locale, need: 150 + 10 * $0.order) {
                    $0.allow = locale == "fi" ? ["truncated-text"] : nil
                    $0.allowReasons = ["truncated-text": "Meant"]
                    $0.hidden = [HiddenContent(kind: "Menu", title: locale, count: 2)]
                }
            }
        }
        let swedish = examples.map { report in
            var report = report
            report.environment.locale = "sv"
            return report
        }
        return examples + swedish + labels
    }()

    private static var rules: RuleSet {
        get throws {
            var rules = RuleSet()
            for rule in RuleSet.identifiers { try rules.set(rule, to: "error") }
            return rules
        }
    }

    @Test("Every rule fires in what is split", arguments: RuleSet.identifiers)
    func everyRuleFires(rule: String) throws {
        let findings = try Self.whole().result().findings
        #expect(findings.contains { $0.rule == rule })
    }

    @Test("A check that is split in any way, written, read and merged in any order finds the same", arguments: 1...12)
    func splitting(parts: Int) throws {
        var generator = Generator(state: UInt64(parts))
        var checkers = try (0..<parts).map { _ in Checker(rules: try Self.rules) }
        for report in Self.reports { checkers[Int.random(in: 0..<parts, using: &generator)].check(report) }
        let states = try checkers.shuffled(using: &generator).map { try CheckState(packed: $0.state.packed) }
        var merged = states[0]
        for state in states.dropFirst() { merged.merge(state) }
        try expectSame(Checker(rules: Self.rules, differential: nil, state: merged), Self.whole())
    }

    @Test("The faults of the source locale are the same after they were written")
    func differential() throws {
        let source = SourceFaults(locale: "sv", of: try Self.whole())
        let state = try CheckState(packed: try Self.whole().state.packed)
        let read = SourceFaults(
            locale: "sv", of: Checker(rules: try Self.rules, differential: nil, state: state))
        var (first, second) = (
            Checker(rules: try Self.rules, differential: source), Checker(rules: try Self.rules, differential: read)
        )
        for report in Self.reports {
            first.check(report)
            second.check(report)
        }
        #expect(!first.result().explained.isEmpty)
        try expectSame(first, second)
    }

    @Test("It is one value to every encoder")
    func encoders() throws {
        let whole = try Self.whole()
        let data = try JSONEncoder().encode([whole.state])
        let state = try JSONDecoder().decode([CheckState].self, from: data)[0]
        try expectSame(Checker(rules: Self.rules, differential: nil, state: state), whole)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CheckState].self, from: Data(#"["AQI="]"#.utf8))
        }
    }

    @Test("Numbers are the same to the last bit, and texts to the last code point")
    func exactness() throws {
        for value in [0.1 + 0.2, -0.0, .infinity, .leastNonzeroMagnitude, .pi, -1e300] {
            #expect(try Self.written(value).bitPattern == value.bitPattern)
        }
        for value in [0, -1, 1, 63, 64, -64, -65, Int.max, Int.min] { #expect(try Self.written(value) == value) }
        let texts = ["é", "e\u{301}", "", "é", "\u{0}", "🇩🇪"]
        #expect(try Self.written(texts).map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
    }

    @Test("Bytes that end too early or are changed are refused, or are some other state, and nothing else happens")
    func hostility() throws {
        let whole = try Self.whole()
        let bytes = [UInt8](whole.state.packed)
        for length in stride(from: 0, to: bytes.count, by: 97) {
            #expect(throws: UnpackingError.self) { try CheckState(packed: Data(bytes[..<length])) }
        }
        #expect(throws: UnpackingError.unexpected("1 bytes after the end")) {
            try CheckState(packed: Data(bytes + [0]))
        }
        var generator = Generator(state: 1)
        for _ in 0..<200 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                changed[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            guard let state = try? CheckState(packed: Data(changed)) else { continue }
            // Whatever it is, it can be merged and reported.
            var checker = whole
            checker.merge(Checker(rules: checker.rules, differential: nil, state: state))
            let result = checker.result()
            #expect(result.findings.count >= 1)
            for finding in result.findings { #expect(!Prose.message(finding, widthNames: [:]).isEmpty) }
        }
    }

    // MARK: Helpers

    private static func whole() throws -> Checker {
        var checker = Checker(rules: try rules)
        for report in reports { checker.check(report) }
        return checker
    }

    private static func written<Value: Packable>(_ value: Value) throws -> Value {
        var packer = Packer()
        packer.add(value)
        var unpacker = Unpacker(packer.bytes)
        let read: Value = try unpacker.next()
        try unpacker.end()
        return read
    }

    private func expectSame(_ first: Checker, _ second: Checker) throws {
        let (first, second) = (first.result(), second.result())
        #expect(first.findings == second.findings)
        #expect(first.notices == second.notices)
        #expect(first.summary == second.summary)
        #expect(first.allowances == second.allowances)
        #expect(first.explained == second.explained)
    }
}

/// The same numbers in every run: SplitMix64.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
        return word ^ word >> 31
    }
}
