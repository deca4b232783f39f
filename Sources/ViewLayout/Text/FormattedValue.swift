public import Foundation

/// A value with its format, whose types are erased.
struct FormattedValue: Hashable, Sendable {
    private let write: @Sendable (FormatContext) -> String
    /// The value as written in a fixed locale: two values with the same text are equal.
    let sample: String

    init(_ write: @escaping @Sendable (FormatContext) -> String) {
        self.write = write
        sample = write(.fixed)
    }

    init<F: FormatStyle & Sendable>(_ value: F.FormatInput, _ format: F)
    where F.FormatInput: Sendable, F.FormatOutput == String {
        self.init { $0.adapted(format).locale($0.locale).format(value) }
    }

    func string(in context: FormatContext) -> String { write(context) }

    static func == (a: Self, b: Self) -> Bool { a.sample == b.sample }
    func hash(into hasher: inout Hasher) { hasher.combine(sample) }

    /// The place of a value: a run, or one argument of its key.
    struct Slot: Hashable, Sendable {
        var argument: Int?
        var value: FormattedValue
    }
}

/// The environment for which a value is written.
struct FormatContext: Sendable {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone

    static let fixed = FormatContext(
        locale: Locale(identifier: "en_US_POSIX"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)

    /// A format of dates with the calendar and time zone of the environment, where it sets none itself.
    fileprivate func adapted<F: FormatStyle>(_ format: F) -> F {
        guard var dates = format as? Date.FormatStyle else { return format }
        if dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
        if dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
        return dates as? F ?? format
    }
}

extension EnvironmentValues {
    /// The environment for writing values.
    var formatContext: FormatContext { FormatContext(locale: locale, calendar: calendar, timeZone: timeZone) }
}

extension TextContent {
    /// The content with every value written for its environment; few texts have such values.
    func formatted(in context: @autoclosure () -> FormatContext) -> TextContent {
        guard runs.contains(where: \.hasFormats) else { return self }
        let context = context()
        return TextContent(runs: runs.map { $0.formatted(in: context) })
    }
}

extension TextContent.Run {
    /// Whether a value still has to be written, in the run or in a text among its arguments.
    fileprivate var hasFormats: Bool {
        guard formats.isEmpty else { return true }
        guard case .localized(_, _, let arguments, _, _) = source else { return false }
        return arguments.contains { $0.text?.runs.contains(where: \.hasFormats) ?? false }
    }

    fileprivate func formatted(in context: FormatContext) -> TextContent.Run {
        var run = self
        run.formats = []
        let values = formats.map { ($0.argument, $0.value.string(in: context)) }
        if let own = values.last(where: { $0.0 == nil }) { run.source = .verbatim(own.1) }
        guard case .localized(let key, let table, var arguments, let defaultValue, let bundle) = run.source else {
            return run
        }
        for index in arguments.indices {
            if let text = arguments[index].text { arguments[index].value = .text(text.formatted(in: context)) }
        }
        for case (let index?, let string) in values { arguments[index].value = .string(string) }
        run.source = .localized(
            key: key, table: table, arguments: arguments, defaultValue: defaultValue, bundle: bundle)
        return run
    }
}

extension TextArgument {
    fileprivate var text: TextContent? { if case .text(let content) = value { content } else { nil } }
}

extension Text {
    init(_ value: FormattedValue) {
        var run = TextContent.Run(source: .verbatim(value.sample))
        run.formats = [.init(argument: nil, value: value)]
        self.init(content: TextContent(runs: [run]))
    }

    /// A value in a format, written for the locale of the environment. Formats of dates use its calendar and time zone,
    /// unless they set their own.
    public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(FormattedValue(input, format))
    }
}

extension LocalizedStringKey.StringInterpolation {
    mutating func append(_ value: FormattedValue) {
        formats.append(.init(argument: arguments.count, value: value))
        append(.string(value.sample), "%@")
    }

    /// A value in a format, written for the locale of the environment. Formats of dates use its calendar and time zone,
    /// unless they set their own.
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        append(FormattedValue(input, format))
    }
}
