import Budgets
import Frames
import Labels
import Projects
import Testing

@testable import Checking
@testable import Checks
@testable import Galley

/// A project with all its cells, and each of them checked alone.
struct CellsAlone {
    let project: Project
    /// What is found in the whole matrix.
    let whole: CheckResult
    let tally: BudgetTally
    /// What is found in each cell, where there is something to be measured in it.
    let alone: [CheckResult]
    let tallies: [BudgetTally]

    /// - Throws: What a check throws. O(cells) checks.
    init(_ project: Project) throws {
        self.project = project
        let options = CheckOptions()
        whole = try Self.check(project, options)
        tally = try Self.budgets(project, options)
        var alone: [CheckResult] = []
        var tallies: [BudgetTally] = []
        for (project, options) in try Self.cells(of: project) {
            alone.append(try Self.check(project, options))
            tallies.append(try Self.budgets(project, options))
        }
        (self.alone, self.tallies) = (alone, tallies)
    }

    private static func check(_ project: Project, _ options: CheckOptions) throws -> CheckResult {
        let plan = try project.plan(options)
        return try project.run(plan, options: options, number: 0, on: nil) { _ in }.tally.result(isPartial: true)
    }

    private static func budgets(_ project: Project, _ options: CheckOptions) throws -> BudgetTally {
        let plan = try CheckPlan(project, options: options)
        let pool = CheckPool(
            project: project, fonts: try project.labelFonts(), options: options, progress: WorkProgress(1) { _ in })
        return try pool.run(scenes: plan.scenes, labels: plan.labels, into: BudgetTally())
    }

    /// Every locale, text size, width and height by itself, as filters of the command line have them.
    private static func cells(of project: Project) throws -> [(Project, CheckOptions)] {
        let plan = try CheckPlan(project, options: CheckOptions())
        let locales = plan.everyLocale.map(\.name)
        let sizes = (project.matrix.textSizes + project.labels.flatMap { $0.textSizes.sizes ?? [] }).distinct
        let heights = project.matrix.heights.isEmpty ? [[]] : project.matrix.heights.distinct.map { [$0] }
        return heights.flatMap { heights in
            var project = project
            project.matrix.heights = heights
            return locales.flatMap { locale in
                sizes.flatMap { size in
                    project.matrix.widths.map(\.points).distinct.map { width in
                        var options = CheckOptions()
                        (options.locales, options.textSizes, options.widths) = ([locale], [size], [width])
                        options.workers = 1
                        return (project, options)
                    }
                }
            }
        }
    }

    // MARK: The law

    /// Expects that the findings of the whole are those of the cells, put together as the documentation says, and that
    /// so are the tightest labels and the budgets.
    ///
    /// - Parameter comment: Which project it is.
    func expectUnion(_ comment: Comment) {
        let parts = Dictionary(grouping: alone.flatMap(\.findings), by: \.identity)
        #expect(Set(whole.findings.map(\.identity)) == Set(parts.keys), comment)
        #expect(whole.findings.count == parts.count, comment)
        for finding in whole.findings {
            if let parts = parts[finding.identity] { expect(finding, of: parts, comment) }
        }
        expectSummary(comment)
        var offers: [BudgetTally.Place: TextRoom] = [:]
        for (place, offer) in tallies.flatMap(\.offers) where offers[place].map(offer.room.isSmaller) ?? true {
            offers[place] = offer.room
        }
        #expect(tally.offers.mapValues(\.room) == offers, comment)
    }

    private func expect(_ finding: Finding, of parts: [Finding], _ comment: Comment) {
        let cells = Set(parts.map(\.worst))
        #expect(finding.cells == cells.count, comment)
        #expect(finding.extent == Extent(cells: Array(cells), among: finding.extent.allCells), comment)
        let worst = parts.min { $0.isWorse(than: $1) }
        #expect(finding.worst == worst?.worst, comment)
        #expect(finding.evidence == worst?.evidence && finding.text == worst?.text, comment)
        let size = parts.map(\.worst.textSize.order).min()
        let first = parts.filter { $0.worst.textSize.order == size }.min { $0.isWorse(than: $1) }
        #expect(finding.first == first?.worst && finding.firstEvidence == first?.evidence, comment)
        #expect(finding.plurals == Set(parts.flatMap(\.plurals)).sorted(), comment)
        #expect(finding.severity == worst?.severity && finding.view == worst?.view, comment)
        #expect(finding.hints == Self.hints(of: parts, worst: worst), comment)
    }

