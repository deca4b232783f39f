import Foundation
import Testing
import ViewLayout

/// What view code has from Foundation or SwiftUI on Apple's systems, beside views.
@Suite struct FoundationTests {
    private func formatter(_ units: NSCalendar.Unit, _ change: (DateComponentsFormatter) -> Void = { _ in })
        -> DateComponentsFormatter
    {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = units
        change(formatter)
        return formatter
    }

    @Test func positionsAreColonsBetweenNumbers() {
        let minutes = formatter([.minute, .second])
        #expect(minutes.string(from: 271) == "4:31")
        #expect(minutes.string(from: 7) == "0:07")
        #expect(minutes.string(from: -65) == "-1:05")
        #expect(formatter([.minute, .second]) { $0.zeroFormattingBehavior = .pad }.string(from: 271) == "04:31")
        let hours = formatter([.hour, .minute, .second])
        #expect(hours.string(from: 3_661) == "1:01:01")
        #expect(hours.string(from: 61) == "1:01")
        #expect(hours.string(from: .infinity) == nil)
    }

    @Test func unitsAreNamed() {
        let full = formatter([.hour, .minute]) { $0.unitsStyle = .full }
        #expect(
            full.string(from: 7_260)
                == Duration.seconds(7_260).formatted(.units(allowed: [.hours, .minutes], width: .wide)))
        let one = formatter([.hour, .minute]) {
            $0.unitsStyle = .full
            $0.maximumUnitCount = 1
        }
        #expect(one.string(from: 7_200)?.contains("2") == true)
    }

    @Test(arguments: [
        (IndexSet([0]), 3, "bcade"), (IndexSet([3]), 0, "dabce"), (IndexSet([1, 3]), 5, "acebd"),
        (IndexSet([1, 3]), 2, "abdce"), (IndexSet([4]), 5, "abcde"), (IndexSet(), 2, "abcde"),
    ])
    func elementsMove(_ offsets: IndexSet, _ destination: Int, _ expected: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: offsets, toOffset: destination)
        #expect(String(letters) == expected)
    }

    @Test func elementsAreRemoved() {
        var letters = Array("abcde")
        letters.remove(atOffsets: [0, 2, 9])
        #expect(String(letters) == "bde")
    }

    @Test func coloursOfARunAreKept() {
        var text = AttributedString("abc")
        text.backgroundColor = .yellow
        text.foregroundColor = .red
        #expect(text.backgroundColor == .yellow)
        #expect(text.runs.first?.foregroundColor == .red)
    }
}
