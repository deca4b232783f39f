import Frames

extension Prose {
    /// The lines below a finding: where its view is, what else is known, then what would mend it.
    package static func details(_ finding: Finding, widthNames: [Double: String]) -> [String] {
        let remarks = finding.remarks.map { remark($0, of: finding, widthNames: widthNames) }
        return [
            finding.viewSource.map { "view: \($0)" },
            remarks.isEmpty ? nil : "note: \(remarks.joined(separator: "; "))",
            hints(finding.hints),
        ].compactMap(\.self).map(oneLine)
    }

    /// "hint: fits in a vertical stack or with minimumScaleFactor 0.9"; nil where there is none.
    static func hints(_ hints: [Hint]) -> String? {
        hints.isEmpty ? nil : "hint: fits \(list(hints.map(hint), last: "or"))"
    }

    /// The hint as the rest of "fits …".
    package static func hint(_ hint: Hint) -> String {
        switch hint {
        case .lineLimit(let lines): return "with a line limit of \(lines)"
        case .stack: return "in a vertical stack"
        case .minimumScaleFactor(let factor): return "with minimumScaleFactor \(Number.text(factor))"
        case .grow(let width, let height):
            let parts = [
                width > 0 ? "\(Number.text(width)) wider" : nil, height > 0 ? "\(Number.text(height)) higher" : nil,
            ]
            return "when \(list(parts.compactMap(\.self)))"
        }
    }

    /// The remark as a clause.
    package static func remark(_ remark: Remark, of finding: Finding, widthNames: [Double: String]) -> String {
        switch remark {
        case .begins(let shortage):
            func cell(_ cell: Cell) -> String {
                let screen =
                    finding.extent.allScreens.count > 1 ? " (\(name(cell.screen, widthNames: widthNames)))" : ""
                return cell.textSize.name + screen
            }
            return "worst at \(cell(finding.worst)), first at \(cell(finding.first)): \(needs(shortage) ?? "")"
        case .hides(let pieces): return "hides \(list(pieces.map(quoted)))"
        case .plurals(let categories):
            return "plural \(categories.count == 1 ? "form" : "forms") \(list(categories))"
        case .widestText(let text):
            return "its widest text is \(quoted(text.string))\(text.key.map { " (\($0))" } ?? "")"
        case .outgrows(.amount(let was)): return "worse than the baseline knows it, by more than \(Number.text(was))"
        case .outgrows(.text): return "known to the baseline with another text"
        case .outgrows(.cells): return "known to the baseline in fewer cells"
        case .fitsOn(let screens):
            return "no fault on \(list(screens.map { name($0, widthNames: widthNames) }))"
        case .varies: return "so at \(name(finding.worst, widthNames: widthNames)); not the same in every cell"
        }
    }
}
