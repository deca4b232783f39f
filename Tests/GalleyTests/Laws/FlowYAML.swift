/// A value of a YAML file that keeps the order of its keys, written in flow style on one line.
indirect enum FlowYAML: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([FlowYAML])
    case map([(String, FlowYAML)])

    init(stringLiteral text: String) { self = .text(text) }

    static func texts(_ texts: [String]) -> FlowYAML { .list(texts.map { .text($0) }) }
    static func numbers(_ numbers: [Double]) -> FlowYAML { .list(numbers.map { .number($0) }) }

    /// JSON, which is YAML too.
    var flow: String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .flag(let flag): "\(flag)"
        case .list(let items): "[\(items.map(\.flow).joined(separator: ", "))]"
        case .map(let entries): "{\(entries.map { "\(Self.quoted($0)): \($1.flow)" }.joined(separator: ", "))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\t": "\\t"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
