import Frames

extension Prose {
    /// The hint as a clause for one line.
    package static func hint(_ hint: Hint, of finding: Finding, widthNames: [Double: String]) -> String {
        switch hint {
        case .begins(let shortage):
            let worst = name(finding.worst, widthNames: widthNames)
            let first = name(finding.first, widthNames: widthNames)
            return "worst at \(worst); at \(first) it \(needs(shortage) ?? "begins")"
        case .hides(let pieces): return "hides \(list(pieces.map(quoted)))"
        case .plurals(let categories):
            return "plural \(categories.count == 1 ? "form" : "forms") \(list(categories))"
        case .fitsOn(let screens):
            return "no fault on \(list(screens.map { name($0, widthNames: widthNames) }))"
        case .minimumScaleFactor(let factor): return "shows whole with minimumScaleFactor \(Number.text(factor))"
        case .lineLimit(let lines): return "shows whole with a line limit of \(lines)"
        case .stack: return "fits in a vertical stack, such as the last alternative of a ViewThatFits"
        case .width(let width): return "takes one line from a width of \(Number.text(width)) on"
        case .widestText(let text):
            return "its widest text is \(quoted(text.string))\(text.key.map { " (\($0))" } ?? "")"
        case .grow(let width, let height):
            let parts = [
                width > 0 ? "\(Number.text(width)) wider" : nil, height > 0 ? "\(Number.text(height)) higher" : nil,
            ]
            return "large enough when \(list(parts.compactMap(\.self)))"
        }
    }
}
