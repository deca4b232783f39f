import SwiftUI

/// A month, whose days are made by whoever uses it.
struct CalendarGrid<Day: View, Header: View>: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    private let interval: DateInterval
    private let day: (Date) -> Day
    private let header: (String) -> Header

    init(
        interval: DateInterval,
        @ViewBuilder day: @escaping (Date) -> Day,
        @ViewBuilder header: @escaping (String) -> Header
    ) {
        self.interval = interval
        self.day = day
        self.header = header
    }

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 7)

    var body: some View {
        LazyVGrid(columns: columns, spacing: 8) {
            ForEach(weekdays, id: \.self) { header($0) }
            ForEach(days, id: \.self) { date in
                if calendar.isDate(date, equalTo: interval.start, toGranularity: .month) {
                    day(date).id(date)
                } else {
                    day(date).hidden()
                }
            }
        }
    }

    private var weekdays: [String] {
        var calendar = calendar
        calendar.locale = locale
        let symbols = calendar.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        return Array(symbols[first...] + symbols[..<first])
    }

    private var days: [Date] {
        guard let month = calendar.dateInterval(of: .month, for: interval.start),
            let firstWeek = calendar.dateInterval(of: .weekOfMonth, for: month.start),
            let lastWeek = calendar.dateInterval(of: .weekOfMonth, for: month.end - 1)
        else { return [] }
        return calendar.days(from: firstWeek.start, to: lastWeek.end)
    }
}

extension CalendarGrid where Header == Text {
    init(interval: DateInterval, @ViewBuilder day: @escaping (Date) -> Day) {
        self.init(interval: interval, day: day, header: { Text($0).font(.caption2).foregroundColor(.secondary) })
    }
}

extension Calendar {
    fileprivate func days(from start: Date, to end: Date) -> [Date] {
        var dates: [Date] = [start]
        enumerateDates(startingAfter: start, matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime) { date, _, stop in
            guard let date = date else { return }
            if date < end { dates.append(date) } else { stop = true }
        }
        return dates
    }
}

struct MonthScreen: View {
    @State private var selected = Date(timeIntervalSince1970: 1_714_543_200)
    @Environment(\.calendar) var calendar

    private let month = DateInterval(start: Date(timeIntervalSince1970: 1_714_543_200), duration: 30 * 86_400)

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(month.start, format: .dateTime.year().month(.wide)).font(.title2.bold())
                Spacer()
                Button { } label: { Image(systemName: "chevron.backward") }
                    .accessibilityLabel("Previous month")
                Button { } label: { Image(systemName: "chevron.forward") }
                    .accessibilityLabel("Next month")
            }
            CalendarGrid(interval: month) { date in
                Button {
                    selected = date
                } label: {
                    Text("30")
                        .hidden()
                        .padding(8)
                        .background(calendar.isDate(date, inSameDayAs: selected) ? Color.accentColor : .clear)
                        .clipShape(Circle())
                        .overlay(Text(String(calendar.component(.day, from: date))))
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
            Divider()
            Text("Nothing planned for \(selected, format: .dateTime.weekday(.wide).day().month())")
                .font(.footnote)
        }
        .padding()
    }
}

struct MonthScreen_Previews: PreviewProvider {
    static var previews: some View {
        MonthScreen()
            .environment(\.calendar, Calendar(identifier: .gregorian))
        MonthScreen()
            .environment(\.locale, .init(identifier: "ar"))
            .environment(\.layoutDirection, .rightToLeft)
            .previewDisplayName("Right to left")
    }
}
