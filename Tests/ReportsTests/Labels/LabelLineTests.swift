import Basics
import Foundation
import Frames
import Reports
import Testing

/// What `galley measure --catalog` writes for programs, and on standard error.
@Suite struct LabelLineTests {
    private let label = MeasuredLabel(
        key: "pets.count", locale: "pl", form: "many", text: "5 \"zwierząt\"\n",
        source: SourcePosition(file: "Localizable.xcstrings", line: 7, column: 3), width: 131.25, height: 40.574219,
        lines: 2)

    @Test func aLabelIsOneObject() {
        #expect(
            LabelJSON.render(label)
                == #"{"key":"pets.count","locale":"pl","form":"many","text":"5 \"zwierząt\"\u000a","#
                + #""width":131.25,"height":40.574219,"lines":2,"#
                + #""source":{"file":"Localizable.xcstrings","line":7,"column":3}}"# + "\n")
    }

    @Test func factsThatMostLabelsLackAreNamedWhereTheyAre() throws {
        var odd = label
        (odd.form, odd.source) = (nil, nil)
        odd.foundIn = "en"
        odd.visible = "5…"
        odd.missing = [MissingCharacter(scalar: "𓀀", name: "EGYPTIAN HIEROGLYPH A001")]
        odd.placeholders = ["%@", "%d"]
        odd.shortage = MeasuredLabel.Shortage(width: 11.25, height: 0.5, lines: 1)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(LabelJSON.render(odd).utf8)) as? [String: Any])
        #expect(
            object.keys.sorted() == [
                "foundIn", "height", "key", "lines", "locale", "missing", "placeholders", "short", "text", "visible",
                "width",
            ])
        #expect(object["short"] as? [String: Double] == ["width": 11.25, "height": 0.5, "lines": 1])
        #expect(object["placeholders"] as? [String] == ["%@", "%d"])
        #expect((object["missing"] as? [[String: String]])?.first?["scalar"] == "U+13000")
    }

    @Test func theSummaryNamesWhatLacksMost() {
        var summary = LabelSummary(budget: Budget(width: 120, lines: 1))
        for width in [3.0, 11.25, 11.25] {
            var label = label
            label.locale = "l\(width)"
            label.shortage = MeasuredLabel.Shortage(width: width)
            summary.add(label)
        }
        var high = label
        high.shortage = MeasuredLabel.Shortage(lines: 1)
        summary.add(high)
        let place = #"Localizable.xcstrings:7:3: error: "5 "zwierząt"\n" (pets.count, "#
        #expect(summary.hasShortage)
        #expect(
            summary.text == place
                + "l11.25, many) needs 131.25, has 120 (11.25 short, 9 %); 3 of 4 labels are too wide\n"
                + place + "pl, many) needs 2 lines, has 1 (1 short); 1 of 4 labels takes too many lines\n")
    }

    @Test func theSummaryOfWhatFitsIsShort() {
        var summary = LabelSummary(budget: Budget(width: 120, lines: 2))
        for _ in 0..<1200 { summary.add(label) }
        #expect(!summary.hasShortage)
        #expect(summary.text == "1,200 labels, none wider than 120, none of more than 2 lines\n")
    }
}
