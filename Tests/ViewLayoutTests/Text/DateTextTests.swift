import Foundation
import Testing
import ViewLayout

/// Dates, intervals and timers: written for their surroundings, and the same whenever a report is made.
@MainActor @Suite struct DateTextTests {
    /// The 1st of March 1970, noon in Greenwich.
    private let noon = Date(timeIntervalSince1970: 86_400 * 59.5)

    private func string(_ text: Text, locale: String = "en", timeZone: Int = 0) -> String {
        let view = text.environment(\.timeZone, TimeZone(secondsFromGMT: timeZone * 3600) ?? .gmt)
        let runs = scene(view) { $0.locale = Locale(identifier: locale) }.root.text?.content.runs ?? []
        return runs.map { if case .verbatim(let string) = $0.source { string } else { "?" } }.joined()
    }

    @Test func datesAreThoseOfTheTimeZone() {
        #expect(string(Text(noon, style: .date)) == "March 1, 1970")
        #expect(string(Text(noon, style: .date), timeZone: 12) == "March 2, 1970")
        #expect(string(Text(noon, style: .time), locale: "de", timeZone: 2) == "14:00")
        let format = Date.FormatStyle(date: .omitted, time: .shortened)
        #expect(string(Text(noon, format: format), locale: "de", timeZone: 3) == "15:00")
        var fixed = format
        fixed.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
        #expect(string(Text(noon, format: fixed), locale: "de", timeZone: 3) == "13:00")
    }

    @Test func countsFromThePresentShowOneTime() {
        for date in [noon, .distantFuture, Date(timeIntervalSinceNow: 90)] {
            #expect(string(Text(date, style: .timer)) == "23:59:59")
            #expect(string(Text(date, style: .relative)) == "23 hours, 59 minutes")
            #expect(string(Text(date, style: .relative), locale: "de") == "23 Stunden und 59 Minuten")
            #expect(string(Text(date, style: .offset), locale: "fi") == "+23 tuntia")
        }
    }

    @Test func intervalsAreWrittenWithoutWhatTheyRepeat() {
        let hours = noon...noon.addingTimeInterval(3 * 3600)
        #expect(string(Text(hours), locale: "de") == "12:00–15:00 Uhr")
        #expect(
            string(Text(DateInterval(start: noon, duration: 3 * 3600)), locale: "de", timeZone: 1).hasPrefix("13:00"))
        #expect(string(Text(noon...noon.addingTimeInterval(86_400)), locale: "de").contains("2.3.1970"))
    }

    @Test func timersAreAtTheirWidest() {
        func timer(_ seconds: Double, pause: Double? = nil, down: Bool = true, hours: Bool = true) -> String {
            string(
                Text(
                    timerInterval: noon...noon.addingTimeInterval(seconds),
                    pauseTime: pause.map { noon.addingTimeInterval($0) }, countsDown: down, showsHours: hours))
        }
        #expect(timer(600) == "10:00")
        #expect(timer(599.7) == "10:00")
        #expect(timer(600, pause: 45) == "9:15")
        #expect(timer(600, pause: 700) == "0:00")
        #expect(timer(600, down: false) == "10:00")
        #expect(timer(600, pause: 65, down: false) == "1:05")
        #expect(timer(4500) == "1:15:00")
        #expect(timer(4500, hours: false) == "75:00")
        #expect(string(Text(timerInterval: noon...Date.distantFuture, countsDown: false)) == "23:59:59")
    }

    @Test func valuesStandInKeys() throws {
        func source(_ key: LocalizedStringKey) -> (key: String, values: [String]) {
            let run = scene(Text(key)) { $0.locale = Locale(identifier: "de") }.root.text?.content.runs.first
            guard case .localized(let key, _, let arguments, _, _) = run?.source else { return ("", []) }
            return (
                key,
                arguments.map {
                    switch $0.value {
                    case .string(let string): string
                    case .text(let content): content.runs.map { "\($0.source)" }.joined()
                    default: "?"
                    }
                }
            )
        }
        #expect(source("Since \(noon, style: .date)") == ("Since %@", ["1. März 1970"]))
        #expect(source("Left: \(timerInterval: noon...noon + 60)").key == "Left: %@")
        #expect(source("At \(noon...noon.addingTimeInterval(60))").key == "At %@")
        #expect(source("Tap \(Image(systemName: "star"))").key == "Tap %@")
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "de")
        formatter.minimumFractionDigits = 1
        #expect(source("Part \(NSNumber(value: 1.5), formatter: formatter)") == ("Part %@", ["1,5"]))
        // A text among the arguments is written for the same surroundings.
        #expect(source("By \(Text(noon, style: .date))").values.first?.contains("1. März 1970") == true)
    }

    @Test func aPictureIsAsWideAsAnEm() {
        // The grid font has no ems: each of the two characters that stand for one is as wide as any other.
        #expect(frames(Text("a\(Image(systemName: "star"))")) == "Text 0 0 30 20")
        #expect(frames(Text(Image("photo")) + Text(verbatim: "a")) == "Text 0 0 30 20")
    }
}
