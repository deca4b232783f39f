internal import Foundation

/// The formats of i18next, `{{amount, currency(EUR)}}` (its Formatter.js), in ICU's words.
enum I18NextFormat {
    /// Sets how a placeholder is written. Formats that a program defines itself leave it as it is.
    static func apply(_ format: String, to placeholder: inout Placeholder) {
        let (name, options) = split(format)
        switch name {
        case "number":
            (placeholder.kind, placeholder.style) = (.integer, "decimalPattern")
            if options["style"] == "percent" {
                (placeholder.kind, placeholder.style) = (.real, "percent")
            } else if let digits = options["minimumFractionDigits"].flatMap({ Int($0) }), (1...20).contains(digits) {
                (placeholder.kind, placeholder.style) = (.real, "::." + String(repeating: "0", count: digits))
            }
        case "currency":
            placeholder.kind = .real
            placeholder.style = "::currency/\(options["currency"] ?? options[""] ?? "USD")"
        case "datetime":
            placeholder.kind = .date
            placeholder.style = options["dateStyle"] ?? skeleton(options)
        default: break
        }
    }

    /// Splits `name(option: value; option: value)`; a single value has the empty name.
    private static func split(_ format: String) -> (name: String, options: [String: String]) {
        let parts = format.split(separator: "(", maxSplits: 1)
        guard parts.count == 2 else { return (format.lowercased(), [:]) }
        var options: [String: String] = [:]
        for option in parts[1].prefix(while: { $0 != ")" }).split(whereSeparator: { $0 == ";" || $0 == "," }) {
            let pair = option.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let value = pair.last else { continue }
            options[pair.count == 2 ? pair[0] : ""] = value
        }
        return (parts[0].trimmingCharacters(in: .whitespaces).lowercased(), options)
    }

    /// The parts of a date and a time that options of `Intl.DateTimeFormat` ask for, in its order.
    private static func skeleton(_ options: [String: String]) -> String {
        let parts: [(name: String, letters: [String: String])] = [
            ("weekday", ["long": "EEEE", "short": "EEE", "narrow": "EEEEE"]),
            ("year", ["numeric": "y", "2-digit": "yy"]),
            ("month", ["long": "MMMM", "short": "MMM", "narrow": "MMMMM", "numeric": "M", "2-digit": "MM"]),
            ("day", ["numeric": "d", "2-digit": "dd"]),
            ("hour", ["numeric": "j", "2-digit": "jj"]),
            ("minute", ["numeric": "mm", "2-digit": "mm"]),
            ("second", ["numeric": "ss", "2-digit": "ss"]),
        ]
        let letters = parts.compactMap { part in options[part.name].flatMap { part.letters[$0] } }.joined()
        return "::" + (letters.isEmpty ? "yMd" : letters)
    }

    /// Reads the options that `$t(key, {"count": 3, "context": "male"})` gives to the other text. Values that are
    /// arguments of this text are left out: the other text then takes a sample instead.
    static func applyOptions(_ options: String, to reference: inout FormatString.Reference) {
        guard var json = try? JSONReader(Array(options.utf8), file: "") else { return }
        var changed = reference
        let isRead: Void? = try? json.readObject("options") { (json, name) throws(CatalogError) in
            switch try json.nextKind() {
            case .string:
                let text = try json.readString("a text").value
                if name.value == "context" { changed.key += "_\(text)" }
                changed.arguments.named[name.value] = .text(text)
            case .number:
                let number = try json.readWritten()
                changed.arguments.named[name.value] =
                    Int(number).map { .integer($0) } ?? Double(number).map { .real($0) }
            case .object, .array, .bool, .null: try json.skipValue()
            }
        }
        if isRead != nil { reference = changed }
    }
}
