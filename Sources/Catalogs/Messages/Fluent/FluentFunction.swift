/// Fluent's built-in functions: `NUMBER` and `DATETIME`, with the options of JavaScript's `Intl.NumberFormat` and
/// `Intl.DateTimeFormat` (Fluent guide, "Functions").
enum FluentFunction {
    /// The placeholder of a call, with a style in ICU's words.
    static func placeholder(_ name: String, _ arguments: FluentArguments, source: String) -> Placeholder {
        var placeholder = Placeholder(
            source: source, kind: .text, argument: .name(arguments.variable ?? "\(name)()"))
        switch name {
        case "NUMBER":
            placeholder.kind = .integer
            setNumber(arguments.named, &placeholder)
        case "DATETIME":
            placeholder.kind = .date
            placeholder.style = dateStyle(arguments.named)
        default: break
        }
        return placeholder
    }

    private static func setNumber(_ options: [String: FormatArgument], _ placeholder: inout Placeholder) {
        var stems: [String] = []
        switch options["style"]?.word {
        case "percent": stems += ["percent", "scale/100"]
        case "currency": stems.append("currency/\(options["currency"]?.word ?? "XXX")")
        case "unit": stems.append("unit/\(options["unit"]?.word ?? "")")
        default: break
        }
        if options["notation"]?.word == "compact" {
            stems.append(options["compactDisplay"]?.word == "long" ? "compact-long" : "compact-short")
        }
        let least = digits(options["minimumFractionDigits"])
        let most = digits(options["maximumFractionDigits"])
        if least != nil || most != nil {
            let zeros = least ?? 0
            stems.append(
                "." + String(repeating: "0", count: zeros) + String(repeating: "#", count: max(0, (most ?? 3) - zeros)))
            if zeros > 0 { placeholder.kind = .real }
        }
        if options["useGrouping"]?.word == "false" || options["useGrouping"]?.word == "0" { stems.append("group-off") }
        if stems == ["percent", "scale/100"] {
            placeholder.style = "percent"
        } else if !stems.isEmpty {
            placeholder.style = "::" + stems.joined(separator: " ")
        }
    }

    private static func digits(_ option: FormatArgument?) -> Int? {
        option?.wholeNumber.map { min(max($0, 0), 20) }
    }

    /// A skeleton of the fields asked for, or the length of a style; year, month and day where nothing is.
    private static func dateStyle(_ options: [String: FormatArgument]) -> String {
        if let style = options["dateStyle"]?.word ?? options["timeStyle"]?.word { return style }
        let skeleton = fields.map { field in
            options[field.name].flatMap { field.letters[$0.word] } ?? ""
        }.joined()
        return "::" + (skeleton.isEmpty ? "yMd" : skeleton)
    }

    private static let fields: [(name: String, letters: [String: String])] = [
        ("era", ["short": "G", "long": "GGGG", "narrow": "GGGGG"]), ("year", ["numeric": "y", "2-digit": "yy"]),
        ("month", ["numeric": "M", "2-digit": "MM", "short": "MMM", "long": "MMMM", "narrow": "MMMMM"]),
        ("weekday", ["short": "E", "long": "EEEE", "narrow": "EEEEE"]), ("day", ["numeric": "d", "2-digit": "dd"]),
        ("hour", ["numeric": "j", "2-digit": "jj"]), ("minute", ["numeric": "m", "2-digit": "mm"]),
        ("second", ["numeric": "s", "2-digit": "ss"]), ("timeZoneName", ["short": "z", "long": "zzzz"]),
    ]
}
