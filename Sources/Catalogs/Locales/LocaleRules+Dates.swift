#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension LocaleRules {
    /// A moment in a style of ICU's or Dart's. The argument is a date of ISO 8601, or the seconds since 1970; any other
    /// text stays as it is. A style that ICU does not know, or that writes nothing, counts as the usual one.
    func written(_ argument: FormatArgument, asDate style: String?) -> String {
        let seconds: Double
        switch argument {
        case .date(let value), .real(let value): seconds = value
        case .integer(let value): seconds = Double(value)
        case .text(let text):
            guard let date = Self.seconds(of: text) else { return text }
            seconds = date
        }
        for style in [DateStyle(style), DateStyle(nil)] {
            if let text = formats.date(style)?.string(seconds), !text.isEmpty { return text }
        }
        return String(seconds)
    }

    /// The moment of a date of ISO 8601, with or without its time of day; nil for any other text.
    static func seconds(of text: String) -> Double? {
        guard text.utf8.first.map({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) == true else { return nil }
        let day = Date.ISO8601FormatStyle().year().month().day()
        let moment = Date.ISO8601FormatStyle()
        let style = text.utf8.count == 10 ? day : moment
        // 30 February is read as 1 March, and is no date.
        guard let date = try? style.parse(text), style.format(date).prefix(10) == text.prefix(10) else { return nil }
        return date.timeIntervalSince1970
    }
}
