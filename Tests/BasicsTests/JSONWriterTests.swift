import Basics
import Foundation
import Testing

/// Lines of JSON that are written by hand are the JSON that Foundation reads.
@Suite struct JSONWriterTests {
    @Test(arguments: ["", "plain", "\"\\/", "\n\t\u{0}\u{1f}\u{7f}", "é 日本 👩‍👩‍👧", "a\u{85}b\u{2028}c\u{2029}d"])
    func aStringIsReadAsItWas(string: String) throws {
        var writer = JSONWriter()
        writer.raw("{\"text\":")
        writer.string(string)
        writer.raw("}")
        #expect(writer.text.unicodeScalars.filter { "\n\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) } == [])
        #expect(writer.text.hasSuffix("}"))
        let object = try JSONDecoder().decode([String: String].self, from: Data(writer.text.utf8))
        #expect(object == ["text": string])
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (20, "20"), (20.287109, "20.287109"), (0.000001, "0.000001"), (-12.5, "-12.5"),
        (0.1 + 0.2, "0.3"), (1e300, "1e+300"), (.infinity, "\"inf\""), (.nan, "\"nan\""),
    ])
    func aNumberHasSixDecimalsAtMost(number: Double, text: String) {
        var writer = JSONWriter()
        writer.number(number)
        #expect(writer.text == text)
    }

    @Test func wholeNumbersAndLists() {
        var writer = JSONWriter()
        writer.list([0, 7, -42, Int.max, Int.min]) { $0.number($1) }
        #expect(writer.text == "[0,7,-42,9223372036854775807,-9223372036854775808]")
    }
}
