import Basics
import Foundation
import Testing

/// Lines of JSON that are written by hand are the JSON that Foundation reads.
@Suite struct JSONLineWriterTests {
    @Test(arguments: ["", "plain", "\"\\/", "\n\t\u{0}\u{1f}\u{7f}", "é 日本 👩‍👩‍👧", "a\u{85}b\u{2028}c\u{2029}d"])
    func aStringIsReadAsItWas(string: String) throws {
        var writer = JSONLineWriter()
        writer.raw("{\"text\":")
        writer.string(string)
        writer.raw("}")
        #expect(writer.line.unicodeScalars.filter { "\n\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) } == ["\n"])
        #expect(writer.line.hasSuffix("}\n"))
        let object = try JSONDecoder().decode([String: String].self, from: Data(writer.line.utf8))
        #expect(object == ["text": string])
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (20, "20"), (20.287109, "20.287109"), (0.000001, "0.000001"), (-12.5, "-12.5"),
        (0.1 + 0.2, "0.3"), (1e300, "1e+300"), (.infinity, "\"inf\""), (.nan, "\"nan\""),
    ])
    func aNumberHasSixDecimalsAtMost(number: Double, text: String) {
        var writer = JSONLineWriter()
        writer.number(number)
        #expect(writer.line == text + "\n")
    }

    @Test func wholeNumbersAndLists() {
        var writer = JSONLineWriter()
        writer.list([0, 7, -42, Int.max, Int.min]) { $0.number($1) }
        #expect(writer.line == "[0,7,-42,9223372036854775807,-9223372036854775808]\n")
    }
}
