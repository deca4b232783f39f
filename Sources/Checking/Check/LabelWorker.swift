internal import Catalogs
internal import Checks
internal import Frames
internal import Labels
internal import Projects

/// Measures labels against their budgets, one part after the other, on one thread.
///
/// Keeps how the lines of rooms are divided as long as it lives.
final class LabelWorker<Tally: ReportTally> {
    private let project: Project
    private let tools: LabelTools
    private let isTripled: Bool
    private let trials: Trials
    private let asksReports: Bool
    private(set) var tally: Tally
    /// How the texts of each line divide it. The project keeps the lines for as long as the worker lives.
    private var partsOfLines: [LineCell: [TableColumns.Part?]] = [:]

    /// A line in an environment.
    private struct LineCell: Hashable {
        let line: ObjectIdentifier
        let environment: LayoutEnvironment
    }

    convenience init(_ project: Project, fonts: FontLibrary, tally: Tally, isTripled: Bool) {
        self.init(project, tools: LabelTools(fonts), tally: tally, isTripled: isTripled)
    }

    /// - Parameter asksReports: Whether a report is made even where it is known what it says.
    init(
        _ project: Project, tools: LabelTools, tally: Tally, isTripled: Bool = false, trials: Trials = .all,
        asksReports: Bool = false
    ) {
        self.trials = trials
        self.asksReports = asksReports
        self.project = project
        self.tools = tools
        self.tally = tally
        self.isTripled = isTripled
    }

    /// Returns what was found since the last call.
    func handOver() -> Tally {
        defer { tally = tally.fresh }
        return tally
    }

    /// Measures every label of the part in every environment and passes the reports on. O(cells).
    ///
    /// - Throws: `InputError` for a text that cannot be measured.
    func run(_ part: LabelPart) throws(InputError) {
        let budget = part.budget
        var plan = LabelSweep(
            scene: budget.title, source: budget.position, style: budget.typesetting, textCase: budget.textCase,
            lines: budget.maxLines, margin: project.rules.margin(inScene: budget.title), isTripled: isTripled,
            environments: part.environments)
        plan.isUnplaced = !budget.hasRoom
        plan.mostCharacters = budget.place?.mostCharacters(on: budget.platform)
        if let room = budget.room {
            plan.size = Budget(width: budget.maxWidth, height: budget.maxHeight)
            (plan.room, plan.place, plan.isOpen, plan.wraps) = (room.facts, room.place, room.isOpen, room.wraps)
        }
        let measurer = tools.measurer(on: budget.platform)
        if let share = partOfLine(of: part, plan: plan, measurer) {
            plan.size?.width = share.width
            if share.isOut {
                plan.breakLines(at: plan.wraps ? share.lineWidth : nil)
            } else if budget.room?.lineWidth != nil, let seen = budget.maxWidth, seen < share.width {
                // What is behind the edge is not seen, however much of the line is left.
                plan.size?.width = seen
                plan.breakLines(at: share.width)
            }
        } else if let lineWidth = budget.room?.lineWidth {
            plan.breakLines(at: lineWidth)
        }
        for key in part.keys {
            var trials: LabelTrials?
            let forms = forms(of: key, in: part, measurer)
            for label in measurer.sweep(forms, of: key, in: part.locale, plan: plan) {
                tally.check(asksReports ? label.askingReports : label) { checker in
                    guard !checker.fixable.isEmpty, self.trials != .none else { return }
                    trials =
                        trials
                        ?? LabelTrials(
                            LabelTrials.Label(
                                part: part, plan: plan,
                                sweep: { measurer.sweep(forms, of: key, in: part.locale, plan: $0) },
                                measure: { measurer.sweep($0, insteadOf: key, plan: $1) }), trials: self.trials,
                            asksReports: asksReports)
                    trials?.add(checker.fixable)
                }
            }
            if let trials { tally.withChecker { trials.run(telling: &$0) } }
        }
        try measurer.throwFault()
    }

    /// What others in the same line or table leave for a label; nil where they do not decide it. The needs of a line are
    /// measured once in each environment.
    private func partOfLine(
        of part: LabelPart, plan: LabelSweep, _ measurer: LabelMeasurer
    ) -> TableColumns.Part? {
        guard let room = part.budget.room, let line = room.line, let environment = part.environments.first else {
            return nil
        }
        let cell = LineCell(line: ObjectIdentifier(line), environment: environment)
        if let known = partsOfLines[cell] { return known[room.indexInLine] }
        let needs = { (line: RoomLine) in line.members.map { self.need(of: $0, part: part, plan: plan, measurer) } }
        let parts = line.parts(needs(line), around: needs)
        partsOfLines[cell] = parts
        return parts[room.indexInLine]
    }

    /// What a text needs that shares a line with the label.
    private func need(
        of member: RoomLine.Member, part: LabelPart, plan: LabelSweep, _ measurer: LabelMeasurer
    ) -> RoomLine.Need {
        guard let label = member.label else { return RoomLine.Need(width: member.width, word: member.width) }
        let catalog = project.catalogs[label.catalog]
        var plan = plan
        (plan.style, plan.textCase) = (member.style, member.textCase)
        let need = measurer.needOnOneLine(
            label.key, of: catalog, in: part.locale, rules: tools.rules(of: part.locale.lookup),
            locales: catalog.locales.map(tools.rules), samples: project.arguments.arguments(for: label.key),
            defaults: project.arguments.defaults, plan: plan, withParts: member.before != nil)
        let parts = need.parts.map { RoomLine.Need.Part(advance: $0.advance, width: $0.width) }
        return RoomLine.Need(width: need.width, word: need.word, parts: parts)
    }

    private func forms(
        of key: String, in part: LabelPart, _ measurer: LabelMeasurer
    ) -> [MessageResolver.Lookup] {
        measurer.forms(
            of: key, in: part.catalog, numbered: part.budget.room?.label.catalog, part.locale,
            tools.rules(of: part.locale.lookup), part.catalog.locales.map(tools.rules),
            samples: project.arguments.arguments(for: key), defaults: project.arguments.defaults)
    }
}

/// What measures labels, however many workers use it one after the other: a measurer for each platform, and the rules of the
/// locales.
final class LabelTools {
    private let fonts: FontLibrary
    private var measurers: [Platform: LabelMeasurer] = [:]
    private var rules: [String: LocaleRules] = [:]

    init(_ fonts: FontLibrary) { self.fonts = fonts }

    func measurer(on platform: Platform) -> LabelMeasurer {
        if let known = measurers[platform] { return known }
        let made = LabelMeasurer(fonts: fonts, platform: platform)
        measurers[platform] = made
        return made
    }

    func rules(of locale: String) -> LocaleRules {
        if let known = rules[locale] { return known }
        let made = LocaleRules(locale)
        rules[locale] = made
        return made
    }
}
