import Foundation
import Testing

@Suite struct InspectCommandTests {
    @Test func theTableNamesRunsGlyphsAndBoundaries() throws {
        let run = try GalleyProcess("inspect", "e\u{301} א")
        #expect(
            run.output.split(separator: "\n").map { $0.prefix(24) }.first == "\"e\u{301} א\"  ltr")
        #expect(run.output.contains("U+0065 U+0301  glyph"))
        #expect(run.output.contains("graphemes   0 2 3 4\n"))
        #expect(run.output.contains("order       0 1 2 3\n"))
    }

    /// One object a line, whatever the text holds.
    @Test func jsonEscapesControls() throws {
        let run = try GalleyProcess(
            "inspect", "--code-points", "--format", "json", input: "0022 005C 0001 001F 2028\n0061\n")
        #expect(try run.objects().map { $0["text"] as? String } == ["\"\\\u{1}\u{1f}\u{2028}", "a"])
    }

    @Test func theDirectionIsTheCallersOrTheTexts() throws {
        for (direction, level) in [("ltr", [0, 1]), ("rtl", [2, 1]), ("auto", [0, 1])] {
            let run = try GalleyProcess("inspect", "aא", "--format", "json", "--direction", direction)
            #expect(try run.objects().first?["levels"] as? [Int] == level)
        }
    }

    @Test func whatIsNoScalarIsNamedWithItsPlace() throws {
        let run = try GalleyProcess("inspect", "--code-points", input: "0061\nD800\n")
        #expect(run.status == 3 && run.error.contains("standard input:2:1: error: \"D800\" is not a Unicode scalar"))
    }

    /// A label without end takes no more than its share of time: a table is made in one pass.
    @Test func aLongTextIsInspected() throws {
        let run = try GalleyProcess("inspect", input: String(repeating: "a", count: 20_000) + "\n")
        #expect(run.output.split(separator: "\n").count == 20_007)
    }

    @Test func fontsAreAListInOrder() throws {
        let run = try GalleyProcess(
            "inspect", "א3", "--font", "Fonts/Noto/NotoSansHebrew-Regular.ttf", "--font", "Roboto", "--format", "json")
        let runs = try #require(run.objects().first?["runs"] as? [[String: Any]])
        let fonts = runs.compactMap { $0["font"] as? String }
        #expect(fonts.count == 2 && fonts[0].hasPrefix("Noto Sans Hebrew") && fonts[1].hasPrefix("Roboto"))
    }

    /// Lines end where the platform lets them; Unicode's own test cases are held against UAX #14 alone.
    @Test func linesEndWhereThePlatformLetsThem() throws {
        func lines(_ arguments: String..., input: String = "") throws -> [Int] {
            let run = try GalleyProcess(["inspect", "--format", "json"] + arguments, input: input)
            let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            return try #require(json?["lines"] as? [Int])
        }
        let korean = "한국어 설정"
        #expect(try lines(korean, "--locale", "ko", "--platform", "ios") == [4, 6])
        #expect(try lines(korean, "--locale", "ko", "--platform", "web") == [1, 2, 4, 5, 6])
        let address = "a.example/path/to-file"
        #expect(try lines(address, "--platform", "web") == [18, 22])
        #expect(try lines(address, "--platform", "android").contains(10))
        let codes = korean.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
        #expect(try lines("--code-points", "--locale", "ko", input: codes) == [1, 2, 4, 5, 6])
    }
}
