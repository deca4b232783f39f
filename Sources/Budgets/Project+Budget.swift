internal import Catalogs
public import Checking
internal import Checks
package import Frames
internal import Labels
public import Projects
internal import Scenes

extension Project {
    /// The room that the scenes and label budgets leave the texts of each key, in every locale, text size and width.
    ///
    /// The room of a text is the width that its layout offers it when it asks for more than there is, while its neighbours
    /// are as they are in the same locale; and it counts where it is tightest, that is where it has the least room in units
    /// of the font's size. It is found in two steps:
    ///
    /// 1. Every scene is laid out in every cell, as for a check, which says what each text is offered.
    /// 2. In the tightest cell of each text that does not fill what it is offered, the scene is laid out once more,
    ///    with that text longer than any room. A stack offers a short text no more than its share, and a long one what
    ///    the others leave; a layout that grows with its texts shows it whole, and sets no limit. Where a text is
    ///    offered the same in all locales, and no more when it is long, one locale is enough for all.
    ///
    /// - Parameters:
    ///   - options: What of the project is looked at; by default all but the pseudolocales, which have to be named.
    ///   - progress: Called with the share that is done, from 0 to 1, on any thread, one call at a time.
    /// - Throws: `InputError` for what cannot be used. O(cells + limited texts × locales) layouts.
    public func budget(
        _ options: CheckOptions = CheckOptions(), progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> BudgetResult {
        let plan = try CheckPlan(self, options: options, omitsUnreadLocales: true)
        let fonts = try labelFonts()
        let pool = CheckPool(
            project: self, fonts: fonts, options: options,
            progress: WorkProgress(plan.scenes.count + plan.labels.count) { progress($0 / 2) })
        let tally = try pool.run(scenes: plan.scenes, labels: plan.labels, into: BudgetTally())
        try options.refuseUnseenKeys(among: Set(tally.scenes.keys), in: file)
        let offers = tally.offers.filter { options.isWanted($0.key.key) }
        let rooms = try onMainActor {
            var probe = LongTextProbe(self, fonts: fonts, parts: plan.scenes)
            return try probe.rooms(of: offers, sourceLocale: plan.sourceLocale) { progress(0.5 + $0 / 4) }
        }
        let characters = try characterCounts(of: rooms, fonts: fonts) { progress(0.75 + $0 / 4) }
        var budgets = keyBudgets(rooms.map(\.room), scenes: tally.scenes.filter { options.isWanted($0.key) })
        for index in budgets.indices { budgets[index].characters = characters[budgets[index].key] ?? [:] }
        return BudgetResult(
            budgets: budgets,
            widthNames: plan.widthNames, notes: tally.notes.sorted())
    }

    private func keyBudgets(_ rooms: [TextRoom], scenes: [String: Set<String>]) -> [KeyBudget] {
        let catalogs = everyCatalog
        let rules = Dictionary(catalogs.map { ($0.sourceLanguage, LocaleRules($0.sourceLanguage)) }) { $1 }
        let roomsOfKey = Dictionary(grouping: rooms) { $0.text.key ?? "" }
        // Xcode writes an empty key for an empty text in code.
        return scenes.filter { !$0.key.isEmpty }.map { key, scenes in
            let rooms = roomsOfKey[key] ?? []
            let tightest = Dictionary(rooms.map { ($0.locale, $0) }) { $1.isTighter(than: $0) ? $1 : $0 }
            let catalog = catalogs.first { $0[key] != nil }
            let entry = catalog?[key]
            var budget = KeyBudget(
                key: key, source: entry?.text(in: entry?.sourceLanguage ?? "") ?? key, note: entry?.comment,
                file: entry?.position.file ?? "",
                sourceLanguage: entry?.sourceLanguage ?? catalog?.sourceLanguage ?? "en", scenes: scenes.sorted(),
                rooms: tightest.sorted { $0.key < $1.key }.map(\.value),
                least: rooms.min { $0.isSmaller(than: $1) })
            budget.holdsForms = entry?.holdsForms ?? false
            budget.shouldTranslate = entry?.shouldTranslate ?? true
            if let catalog, let rules = rules[catalog.sourceLanguage], budget.least != nil {
                budget.standIns = catalog.standIns(
                    for: key, in: rules, samples: arguments.arguments(for: key), defaults: arguments.defaults)
            }
            budget.translation = budget.tightest.map { room in
                entry?.text(in: room.foundIn, at: room.text.source) ?? room.text.string
            }
            return budget
        }
    }
}

extension BudgetTally: ReportTally {
    /// The cell with the least room counts. The cell with the least headroom may be a different one.
    package mutating func check(_ report: FrameReport) { add(report) }

    package var fresh: BudgetTally { BudgetTally() }
}
