internal import Basics
internal import Catalogs
package import Checks
internal import Foundation
internal import Frames
internal import Labels
package import Projects
internal import Scenes

/// What is needed to make the result of a check from what it found, without the project: rules, the baseline, and
/// remarks about the project itself.
package struct CheckContext: Codable, Hashable, Sendable {
    /// The configuration file as it was named.
    let file: String
    /// The command that users type to work on the project.
    let command: String
    /// The libraries that it measures with.
    let engine: EngineVersions
    let rules: RuleSet
    let widthNames: [Double: String]
    var options: CheckOptions
    /// The locale that texts were written in.
    let sourceLocale: String
    /// Whether Inter has the measures of the iOS system font where it replaces that font.
    let modelsSystemFont: Bool
    /// What was left out as unchanged; nil where nothing was.
    private let leftOut: LeftOut?
    /// The devices that texts have forms for and for which nothing is measured, by the keys of the texts.
    private let uncheckedDevices: [String: [String]]
    /// The catalogs of the project; nil where a filter leaves out a part of their keys.
    private let coverage: CatalogCoverage?
    /// What of the catalogs may be shown, as far as the coverage is told.
    private let keysToShow: Set<String>
    /// Remarks about the project, which come before anything that was measured.
    let remarks: [Remark]
    /// The known findings; nil where there are none, or where they will be written again.
    private let baseline: Baseline?
    /// Why there are no known findings though the configuration names a file of them.
    private let missingBaseline: Remark?

    /// A sentence about a project.
    struct Remark: Codable, Hashable, Sendable {
        let text: String
        let position: SourcePosition?

        init(_ text: String, at position: SourcePosition? = nil) {
            self.text = text
            self.position = position
        }
    }

    /// - Throws: `InputError` for a baseline that cannot be read.
    package init(_ project: Project, _ plan: CheckPlan, options: CheckOptions) throws {
        file = project.file
        command = project.command
        engine = .current
        rules = project.rules
        widthNames = plan.widthNames
        self.options = options
        sourceLocale = plan.sourceLocale
        modelsSystemFont = project.modelsSystemFont
        leftOut = plan.leftOut
        remarks = plan.remarks.map { Remark($0) } + project.remarksOnItself
        uncheckedDevices = project.uncheckedDevices(options)
        keysToShow = options.leavesOutKeys ? [] : project.keysToShow
        coverage = options.leavesOutKeys ? nil : project.coverage(options, keys: keysToShow.count)
        missingBaseline = options.ignoresBaseline ? nil : project.missingBaseline(options)
        baseline =
            options.ignoresBaseline || missingBaseline != nil
            ? nil : try BaselineFile.read(options.baseline) ?? BaselineFile.read(project.baseline, in: project.tree)
    }

    /// - Throws: `InputError` where the configuration names a baseline that does not exist.
    func refuseMissingBaseline() throws(InputError) {
        guard let missingBaseline, !options.ignoresBaseline else { return }
        throw InputError(.configuration, missingBaseline.text, at: missingBaseline.position)
    }

    /// The result of a check that found this.
    ///
    /// - Parameters:
    ///   - unfinished: What was not laid out though it should be. Then a finding that is missing proves nothing.
    ///   - duration: In seconds.
    /// - Throws: `InputError` for a filter of keys that matches nothing which was measured. O(findings).
    package func result(
        of state: CheckState, unfinished: [UnfinishedPart] = [], duration: Double
    ) throws -> CheckResult {
        if leftOut == nil, unfinished.isEmpty { try options.refuseUnseenKeys(among: state.measuredKeys, in: file) }
        let baseline = options.ignoresBaseline ? nil : baseline
        let checker = Checker(
            rules: rules, differential: options.isDifferential ? SourceFaults(locale: sourceLocale) : nil, state: state)
        var result = checker.result(
            widthNames: widthNames, baseline: baseline, duration: duration,
            isPartial: options.isPartial || leftOut != nil || !unfinished.isEmpty)
        result.leftOut = leftOut
        result.command = command
        result.summary.coverage = coverage.map { coverage in
            var coverage = coverage
            // A text in code that no catalog has is a key of none.
            coverage.placed = state.placedKeys.intersection(keysToShow).count
            return coverage
        }
        // Where nothing was looked at, it is not known which rules apply.
        if leftOut != nil, result.summary.cells == 0 { result.summary.idleRules = [] }
        let devices = state.measuredKeys.filter { options.isWanted($0) }.compactMap { uncheckedDevices[$0] }
        result.summary.uncheckedDevices = UncheckedDevices(texts: devices.count, devices: Set(devices.joined()))
        result.findings.removeAll { !options.isWanted($0.key) }
        result.notices = result.notices.filter { notice in
            guard case .staleBaselineEntry(let entry) = notice else { return true }
            return unfinished.isEmpty && options.looks(at: entry, in: result)
        }
        result.notices.insert(contentsOf: remarks.map { .remark($0.text, at: $0.position) }, at: 0)
        result.notices.insert(contentsOf: unfinished.map { .unfinished($0) }, at: 0)
        if let baseline { addRemarks(on: baseline, to: &result) }
        return result
    }

    /// The result of one share, with only what is true of every share of the project.
    package func resultOfShare(_ state: CheckState, duration: Double) throws -> CheckResult {
        var context = self
        context.options.keys = []
        var result = try context.result(of: state, duration: duration)
        result.findings.removeAll { !options.isWanted($0.key) }
        result.notices.removeAll { notice in
            switch notice {
            case .unknownAllowance, .remark: false
            case .uselessAllowance, .staleBaselineEntry, .sceneWithoutText, .severitiesWithoutScene,
                .unfinished:
                true
            }
        }
        return result
    }

    private func addRemarks(on baseline: Baseline, to result: inout CheckResult) {
        let advice = "\(command) baseline update or check --write-baseline rewrites it"
        let unmeasured = baseline.entries.count { $0.measure == nil }
        if unmeasured > 0 {
            let (verb, hide) = unmeasured == 1 ? ("does", "hides") : ("do", "hide")
            let entries = "\(unmeasured) of \(baseline.entries.count) entries of the baseline"
            let cause = "\(entries) \(verb) not say how bad the finding was, and therefore \(hide) nothing"
            result.notices.append(.remark("\(cause); \(advice)", at: nil))
        } else if baseline.entries.contains(where: \.isOfFormerVersion) {
            let cause = "the baseline names views by their paths, so adding a view may make known findings look new"
            result.notices.append(.remark("\(cause); \(advice)", at: nil))
        }
        if let then = baseline.engine, then != engine {
            let (old, new) = (then.differing(from: engine), engine.differing(from: then))
            let versions = "\(old.joined(separator: ", ")), and this check measures with \(new.joined(separator: ", "))"
            result.notices.insert(.remark("the baseline was written with \(versions)", at: nil), at: 0)
        }
    }
}

