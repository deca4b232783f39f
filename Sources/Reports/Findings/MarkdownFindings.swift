internal import Basics
public import Checks

/// For job summaries and pull request comments: tables in Markdown, no larger than a job summary may be, with a row for
/// each fault and not for each locale.
public struct MarkdownFindings: FindingsFormat {
    public let name = "markdown"
    public let abstract = "for job summaries and pull request comments"

    /// GitHub accepts a job summary of 1 MiB; this leaves some of it for other steps.
    static let limit = 900 * 1024

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) -> String {
        let head =
            "## Galley: \(SummaryText.headline(result))\n\n\(Self.escaped(SummaryText.measured(result)))\n"
        let tail = options.summary ? tightest(result) + notices(result) : notices(result)
        let room = Self.limit - head.utf8.count - tail.utf8.count
        let findings = findings(result, room: room)
        return head + findings + pictures(result, options.pictures, room: room - findings.utf8.count) + tail
    }

    /// The pictures, or the names of their files, as many as there is room for.
    private func pictures(_ result: CheckResult, _ place: PicturePlace?, room: Int) -> String {
        let files = PictureFile.all(of: result)
        guard let place, !files.isEmpty else { return "" }
        var text = "\n### Pictures\n"
        if place == .named { text += "\n| File | Shows |\n| --- | --- |\n" }
        for (index, file) in files.enumerated() {
            let cell = Prose.name(file.pair.cell, widthNames: result.widthNames)
            let words = Self.escaped("\(file.pair.part.scene), \(file.pair.part.locale), \(cell)")
            let part =
                switch place {
                case .named: "| `\(file.name)` | \(words) |\n"
                case .under(let address): "\n\(words)\n\n![\(words)](<\(Self.target(address))/\(file.name)>)\n"
                }
            let rest = "\nand \(Prose.count(files.count - index, "picture")) more, left out.\n"
            guard text.utf8.count + part.utf8.count + rest.utf8.count < room else { return text + rest }
            text += part
        }
        return text
    }

    /// An address between angle brackets.
    private static func target(_ address: String) -> String {
        address.replacing("<", with: "%3C").replacing(">", with: "%3E").filter { !$0.isNewline }
    }

    private func findings(_ result: CheckResult, room: Int) -> String {
        guard !result.findings.isEmpty else { return "" }
        var text = "\n| | Rule | Where | What |\n| --- | --- | --- | --- |\n"
        let blocks = result.worstBlocksFirst
        var shown = 0
        for block in blocks {
            let finding = block.worst
            let place = finding.source.map { Self.code("\($0)") } ?? ""
            let details = result.details(block).map { "<br>" + Self.escaped($0) }
            let message = Self.escaped(Prose.message(finding, widthNames: result.widthNames)) + details.joined()
            let row = "| \(finding.severity) | \(finding.rule) | \(place) | \(message) |\n"
            guard text.utf8.count + row.utf8.count < room else { break }
            text += row
            shown += 1
        }
        let left = blocks[shown...].reduce(0) { $0 + $1.findings.count }
        return left > 0 ? text + "\nand \(Prose.count(left, "finding")) more, left out.\n" : text
    }

    private func tightest(_ result: CheckResult) -> String {
        let calls = result.summary.closeCalls.map { table($0.tightest, titled: Prose.closeCalls($0), of: result) } ?? ""
        guard !result.summary.tightest.isEmpty else { return calls }
        return calls + table(result.summary.tightest, titled: "Tightest labels that fit", of: result)
    }

    private func table(_ labels: [TightLabel], titled title: String, of result: CheckResult) -> String {
        var text = "\n### \(title)\n\n| Headroom | Need | Room | Label |\n| ---: | ---: | ---: | --- |\n"
        for label in labels {
            let numbers = [label.headroom, label.need, label.room].map(Number.text).joined(separator: " | ")
            text += "| \(numbers) | \(Self.escaped(Prose.tight(label, widthNames: result.widthNames))) |\n"
        }
        return text
    }

    private func notices(_ result: CheckResult) -> String {
        let lines = Remarks.lines(result)
        return lines.isEmpty ? "" : "\n" + lines.map { "- \(Self.escaped($0))\n" }.joined()
    }

    /// A file with its place as code. A name that would end the code, or the cell of the table, is escaped text.
    private static func code(_ place: String) -> String {
        let place = Prose.oneLine(place)
        return place.contains { "`|".contains($0) } ? escaped(place) : "`\(place)`"
    }

    /// Escapes what a cell of a table may not contain.
    static func escaped(_ string: String) -> String {
        var result = ""
        for character in string {
            switch character {
            case "|", "*", "_", "`", "[", "]", "\\", "#": result += "\\\(character)"
            case "<": result += "&lt;"
            case "&": result += "&amp;"
            case _ where character.isNewline: result += " "
            default: result.append(character)
            }
        }
        return result
    }
}