    /// A hint that holds in every cell holds for the finding; by how much a text is too long is said for the worst cell.
    private static func hints(of parts: [Finding], worst: Finding?) -> [Hint] {
        let ways = parts.dropFirst().reduce(Set(parts[0].hints.map(\.way))) { $0.intersection($1.hints.map(\.way)) }
        let lines = parts.flatMap(\.hints).compactMap { if case .unlimitedLines(let lines) = $0 { lines } else { nil } }
        return (worst?.hints ?? []).compactMap { hint in
            switch hint {
            case .unlimitedLines: ways.contains(hint.way) ? .unlimitedLines(atMost: lines.max() ?? 0) : nil
            case .stack, .minimumScaleFactor: ways.contains(hint.way) ? hint : nil
            case .shorter: hint
            }
        }
    }

    private func expectSummary(_ comment: Comment) {
        let summaries = alone.map(\.summary)
        func union(_ names: (Summary) -> [String]) -> [String] { Set(summaries.flatMap(names)).sorted() }
        #expect(whole.summary.fonts == union(\.fonts), comment)
        #expect(whole.summary.notes == union(\.notes), comment)
        let (close, all) = (summaries.compactMap(\.closeCalls), summaries.map(\.tightest))
        // Where a list may be longer than what is reported of it, what is not in it proves nothing.
        guard (all + close.map(\.tightest)).allSatisfy({ $0.count < 10 }) else { return }
        let calls = TightLabel.tightest(close.flatMap(\.tightest))
        let names = Set(calls.map(\.name))
        #expect(whole.summary.closeCalls?.count ?? 0 == names.count, comment)
        #expect(whole.summary.closeCalls?.tightest ?? [] == Array(calls.prefix(10)), comment)
        #expect(whole.summary.closeCalls?.errors95 ?? [] == Set(close.flatMap(\.errors95)).sorted(), comment)
        let tight = TightLabel.tightest(all.joined().filter { !names.contains($0.name) })
        #expect(whole.summary.tightest == Array(tight.prefix(10)), comment)
    }
}

extension Extent {
    /// Every text size on every screen.
    fileprivate var allCells: [Cell] {
        allTextSizes.flatMap { size in
            allScreens.map { Cell(LayoutEnvironment(textSize: size, width: $0.width, height: $0.height)) }
        }
    }
}

extension Finding {
    /// More is lacking in the only cell; between equals the smaller cell, then the form.
    fileprivate func isWorse(than other: Finding) -> Bool {
        let (mine, its) = (evidence.magnitude, other.evidence.magnitude)
        if mine != its { return mine > its }
        if worst != other.worst { return worst < other.worst }
        return text?.string ?? "" < other.text?.string ?? ""
    }
}

extension Hint {
    /// The hint without what differs from cell to cell.
    fileprivate var way: Hint {
        switch self {
        case .unlimitedLines: .unlimitedLines(atMost: 0)
        case .shorter: .shorter(by: 0, of: 0)
        case .stack, .minimumScaleFactor: self
        }
    }
}

extension TightLabel {
    /// What makes two of them the same label.
    fileprivate var name: String { "\(scene)\n\(text.key ?? view.label)\n\(text.key == nil ? "" : locale)" }

    /// Each label in its tightest cell, tightest first.
    fileprivate static func tightest(_ labels: some Sequence<TightLabel>) -> [TightLabel] {
        Dictionary(labels.map { ($0.name, $0) }) { $1.isTighter(than: $0) ? $1 : $0 }.values
            .sorted { $0.isTighter(than: $1) }
    }

    private func isTighter(than other: TightLabel) -> Bool {
        if headroom != other.headroom { return headroom < other.headroom }
        let (mine, its) = ((scene, view.label, locale), (other.scene, other.view.label, other.locale))
        return mine == its ? cell < other.cell : mine < its
    }
}
