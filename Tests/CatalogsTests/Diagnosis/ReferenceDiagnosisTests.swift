import Foundation
import Testing

@testable import Catalogs

@Suite struct ReferenceDiagnosisTests {
    private static func faults(_ name: String, _ text: String) throws -> [String] {
        let catalog = try catalog([name: Array(text.utf8)], sourceLanguage: "en")
        return ReferenceDiagnosis(catalog).faults.map(\.description)
    }

    @Test func keysOfI18Next() throws {
        let text = """
            {"a": "{{x}} $t(nope)", "b": "$t(a) $t(ns:nope) $t(k_{{x}}) $t(cart, {'count': 2}) $t(friend)",
             "cart_one": "1", "cart_other": "2", "friend_male_one": "1", "friend_male_other": "2",
             "c": "$t(d)", "d": "$t(e) $t(b)", "e": "$t(c)", "self": "$t(self)"}
            """
        #expect(
            try Self.faults("locales/en.json", text) == [
                "locales/en.json:1:7: warning: \"a\" (en) refers to $t(nope), which does not exist",
                "locales/en.json:3:41: warning: \"e\" (en) refers to $t(c), which refers back to it",
                "locales/en.json:3:58: warning: \"self\" (en) refers to $t(self), which refers back to it",
            ])
    }

    @Test func keysOfVueI18n() throws {
        #expect(
            try Self.faults("locales/en.json", #"{"a": "@:b {n} | {n}", "b": "@.upper:c", "d": "@:d"}"#) == [
                "locales/en.json:1:29: warning: \"b\" (en) refers to @.upper:c, which does not exist",
                "locales/en.json:1:47: warning: \"d\" (en) refers to @:d, which refers back to it",
            ])
    }

    /// Messages and terms may be in a file of their own, so that they are left open.
    @Test func messagesOfFluent() throws {
        let text = "a = { b } { -brand }\nb = { $n ->\n    [one] { a }\n   *[other] { c.title }\n    }\n"
        let diagnosis = ReferenceDiagnosis(try catalog(["en.ftl": Array(text.utf8)], sourceLanguage: "en"))
        #expect(
            diagnosis.faults.map(\.description)
                == ["en.ftl:2:5: warning: \"b\" (en) refers to { a }, which refers back to it"])
        #expect(diagnosis.open.map(\.target) == ["-brand", "c.title"])
        #expect(
            diagnosis.open.map(\.error.description) == [
                "en.ftl:1:5: warning: \"a\" (en) refers to { -brand }, which does not exist",
                "en.ftl:2:5: warning: \"b\" (en) refers to { c.title }, which does not exist",
            ])
    }

    @Test func phrasesOfRules() throws {
        func phrase(_ name: String, _ text: String) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key>
            <string>\(text)</string></dict>
            """
        }
        let text = """
            <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string>
            \(phrase("x", "%d %#@y@"))
            \(phrase("y", "%d %#@x@ %#@z@"))
            </dict></dict></plist>
            """
        #expect(
            try Self.faults("en.lproj/L.stringsdict", text) == [
                "en.lproj/L.stringsdict:7:9: warning: \"k\" (en, other) refers to %#@z@, which does not exist",
                "en.lproj/L.stringsdict:7:9: warning: \"k\" (en, other) refers to %#@x@, which refers back to it",
            ])
    }

    /// A long chain is no cycle, and takes no deep stack.
    @Test func longChains() {
        var graph = ReferenceGraph<Int>()
        for number in 0..<100_000 { graph.add(.init(target: "\(number + 1)", use: number), from: "\(number)") }
        #expect(graph.closing.isEmpty)
        graph.add(.init(target: "500", use: -1), from: "100000")
        #expect(graph.closing.map(\.name) == ["100000"])
        #expect(graph.closing.map(\.edge.use) == [-1])
    }
}
