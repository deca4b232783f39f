public import Checks
internal import Foundation
internal import Scenes

extension Project {
    /// Checks every scene and label in every environment of the matrix.
    ///
    /// All cores work; the result is the same whatever their number.
    ///
    /// - Parameter progress: Told the share that is done, from 0 to 1, on any thread, one call at a time.
    /// - Throws: `InputError` for what cannot be used. O(cells).
    public func check(
        _ options: CheckOptions = CheckOptions(), progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> CheckResult {
        let start = ContinuousClock.now
        let plan = try CheckPlan(self, options: options)
        let baseline = try options.ignoresBaseline ? nil : knownFindings(options)
        let checker = try run(plan, options: options, progress: progress)
        try refuseUnseenKeys(options.keys, among: checker.measuredKeys)
        var result = checker.result(
            widthNames: matrix.widthNames, baseline: baseline, duration: (ContinuousClock.now - start).seconds,
            isPartial: options.isPartial)
        result.findings.removeAll { !options.isWanted($0.key) }
        result.notices = result.notices.filter { notice in
            guard case .staleBaselineEntry(let finding) = notice else { return true }
            return options.looks(at: finding, in: result)
        }
        result.notices.insert(contentsOf: ownNotices + catalogNotices + keysWithoutCatalog, at: 0)
        if let baseline, baseline.entries.contains(where: { $0.measure == nil }) {
            let advice = "the baseline does not tell how bad its findings were, so that none of them is ever reported"
            result.notices.append(.remark("\(advice); \(command) baseline update writes it anew", at: nil))
        }
        if let then = baseline?.engine, then != .current {
            let (old, new) = (then.differing(from: .current), EngineVersions.current.differing(from: then))
            let versions = "\(old.joined(separator: ", ")), and this check measures with \(new.joined(separator: ", "))"
            result.notices.insert(.remark("the baseline was written with \(versions)", at: nil), at: 0)
        }
        return result
    }

    /// The source locale comes first where the others are compared with it.
    private func run(
        _ plan: CheckPlan, options: CheckOptions, progress: @escaping @Sendable (Double) -> Void
    ) throws -> Checker {
        let library = try labelFonts()
        let pool = CheckPool(
            project: self, fonts: library, options: options,
            progress: WorkProgress(plan.scenes.count + plan.labels.count, progress))
        let checker = Checker(rules: rules)
        guard options.isDifferential else {
            return try pool.run(scenes: plan.scenes, labels: plan.labels, into: checker)
        }
        let source = plan.sourceLocale
        let known = try pool.run(
            scenes: plan.scenes.filter { $0.locale.name == source },
            labels: plan.labels.filter { $0.locale.name == source }, into: checker)
        return try pool.run(
            scenes: plan.scenes.filter { $0.locale.name != source },
            labels: plan.labels.filter { $0.locale.name != source },
            into: Checker(rules: rules, differential: SourceFaults(locale: source, of: known)))
    }

    /// The project's fonts, with every family that label budgets name.
    func labelFonts() throws -> FontLibrary {
        let library = try fontLibrary()
        for budget in labels {
            guard let family = budget.font.family, !library.contains(family: family) else { continue }
            throw InputError.unknown("font family", family, expected: library.families, at: budget.position)
        }
        return library
    }

    private func knownFindings(_ options: CheckOptions) throws -> Baseline? {
        if options.baseline == nil, let baseline, !FileManager.default.fileExists(atPath: baseline.path) {
            let hint = InputFile.nearest(to: baseline).map { "; did you mean \"\($0)\"?" } ?? ""
            throw InputError(
                .configuration,
                "there is no file \"\(baseline.lastPathComponent)\"\(hint.isEmpty ? "; \(command) baseline update writes it" : hint)",
                at: baselinePosition)
        }
        return try BaselineFile.read(options.baseline ?? baseline)
    }

    /// A pattern of the command line that fits nothing which was measured is a mistake, though a catalog have the key.
    func refuseUnseenKeys(_ patterns: [String], among keys: Set<String>) throws {
        for pattern in patterns where !keys.contains(where: { Wildcard.matches($0, pattern) }) {
            throw InputError(
                .configuration,
                "--key \(pattern) matches nothing that was measured: no scene and no label shows such a key",
                file: file)
        }
    }

    /// Scenes with keys and no catalog at all, whether or not the views with the keys were ever shown.
    private var keysWithoutCatalog: [Notice] {
        scenes.filter(\.catalogs.isEmpty).compactMap { scene in
            scene.references.keys.first.map { key in
                .remark(
                    "no catalog has the key \"\(key.name.excerpt)\" of \(scene.name): strings: names none",
                    at: key.position)
            }
        }
    }

    private var ownNotices: [Notice] { remarks.map { .remark($0, at: nil) } }

    /// Duplicate keys and values that were left out.
    private var catalogNotices: [Notice] {
        CheckPlan.distinct(everyCatalog.flatMap(\.warnings).map(\.description)).map {
            .remark($0, at: nil)
        }
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
