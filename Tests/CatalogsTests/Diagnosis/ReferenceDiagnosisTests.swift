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
                "locales/en.json:1:7: warning: \"a\" (en) has $t(nope), and there is no such text",
                "locales/en.json:3:41: warning: \"e\" (en) has $t(c), in which it stands itself",
                "locales/en.json:3:58: warning: \"self\" (en) has $t(self), in which it stands itself",
            ])
    }

    @Test func keysOfVueI18n() throws {
        #expect(
            try Self.faults("locales/en.json", #"{"a": "@:b {n} | {n}", "b": "@.upper:c", "d": "@:d"}"#) == [
                "locales/en.json:1:29: warning: \"b\" (en) has @.upper:c, and there is no such text",
                "locales/en.json:1:47: warning: \"d\" (en) has @:d, in which it stands itself",
            ])
    }

    /// Messages and terms may be in a file of their own, so that they are left open.
    @Test func messagesOfFluent() throws {
        let text = "a = { b } { -brand }\nb = { $n ->\n    [one] { a }\n   *[other] { c.title }\n    }\n"
        let diagnosis = ReferenceDiagnosis(try catalog(["en.ftl": Array(text.utf8)], sourceLanguage: "en"))
        #expect(
            diagnosis.faults.map(\.description)
                == ["en.ftl:2:5: warning: \"b\" (en) has { a }, in which it stands itself"])
        #expect(diagnosis.open.map(\.target) == ["-brand", "c.title"])
        #expect(
            diagnosis.open.map(\.error.description) == [
                "en.ftl:1:5: warning: \"a\" (en) has { -brand }, and there is no such text",
                "en.ftl:2:5: warning: \"b\" (en) has { c.title }, and there is no such text",
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
                "en.lproj/L.stringsdict:7:9: warning: \"k\" (en, other) has %#@z@, and there is no such text",
                "en.lproj/L.stringsdict:7:9: warning: \"k\" (en, other) has %#@x@, in which it stands itself",
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
