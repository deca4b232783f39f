import Checks
import Frames
import Testing

@testable import ProofPages

@Suite struct LabelLedgerTests {
    /// However the matrix is shared out, the tightest cell of each text is kept.
    @Test func theOrderOfReportsDoesNotMatter() throws {
        let reports = SampleCheck.reports
        var whole = LabelLedger()
        for report in reports { whole.add(report) }
        var shares = [LabelLedger(), LabelLedger(), LabelLedger()]
        for (index, report) in reports.reversed().enumerated() { shares[index % 3].add(report) }
        var merged = shares[1]
        merged.merge(shares[2])
        merged.merge(shares[0])
        #expect(whole.places.keys.sorted() == merged.places.keys.sorted())
        for (place, entries) in whole.places {
            #expect(entries.mapValues(\.room) == merged.places[place]?.mapValues(\.room))
        }
        #expect(whole.margins() == merged.margins())
    }

    @Test func theTightestRoomIsKept() throws {
        var ledger = LabelLedger()
        for report in SampleCheck.reports { ledger.add(report) }
        let tightest = try #require(ledger.tightest(1, scene: "Toolbar").first)
        #expect(ledger.tightestOfScenes["Toolbar"]?.place == tightest.place)
        #expect(tightest.place.key == "add.button" && tightest.tightest.locale == "de")
        #expect(tightest.tightest.cell.textSize == .accessibility3 && tightest.tightest.cell.screen.width == 320)
        #expect(tightest.plot.marks.map(\.locale) == ["de", "fi", "en"])
    }

    @Test func keysThatNobodyAsksForAreLeftOut() {
        var ledger = LabelLedger()
        for report in SampleCheck.reports { ledger.add(report) { $0 == "save" } }
        #expect(Set(ledger.places.keys.map(\.key)) == ["save"])
    }

    /// Thirty characters that need half as much again as there is: ten of them are too many.
    @Test func saysByHowManyCharactersATextIsTooLong() throws {
        var report = TestText.report(string: String(repeating: "a", count: 30), scene: "S", key: "k")
        report.root.text?.ideal.width = 132
        var ledger = LabelLedger()
        ledger.add(report)
        let room = try #require(ledger.tightest(1, scene: "S").first?.tightest)
        #expect(room.headroom == -44 && room.charactersTooMany == 10)
        #expect(room.margin == -0.5)
    }

    /// Less headroom stands farther to the left, and what lacks room left of the line.
    @Test func marksStandInOrder() {
        let plot = StripPlot([("fi", 0.1), ("de", -0.2), ("ar", 9)].map { StripPlot.Mark(locale: $0, margin: $1) })
        #expect(plot.marks.map(\.locale) == ["de", "fi", "ar"])
        #expect(plot.svg.contains("aria-label=\"Least headroom in de: −20 %, most in ar: 900 %\""))
        #expect(plot.svg.contains("<path class=\"short\" d=\"M82.7 9l5 5-5 5-5-5z\"><title>de: −20 %</title>"))
        #expect(plot.svg.contains("cx=\"232\""))
    }
}