extension Project {
    /// Why there is no baseline, where the configuration names one that does not exist and no option names another.
    fileprivate func missingBaseline(_ options: CheckOptions) -> CheckContext.Remark? {
        guard options.baseline == nil, let baseline, !FileManager.default.fileExists(atPath: baseline.path) else {
            return nil
        }
        // The nearest name of a link to nothing is its own.
        let near = InputFile.nearest(to: baseline).flatMap { $0 == baseline.lastPathComponent ? nil : $0 }
        let hint = near.map { "did you mean \"\($0)\"?" }
        return CheckContext.Remark(
            "there is no file \"\(baseline.lastPathComponent)\"; \(hint ?? "\(command) baseline update writes it")",
            at: baselinePosition)
    }

    /// Its own remarks, duplicate keys and values that were left out, and scenes that have keys but no catalog, whether
    /// or not the views with the keys are ever shown.
    fileprivate var remarksOnItself: [CheckContext.Remark] {
        let warnings = everyCatalog.flatMap(\.warnings).map(\.description)
        let withoutCatalog = scenes.filter(\.catalogs.isEmpty).compactMap { scene in
            scene.references.keys.first.map { key in
                CheckContext.Remark(
                    "no catalog has the key \"\(key.name.excerpt)\" of \(scene.name): strings: names none",
                    at: key.position)
            }
        }
        let ofRooms = (rooms?.remarks ?? []).map { CheckContext.Remark($0.text, at: $0.position) }
        return (remarks + warnings.distinct).map { CheckContext.Remark($0) } + ofRooms + withoutCatalog
    }
}
