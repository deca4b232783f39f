extension LocaleRules {
    /// The moment of 2028 that is longest in a style, in seconds since 1970. Every month is tried with every weekday,
    /// on days of two digits, at 22:58:58, which has two digits also on a clock of twelve hours. Of equally long ones
    /// it is the first after 27 September, a Wednesday, which is the longest in English. The result is kept.
    func longestDate(_ style: DateStyle) -> Double {
        formats.longestDate(style) { format in
            var longest = (date: Self.candidates[0], length: 0)
            for date in Self.candidates {
                let length = format.string(date)?.count ?? 0
                if length > longest.length { longest = (date, length) }
            }
            return longest.date
        }
    }

    /// In every month of 2028, from 27 September on, the days from the 22nd to the 28th, which include each weekday
    /// once.
    private static let candidates: [Double] = {
        let monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let newYear = 21_184  // Days from 1970 to 2028
        var days: [Int] = []
        for month in monthLengths.indices {
            let first = newYear + monthLengths[..<month].reduce(0, +)
            days += (22...28).map { first + $0 - 1 }
        }
        let start = 8 * 7 + 5
        return (days[start...] + days[..<start]).map { Double($0 * 86_400 + 82_738) }
    }()
}
