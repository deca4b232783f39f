import Checks
import Foundation
import Galley
import Testing

/// A harvested room is a budget of one label: by hand it is the same.
@Suite struct RoomLawTests {
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    private struct Setting {
        let key: String
        let size: Int
        let weight: Int
        let width: Int
        let lines: Int
        let scale: Double
        let tracking: Double
        let isUppercase: Bool

        init(_ key: String, _ numbers: inout Numbers) {
            self.key = key
            size = .random(in: 10...30, using: &numbers)
            weight = [400, 700][.random(in: 0...1, using: &numbers)]
            width = .random(in: 20...180, using: &numbers)
            lines = .random(in: 1...3, using: &numbers)
            scale = [1, 0.8][.random(in: 0...1, using: &numbers)]
            tracking = [0, 0.5][.random(in: 0...1, using: &numbers)]
            isUppercase = .random(using: &numbers)
        }

        func room(_ text: String) -> String {
            """
            { "text": "\(isUppercase ? text.uppercased() : text)", "width": \(width), "lines": \(lines),
              "overflow": "ellipsis", "minimumScale": \(scale), \(isUppercase ? #""textCase": "uppercase","# : "")
              "font": { "size": \(size), "weight": \(weight), "letterSpacing": \(tracking) } }
            """
        }

        func budget(_ number: Int) -> String {
            """
              - keys: "\(key)"
                name: "Screen \(number)"
                font: { size: \(size), weight: \(weight == 700 ? "bold" : "regular") }
                maxWidth: \(width)
                maxLines: \(lines)
                minimumScaleFactor: \(scale)
                tracking: \(tracking)
                textSizes: [large]
            \(isUppercase ? "    textCase: uppercase" : "")
            """
        }
    }

    @Test(arguments: [UInt64(1), 2, 3]) func aRoomIsAsABudgetByHand(seed: UInt64) throws {
        var numbers = Numbers(state: seed)
        let sample = try ProjectCopy(of: "Toolbar")
        let texts = ["toolbar.copy": "Copy", "toolbar.edit": "Edit", "toolbar.save": "Save", "toolbar.undo": "Undo"]
        let settings = (0..<40).map { number in Setting(texts.keys.sorted()[number % 4], &numbers) }
        let screens = settings.enumerated().map { number, setting in
            """
            { "name": "Screen \(number)", "platform": "ios", "locale": "en", "width": 320,
              "rooms": [ \(setting.room(texts[setting.key] ?? "")) ] }
            """
        }
        let configuration = "strings: [Localizable.xcstrings]\nplatform: ios\n"
        try sample.write(
            #"{ "rooms": 1, "harvester": "a test", "screens": [ \#(screens.joined(separator: ",\n")) ] }"#,
            to: "rooms.json")
        try sample.write(configuration + "rooms: [rooms.json]\n", to: "galley.yml")
        let harvested = try sample.check()
        let budgets = settings.enumerated().map { $1.budget($0) }
        try sample.write(configuration + "labels:\n" + budgets.joined(separator: "\n"), to: "galley.yml")
        let written = try sample.check()
        func facts(_ result: CheckResult) -> [String] {
            result.findings.map { "\($0.rule) \($0.scene) \($0.key ?? "") \($0.locale) \($0.evidence) \($0.hints)" }
                .sorted()
        }
        #expect(facts(harvested) == facts(written))
        #expect(harvested.findings.count > 20)
        #expect(harvested.summary.cells == written.summary.cells)
    }
}
