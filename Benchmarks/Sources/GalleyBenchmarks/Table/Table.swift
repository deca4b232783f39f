/// What was measured, a row each, under the heading of its part.
struct Table {
    private struct Row {
        let part: Part
        let what: String
        /// nil where it could not be measured.
        let value: Quantity?
        let target: String
        let note: String
    }

    private var rows: [Row] = []
    /// The part that rows are added to.
    var part = Part.text

    mutating func add(_ what: String, _ value: Quantity?, target: String? = nil, note: String = "") {
        rows.append(Row(part: part, what: what, value: value, target: target ?? "", note: note))
    }

    /// The rows with a unit as a graph; nil where there are none.
    func graph(ofUnit unit: String, in part: Part) -> Graph? {
        let bars = rows.filter { $0.part == part && $0.value?.unit == unit }.map { ($0.what, $0.value?.value ?? 0) }
        return bars.isEmpty ? nil : Graph(bars: bars)
    }

    /// A table of Markdown, its columns as wide as they need to be.
    var markdown: String {
        var lines = [["part", "what", "measured", "", "target"]]
        var last: Part?
        for row in rows {
            let unit = [row.value?.unit ?? "", row.note].filter { !$0.isEmpty }.joined(separator: " ")
            lines.append([
                row.part == last ? "" : row.part.rawValue, row.what, row.value?.number ?? "–", unit, row.target,
            ])
            last = row.part
        }
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            let padded = cells.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - cells[column].count)
                return column == 2 ? space + cells[column] : cells[column] + space
            }
            return "| \(padded.joined(separator: " | ")) |"
        }
        let rule = widths.enumerated().map { $0 == 2 ? String(repeating: "-", count: $1 - 1) + ":" : dashes($1) }
        return ([line(lines[0]), "| \(rule.joined(separator: " | ")) |"] + lines.dropFirst().map(line))
            .joined(separator: "\n")
    }

    private func dashes(_ count: Int) -> String { String(repeating: "-", count: max(count, 3)) }
}

/// A number with its unit, in three digits or so.
struct Quantity {
    let value: Double
    let unit: String

    init(_ value: Double, _ unit: String) {
        self.value = value
        self.unit = unit
    }

    var number: String {
        guard value < 100 else { return Int(value.rounded()).grouped }
        let factor = value < 10 ? 100.0 : 10
        let digits = value < 10 ? 2 : 1
        let text = "\((value * factor).rounded() / factor)"
        let decimals = text.split(separator: ".").last?.count ?? 0
        return text + String(repeating: "0", count: max(0, digits - decimals))
    }
}

extension Int {
    /// In groups of three digits: `12,480`.
    var grouped: String {
        let digits = Array("\(self)")
        return String(
            digits.indices.reduce(into: []) { result, index in
                if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
                result.append(digits[index])
            })
    }
}
