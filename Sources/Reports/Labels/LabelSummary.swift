internal import Basics
internal import Checks
public import Frames

/// Counts the labels of a catalog that do not fit their budget.
public struct LabelSummary {
    private let budget: Budget
    private var labels = 0
    private var tooLarge: [Shortage.Measure: (count: Int, worst: MeasuredLabel, shortage: Shortage)] = [:]

    /// Nothing counted yet.
    public init(budget: Budget) { self.budget = budget }

    /// Whether some label has no room.
    public var hasShortage: Bool { !tooLarge.isEmpty }

    /// Counts a label.
    public mutating func add(_ label: MeasuredLabel) {
        labels += 1
        guard let lacking = label.shortage else { return }
        add(label, lacking.width, of: budget.width, .width)
        add(label, lacking.height, of: budget.height, .height)
        add(label, lacking.lines.map(Double.init), of: budget.lines.map(Double.init), .lines)
    }

    private mutating func add(_ label: MeasuredLabel, _ amount: Double?, of room: Double?, _ measure: Shortage.Measure)
    {
        guard let amount, let room else { return }
        let shortage = Shortage(need: room + amount, room: room, measure: measure)
        guard var known = tooLarge[measure] else {
            tooLarge[measure] = (1, label, shortage)
            return
        }
        known.count += 1
        if shortage.amount > known.shortage.amount { (known.worst, known.shortage) = (label, shortage) }
        tooLarge[measure] = known
    }

    /// A line for each side on which labels do not fit, with the label that exceeds it most, the first of equal ones;
    /// or one line that all fit. Each ends with a line feed.
    public var text: String {
        guard hasShortage else { return "\(Prose.count(labels, "label")), \(limits)\n" }
        return [Shortage.Measure.width, .height, .lines].compactMap { measure in
            tooLarge[measure].map { count, worst, shortage in
                let form = worst.form.map { ", \($0)" } ?? ""
                let name = "\(Prose.quoted(worst.text)) (\(Prose.oneLine(worst.key)), \(worst.locale)\(form))"
                let place = worst.source.map { Prose.oneLine("\($0): ") } ?? ""
                return
                    "\(place)error: \(name) \(Prose.needs(shortage) ?? ""); \(Self.fault(measure, count, of: labels))\n"
            }
        }.joined()
    }

    /// "12 of 94,000 labels are too wide".
    private static func fault(_ measure: Shortage.Measure, _ count: Int, of labels: Int) -> String {
        let fault =
            switch measure {
            case .width: count == 1 ? "is too wide" : "are too wide"
            case .height: count == 1 ? "is too high" : "are too high"
            case .lines: count == 1 ? "takes too many lines" : "take too many lines"
            }
        return "\(Prose.number(count)) of \(Prose.count(labels, "label")) \(fault)"
    }

    /// "none wider than 120, none of more than 2 lines".
    private var limits: String {
        let limits = [
            budget.width.map { "none wider than \(Number.text($0))" },
            budget.height.map { "none higher than \(Number.text($0))" },
            budget.lines.map { "none of more than \(Prose.count($0, "line"))" },
        ]
        return limits.compactMap(\.self).joined(separator: ", ")
    }
}
