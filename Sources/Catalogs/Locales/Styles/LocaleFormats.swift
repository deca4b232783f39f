internal import Synchronization

/// The ways of writing numbers and dates that the texts of a locale have asked for so far.
final class LocaleFormats: Sendable {
    private let locale: String
    private let numbers = Mutex<[String: NumberFormat?]>([:])
    private let dates = Mutex<[DateStyle: DateFormat?]>([:])
    private let longestDates = Mutex<[DateStyle: Double]>([:])

    /// - Parameter locale: BCP 47 tag.
    init(locale: String) { self.locale = locale }

    /// How a style writes numbers; nil for an unknown style.
    func number(_ style: String) -> NumberFormat? {
        numbers.withLock { formats in
            if let known = formats[style] { return known }
            let opened =
                switch NumberStyle(style, currency: NumberFormat.currency(of: locale)) {
                case .skeleton(let skeleton): NumberFormat(locale: locale, skeleton: skeleton)
                case .pattern(let pattern): NumberFormat(locale: locale, pattern: pattern)
                case nil: nil as NumberFormat?
                }
            if formats.count >= Self.limit { formats.removeAll() }
            formats[style] = .some(opened)
            return opened
        }
    }

    /// How a style writes days and times; nil for a style that ICU does not know.
    func date(_ style: DateStyle) -> DateFormat? {
        dates.withLock { formats in
            if let known = formats[style] { return known }
            let opened = DateFormat(locale: locale, style: style)
            if formats.count >= Self.limit { formats.removeAll() }
            formats[style] = .some(opened)
            return opened
        }
    }

    /// The moment that is longest in a style, found once.
    func longestDate(_ style: DateStyle, find: (DateFormat) -> Double) -> Double {
        if let known = longestDates.withLock({ $0[style] }) { return known }
        guard let format = date(style) else { return 0 }
        let found = find(format)
        longestDates.withLock { dates in
            if dates.count >= Self.limit { dates.removeAll() }
            dates[style] = found
        }
        return found
    }

    /// More styles than any app has: a file of nothing but styles takes no more memory than these.
    private static let limit = 256
}
