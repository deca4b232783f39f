public import Foundation

/// A value with the format that writes it, of types that are not known here.
struct FormattedValue: Hashable, Sendable {
    private let write: @Sendable (Locale) -> String
    /// What the value reads in a fixed locale: two values that read the same are the same.
    let sample: String

    init<F: FormatStyle & Sendable>(_ value: F.FormatInput, _ format: F)
    where F.FormatInput: Sendable, F.FormatOutput == String {
        write = { format.locale($0).format(value) }
        sample = format.locale(Locale(identifier: "en_US_POSIX")).format(value)
    }

    func string(in locale: Locale) -> String { write(locale) }

    static func == (a: Self, b: Self) -> Bool { a.sample == b.sample }
    func hash(into hasher: inout Hasher) { hasher.combine(sample) }

    /// Where a value belongs: in the place of a run, or of one argument of its key.
    struct Slot: Hashable, Sendable {
        var argument: Int?
        var value: FormattedValue
    }
}

extension TextContent {
    /// The content with every value written in a locale.
    func formatted(in locale: Locale) -> TextContent {
        guard runs.contains(where: { !$0.formats.isEmpty }) else { return self }
        return TextContent(runs: runs.map { $0.formatted(in: locale) })
    }
}

extension TextContent.Run {
    fileprivate func formatted(in locale: Locale) -> TextContent.Run {
        var run = self
        run.formats = []
        for slot in formats {
            let string = slot.value.string(in: locale)
            guard let argument = slot.argument else {
                run.source = .verbatim(string)
                continue
            }
            guard case .localized(let key, let table, var arguments) = run.source else { continue }
            arguments[argument].value = .string(string)
            run.source = .localized(key: key, table: table, arguments: arguments)
        }
        return run
    }
}

extension Text {
    /// A value in a format, written in the locale of the environment.
    public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        let value = FormattedValue(input, format)
        var run = TextContent.Run(source: .verbatim(value.sample))
        run.formats = [.init(argument: nil, value: value)]
        self.init(content: TextContent(runs: [run]))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A value in a format, written in the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        let value = FormattedValue(input, format)
        formats.append(.init(argument: arguments.count, value: value))
        append(.string(value.sample), "%@")
    }
}

extension Text {
    /// How a date is written.
    public struct DateStyle: Hashable, Sendable {
        let format: Date.FormatStyle
        /// Day, month and year.
        public static let date = DateStyle(format: Date.FormatStyle(date: .long, time: .omitted))
        /// Hours and minutes.
        public static let time = DateStyle(format: Date.FormatStyle(date: .omitted, time: .shortened))
    }

    /// A date, written in the locale of the environment.
    public init(_ date: Date, style: DateStyle) { self.init(date, format: style.format) }
}
