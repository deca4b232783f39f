import Foundation
import Testing

/// Input that is odd, or made to do harm, ends in one clear error or in a right result, in bounded time and memory.
@Suite(.timeLimit(.minutes(5))) struct HostileInputTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.url.appending(path: name))
    }

    private func galley(_ arguments: String..., input: String = "") throws -> GalleyProcess {
        try GalleyProcess(arguments, in: folder.url, input: input)
    }

    /// Foundation's reader takes a call for each level.
    @Test func aPropertyListNestedDeeplyIsRefused() throws {
        let (open, close) = ("<array>", "</array>")
        let nested = String(repeating: open, count: 16_000) + String(repeating: close, count: 16_000)
        try write("<plist><dict><key>a</key>\(nested)</dict></plist>", "Deep.strings")
        var run = try galley("measure", "--catalog", "Deep.strings")
        #expect(run.status == 3 && run.error.contains("values nested more than 64 deep"), "\(run.error)")
        try BinaryLists.nested(depth: 16_000).write(to: folder.url.appending(path: "Deep.strings"))
        run = try galley("measure", "--catalog", "Deep.strings")
        #expect(run.status == 3 && run.error.contains("values nested more than 64 deep"), "\(run.error)")
        // Forty arrays, each with the next one twice, represent too many values to count.
        try BinaryLists.doubled(depth: 40).write(to: folder.url.appending(path: "Deep.strings"))
        #expect(try galley("measure", "--catalog", "Deep.strings").status == 3)
    }

    /// Comments and raw sections nest nothing.
    @Test func aPropertyListWithManyTextsIsRead() throws {
        let pairs = (0..<300).map { "<!-- <dict><dict> --><key>k\($0)</key><string>Sichern</string>" }.joined()
        try write("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(pairs)</dict></plist>", "Flat.strings")
        let run = try galley("measure", "--catalog", "Flat.strings", "--source-locale", "de")
        // A line a label, under the heads of the columns.
        #expect(run.status == 0 && run.output.split(separator: "\n").count == 301, "\(run.error)")
    }

    /// Yams compares keys, and an alias may stand for exponentially many values.
    @Test(arguments: ["? *z\n: 1", "*z : 1", "{ *z : 1 }", "[1]: 1", "? { a: *z }\n: 1"])
    func anAliasIsNoKey(key: String) throws {
        var text = "a: &a [x, x]\n"
        var last = "a"
        for name in "bcdefghijklmnopqrstuvwxyz" {
            text += "\(name): &\(name) [*\(last), *\(last)]\n"
            last = String(name)
        }
        text += "view:\n  " + key.replacing("\n", with: "\n  ") + "\n"
        try write(text, "S.yml")
        let scene = try galley("layout", "S.yml")
        #expect(scene.status == 3 && scene.error.contains("a key of a mapping expects text"), "\(scene.error)")
        #expect(scene.error.hasPrefix("S.yml:28:"))
        try write(text, "galley.yml")
        let project = try galley("check", "galley.yml")
        #expect(project.status == 2 && project.error.contains("galley.yml:28:"), "\(project.error)")
    }

    /// What is no key, or only looks like an alias, is as good as ever.
    @Test func aliasesOfValuesAndStarsInTextsAreRead() throws {
        try write(
            """
            view:
              VStack:
                - Text: &t { verbatim: "*a" }
                - Text: *t   # *a : b
                - Text: { verbatim: '*a : b', }
                - Text: 2 * 3
            """, "S.yml")
        let run = try galley("layout", "S.yml")
        #expect(
            run.status == 0 && run.output.contains("\"*a : b\"") && run.output.contains("\"2 * 3\""), "\(run.error)")
    }

    /// A text for which HarfBuzz gets no memory is not zero points wide.
    @Test func aTextOfAHundredMegabytesIsAnError() throws {
        let script = { (limit: String) in
            "\(limit) head -c 100000000 /dev/zero | tr '\\0' a | "
                + "'\(Package.products.appending(path: "galley").path)' measure; exit ${PIPESTATUS[2]}"
        }
        for limit in ["", "ulimit -v 2000000;"] {
            let run = try ShellRun(script(limit), in: folder.url)
            #expect(run.status == 3 && run.error.contains("standard input:1:1: error: the line has more than 4 MB"))
            #expect(run.output.isEmpty)
        }
    }

    @Test func aLongTextOfACatalogOrASceneIsAnError() throws {
        let long = String(repeating: "a ", count: 1 + 2 << 20)
        try write("\"a\" = \"\(long)\";", "L.strings")
        let measured = try galley("measure", "--catalog", "L.strings", "--source-locale", "en")
        #expect(measured.status == 3 && measured.error.contains("longer than 4 MB"), "\(measured.error)")
        try write("view: { Text: a }\nstrings: L.strings", "S.yml")
        #expect(try galley("layout", "S.yml", "--width", "300", "--source-locale", "en").status == 3)
        try write("strings: L.strings\nsourceLocale: en\nlabels: [{ keys: a, maxWidth: 100 }]", "galley.yml")
        #expect(try galley("check", "galley.yml").status == 3)
    }

    /// Two rectangles that are apart have nothing in common, and that nothing lies somewhere.
    @Test func aViewOutsideTwoClipsHasFiniteNumbers() throws {
        try write(
            """
            view:
              VStack:
                - Text: { verbatim: "outside" }
                  clipped: true
                  offset: { x: 500, y: 300 }
              frame: { width: 100, height: 40 }
              clipped: true
            """, "S.yml")
        let text = try galley("layout", "S.yml")
        #expect(text.status == 0 && !text.output.contains("inf"), "\(text.output)\(text.error)")
        for format in ["json", "svg"] {
            let run = try galley("layout", "S.yml", "--format", format)
            #expect(run.status == 0 && !run.output.contains("inf\"") && !run.output.contains("nan"))
        }
    }

    /// A name of a megabyte has no nearest name, and is not repeated in full.
    @Test func anUnknownNameIsPrintedInPart() throws {
        let name = String(repeating: "Tex", count: 350_000)
        try write("view: \(name)", "S.yml")
        let run = try galley("layout", "S.yml")
        #expect(run.status == 2 && run.error.hasPrefix("S.yml:1:7: error: there is no view \"TexTex"), "\(run.error)")
        #expect(run.error.contains("…\"") && run.error.count < 1500)
        try write("rules: { overlap: \(name) }\nscenes: [S.yml]", "galley.yml")
        try write("view: Spacer", "S.yml")
        let rule = try galley("check", "galley.yml")
        #expect(rule.status == 2 && rule.error.count < 900, "\(rule.error.prefix(1000))")
    }

    /// A member that a catalog should not have is named in a note, in part.
    @Test func anUnknownMemberOfACatalogIsPrintedInPart() throws {
        let name = String(repeating: "string", count: 10_000)
        try write(
            "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"en\":{\"\(name)\":{}}}}}}",
            "L.xcstrings")
        try write("strings: L.xcstrings\nlabels: [{ keys: a, maxWidth: 100 }]", "galley.yml")
        let run = try galley("check", "galley.yml")
        #expect(run.output.contains("\"a\" is left out: stringstring"), "\(run.output.prefix(1000))\(run.error)")
        #expect(run.output.count < 3000)
    }

    @Test(arguments: [
        String(repeating: "{a,b}", count: 40),
        String(repeating: "{", count: 3000) + String(repeating: "}", count: 3000),
        String(repeating: "{a,", count: 1500) + String(repeating: "}", count: 1500),
    ])
    func aPatternOfTooManyNamesIsRefused(pattern: String) throws {
        try write("scenes: [\"\(pattern)\"]", "galley.yml")
        let run = try galley("check", "galley.yml")
        #expect(run.status == 2 && run.error.contains("galley.yml:1:10: error: scenes: the pattern"), "\(run.error)")
    }

    @Test func aPatternOfSomeNamesIsRead() throws {
        for name in ["a", "b"] { try write("view: { Text: { verbatim: x } }", "\(name)1.yml") }
        try write("scenes: [\"{a,b}{1,2}.{yml,yaml}\"]", "galley.yml")
        let run = try galley("check", "galley.yml")
        #expect(run.status == 0 && run.output.contains("Measured 2 labels"), "\(run.output)\(run.error)")
    }

    /// CommonMark's own algorithm is linear; a search for the partner of each mark is not.
    @Test(arguments: ["[a](", "*a_ ", "*a **a ", "`a``", "[[a](b)", "_a*", "<a"])
    func markdownIsReadInLinearTime(part: String) throws {
        let text = String(repeating: part, count: 40_000)
        try write("\"a\" = \"\(text)\";", "L.strings")
        try write("strings: L.strings\nview: { Text: a }\n", "S.yml")
        let start = ContinuousClock.now
        #expect(try galley("layout", "S.yml", "--source-locale", "en", "--format", "json").status == 0)
        #expect(ContinuousClock.now - start < .seconds(100))
    }

    /// A view names the other that it covers most of, and how many more there are: not one finding a pair.
    @Test func manyTextsOverEachOtherAreOneFindingEach() throws {
        let texts = (0..<1000).map { "    - { Text: { verbatim: \"t\($0)\" }, frame: { width: 100, height: 20 } }" }
        try write("view:\n  VStack:\n    spacing: -20\n    content:\n\(texts.joined(separator: "\n"))\n", "S.yml")
        try write("scenes: [S.yml]\nwidths: [200]\ntextSizes: [large]", "galley.yml")
        let run = try galley("check", "galley.yml", "--all")
        #expect(run.status == 1)
        let findings = run.output.split(separator: "\n").filter { $0.contains("error: overlap") }
        #expect(findings.count == 999)
        #expect(findings.contains { $0.contains("and more than 100 others in") })
        #expect(findings.contains { $0.contains("of \"t998\" and 1 other in") })
    }

    /// Somebody may still open the other end, but not for ever.
    @Test func aPipeWithoutAWriterIsRefused() throws {
        mkfifo(folder.path + "/pipe.yml", 0o600)
        let run = try galley("layout", "pipe.yml")
        #expect(run.status == 3 && run.error.contains("pipe.yml: error: this is a pipe"), "\(run.error)")
        let galley = Package.products.appending(path: "galley").path
        for script in [
            "(sleep 1; echo 'view: { Text: late }') > pipe.yml & '\(galley)' layout pipe.yml",
            "'\(galley)' layout <(sleep 4; echo 'view: { Text: late }')",
        ] {
            let run = try ShellRun(script, in: folder.url)
            #expect(run.status == 0 && run.output.contains("\"late\""), "\(run.error)")
        }
    }

    /// A device has any number of bytes.
    @Test func aDeviceWithoutAnEndIsRefused() throws {
        let run = try galley("layout", "/dev/zero")
        #expect(run.status == 3 && run.error.contains("more than 8 MB"), "\(run.error)")
    }

    /// What turns text around, or commands a terminal, is shown as an escape, on a terminal and in a log. JSON, which
    /// programs read, has it as it is but on a terminal.
    @Test func nobodyIsSentControls() throws {
        let galley = Package.products.appending(path: "galley").path
        let text = "a\u{202e}b\u{2066}c\u{200f}d\u{61c}e\u{1b}[2Jf\u{9b}g"
        try write(text, "text")
        let (ours, json) = (["u{202e}", "u{2066}", "u{200f}", "u{61c}"], ["u202e", "u2066", "u200f", "u061c"])
        for (command, shown) in [
            ("measure \"$(cat text)\"", ours), ("inspect \"$(cat text)\"", json),
            ("measure \"$(cat text)\" --format json", json),
        ] {
            let terminal = try ShellRun(
                "script -qec \"'\(galley)' \(command.replacing("\"", with: "\\\""))\" /dev/null", in: folder.url)
            let piped = try ShellRun("'\(galley)' \(command)", in: folder.url)
            let isData = command.hasSuffix("json")
            for run in isData ? [terminal] : [terminal, piped] {
                #expect(run.status == 0)
                for escape in shown { #expect(run.output.contains("\\\(escape)"), "\(command): \(run.output)") }
                for scalar in "\u{202e}\u{2066}\u{200f}\u{61c}\u{1b}\u{9b}".unicodeScalars {
                    #expect(!run.output.unicodeScalars.contains(scalar))
                }
            }
            #expect(piped.output.contains("a\u{202e}b") == isData)
        }
        let error = try ShellRun("script -qec \"'\(galley)' layout \\\"$(cat text)\\\"\" /dev/null", in: folder.url)
        #expect(error.output.contains("\\u001b") && !error.output.contains("\u{1b}"))
    }
}

/// Binary property lists that no program writes.
enum BinaryLists {
    /// Arrays inside each other, as the value of the one key of a dictionary.
    static func nested(depth: Int) -> Data { list(depth: depth, copies: 1) }
    /// Arrays that each hold the next one twice.
    static func doubled(depth: Int) -> Data { list(depth: depth, copies: 2) }

    private static func list(depth: Int, copies: Int) -> Data {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        func add(_ value: [UInt8]) {
            offsets.append(bytes.count)
            bytes += value
        }
        add([0xD1] + number(1, 2) + number(2, 2))
        add([0x51, UInt8(ascii: "a")])
        for level in 0..<depth {
            add([0xA0 + UInt8(copies)] + (0..<copies).flatMap { _ in number(3 + level, 2) })
        }
        add([0xA0])
        let table = bytes.count
        for offset in offsets { bytes += number(offset, 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 2] + number(offsets.count, 8) + number(0, 8) + number(table, 8)
        return Data(bytes)
    }
}
