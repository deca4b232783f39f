internal import Basics
import Frames

extension Prose {
    /// The lines below a finding: where its view is, further remarks, then what would fix it.
    package static func details(_ finding: Finding, widthNames: [Double: String]) -> [String] {
        let remarks = finding.remarks.map { remark($0, of: finding, widthNames: widthNames) }
        return [
            finding.viewSource.map { "view: \($0)" },
            remarks.isEmpty ? nil : "note: \(remarks.joined(separator: "; "))",
            hints(finding.hints),
        ].compactMap(\.self).map(oneLine)
    }

    /// "hint: fits in a vertical stack or with minimumScaleFactor 0.9; the text is too long by at least 6 of its 30
    /// characters"; nil where there is none.
    static func hints(_ hints: [Hint]) -> String? {
        let clauses = hintClauses(hints)
        return clauses.isEmpty ? nil : "hint: \(clauses.joined(separator: "; "))"
    }

    /// The hints as clauses: what makes it fit, then how much the text is too long. Of several factors the largest is
    /// enough.
    package static func hintClauses(_ hints: [Hint]) -> [String] {
        var ways: [String] = []
        var rest: [String] = []
        var hasFactor = false
        for hint in hints {
            switch hint {
            case .unlimitedLines(let lines): ways.append("without a line limit (on \(count(lines, "line")) at most)")
            case .stack: ways.append("in a vertical stack")
            case .minimumScaleFactor(let factor):
                if !hasFactor { ways.append("with minimumScaleFactor \(Number.text(factor))") }
                hasFactor = true
            case .shorter(let surplus, let all):
                rest.append("the text is too long by at least \(surplus) of its \(count(all, "character"))")
            }
        }
        return (ways.isEmpty ? [] : ["fits \(list(ways, last: "or"))"]) + rest
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
        case .outgrows(let outgrowth): return self.outgrowth(outgrowth, of: finding)
        case .was(let before): return "it was: \(says(before)) \(extent(before, widthNames: widthNames))"
        case .fitsOn(let screens):
            return "no fault on \(list(screens.map { name($0, widthNames: widthNames) }))"
        case .room(.bounds): return "the room is the frame that one text got; others may get more"
        case .room(.neighbours): return "the room ends at what is next to the text, if that does not move"
        case .room(.part): return "the layout is shown in a part of the screen, such as a dialog, which may leave less"
        case .room: return "nothing but the screen limits the text"
        case .beside(let texts):
            let more = texts.count > 2 ? " and others" : ""
            return "next to it is \(texts.prefix(2).map(quoted).joined(separator: " or "))\(more)"
        case .scriptWithoutFont:
            return
                "Galley ships no font of this script, and devices have one: fonts: or --system-fonts measures the text"
        case .others(let others): return "the same in \(count(others, "other place"))"
        case .varies: return "so at \(name(finding.worst, widthNames: widthNames)); not the same in every cell"
        }
    }

    /// "worse than in the baseline (was 12 short)".
    private static func outgrowth(_ outgrowth: Outgrowth, of finding: Finding) -> String {
        switch outgrowth {
        case .unmeasured: return "in the baseline, which does not say how bad it was"
        case .amount(let was):
            let unit =
                switch finding.evidence {
                case .truncatedText, .nothingFits, .tooManyLines, .smallTarget: " short"
                default: ""
                }
            return "worse than in the baseline (was \(Number.text(was))\(unit))"
        case .text: return "in the baseline with another text"
        case .cells: return "in the baseline in fewer cells"
        }
    }
}
