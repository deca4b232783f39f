/// What replaces arguments that are not given: wide values, so that what fits them fits most.
public struct SampleArguments: Sendable, Hashable {
    /// For whole numbers; also the largest number tried for a plural form. 8,888,888 by default.
    public var integer: Int
    /// For numbers with a fraction, which is written as long as the placeholder says. 8,888.888888 by default.
    public var real: Double
    /// For texts. Eight wide letters by default, about the width of a long first name.
    public var text: String
    /// For days and times of day, in seconds since 1970. nil by default, which takes of the year 2028 the month and the
    /// weekday that are longest in the locale, with two digits wherever there may be two: in English Wednesday, 27
    /// September 2028 at 22:58:58.
    public var date: Double?

    /// Names the samples.
    public init(
        integer: Int = 8_888_888, real: Double = 8_888.888_888, text: String = "Wwwwwwww", date: Double? = nil
    ) {
        self.integer = integer
        self.real = real
        self.text = text
        self.date = date
    }

    /// The seconds since 1970 of a date of ISO 8601, with its time of day or without; nil for another text.
    package static func seconds(of date: String) -> Double? { LocaleRules.seconds(of: date) }

    /// For shares of a hundred: as wide as one can be that is usual, 100 % among them.
    static let share = 8.88
    /// For numbers that are written short: three digits before the sign of the millions.
    static let compact = 888_000_000
}
