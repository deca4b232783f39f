/// An expression in the braces of a placeable.
indirect enum FluentExpression {
    case string(String)
    /// As it is written.
    case number(String)
    case variable(String)
    case message(String, attribute: String?)
    case term(String, attribute: String?, arguments: [String: FormatArgument])
    case function(String, FluentArguments)
    case placeable(FormatString.Segment)

    /// The value of a literal; nil for any other expression.
    var literal: FormatArgument? {
        switch self {
        case .string(let text): .text(text)
        case .number(let text): Int(text).map { .integer($0) } ?? Double(text).map { .real($0) } ?? .text(text)
        default: nil
        }
    }

    /// Whether an expression may be a selector: messages may not, nor the texts of terms.
    var isSelector: Bool {
        switch self {
        case .string, .number, .variable, .function: true
        case .term(_, let attribute, _): attribute != nil
        case .message, .placeable: false
        }
    }

    /// What it puts into the text.
    func segment(source: String) -> FormatString.Segment {
        switch self {
        case .string(let text), .number(let text): return .escape(source: source, text: text)
        case .variable(let name):
            return .placeholder(Placeholder(source: source, kind: .text, argument: .name(name)))
        case .message(let name, let attribute):
            let key = attribute.map { "\(name).\($0)" } ?? name
            return .reference(FormatString.Reference(source: source, key: key))
        case .term(let name, _, let arguments):
            return .reference(
                FormatString.Reference(
                    source: source, key: "-\(name)", arguments: MessageArguments([], named: arguments),
                    isClosed: true))
        case .function(let name, let arguments):
            return .placeholder(FluentFunction.placeholder(name, arguments, source: source))
        case .placeable(let segment): return segment
        }
    }
}

/// The arguments in the parentheses of a function or a term.
struct FluentArguments {
    var positional: [FluentExpression] = []
    var named: [String: FormatArgument] = [:]

    /// The first variable; nil where there is none.
    var variable: String? {
        for case .variable(let name) in positional { return name }
        return nil
    }
}
