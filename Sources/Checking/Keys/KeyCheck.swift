package import Catalogs
package import Checks
internal import Foundation
internal import Frames
internal import Labels
package import Projects
internal import Scenes

/// What a check would find about one key of a project if its catalogs had another text for it, over and over.
///
/// Only the parts of the check that show the key are done, in all of their cells, as a check does them. Plans of locales,
/// shaped texts and open fonts are kept; nothing else is.
@MainActor
package final class KeyCheck {
    private let project: Project
    /// The texts that nothing is blamed for; those of the project itself where there are no others.
    private let before: Project
    private let options: CheckOptions
    private let tools: LabelTools
    private var runners: SceneRunners
    /// The locales that the project checks without being asked.
    private let knownLocales: Set<String>
    private var parts: [String: LocaleParts] = [:]
    /// The parts of keys that the plans of their locales lack, as they have no translation so far.
    private var partsOfKeys: [KeyInLocale: LocaleParts] = [:]

    private struct KeyInLocale: Hashable {
        let key: String
        let locale: String
    }

    /// - Parameters:
    ///   - before: The project with the texts that are taken to be right; nil for the same.
    ///   - options: What of the project is looked at; its locales and keys do not count.
    /// - Throws: `InputError` for a font that cannot be used.
    package init(_ project: Project, before: Project? = nil, options: CheckOptions = CheckOptions()) throws {
        self.project = project
        self.before = before ?? project
        self.options = options
        let fonts = try project.labelFonts()
        tools = LabelTools(fonts)
        runners = SceneRunners(project, fonts: fonts)
        knownLocales = Set(project.localeNames)
    }

    /// The findings of a check about a key in a locale, if an entry were in the place of the one with its key in every catalog.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag, which no catalog needs to have.
    ///   - trials: What the findings' hints are made from.
    ///   - entry: What a catalog would have in place of its entry.
    /// - Throws: `InputError` for what cannot be measured. O(cells that show the key).
    package func findings(
        about key: String, in locale: String, trials: Trials, entry: (Catalog.Entry) -> Catalog.Entry
    ) throws -> KeyFindings {
        func changed(_ catalog: Catalog) -> Catalog { catalog[key].map { catalog.replacing(entry($0)) } ?? catalog }
        var project = project
        project.catalogs = project.catalogs.map(changed)
        let parts = try parts(of: key, in: locale, project: project, changed)
        let labels = try check(parts.labels(of: key), key, in: project, trials, changed)
        let (scenes, neighbours) = try check(parts.scenes(of: key), trials, changed)
        var checker = labels
        checker.merge(scenes)
        return KeyFindings(
            checker, key: key, besides: neighbours, widthNames: parts.widthNames,
            places: parts.places(of: key), cells: checker.state.cellCount)
    }

    // MARK: What is checked

    private func check(
        _ parts: [LabelPart], _ key: String, in project: Project, _ trials: Trials, _ changed: (Catalog) -> Catalog
    ) throws -> Checker {
        let worker = LabelWorker(project, tools: tools, tally: Checker(rules: project.rules), trials: trials)
        for part in parts {
            try worker.run(
                LabelPart(
                    keys: [key], labels: PlannedLabels(changed(part.catalog), part.budget), locale: part.locale,
                    environments: part.environments))
        }
        return worker.tally
    }

    /// The findings of scenes, and those that the scenes have with the texts of the catalogs.
    private func check(
        _ parts: [LocaleParts.Scene], _ trials: Trials, _ changed: (Catalog) -> Catalog
    ) throws -> (Checker, known: Set<FindingIdentity>) {
        guard !parts.isEmpty else { return (Checker(rules: project.rules), []) }
        var known: Set<FindingIdentity> = []
        for part in parts { known.formUnion(part.known) }
        runners.forgetScenes()
        defer { runners.forgetScenes() }
        var worker = SceneWorker(runners, tally: Checker(rules: project.rules), trials: trials)
        for part in parts {
            var scene = part.part.scene
            scene.catalogs = scene.catalogs.map(changed)
            try worker.run(
                ScenePart(scene: scene, locale: part.part.locale, environments: part.part.environments))
        }
        return (worker.tally, known)
    }

    // MARK: Where a key is shown

    private func parts(
        of key: String, in locale: String, project changed: Project, _ change: (Catalog) -> Catalog
    ) throws -> LocaleParts {
        let all = try parts[locale] ?? planned(for: nil, in: locale, project: changed, change)
        parts[locale] = all
        if all.show(key) || isPlanned(key, in: locale, by: all.plan) { return all }
        let place = KeyInLocale(key: key, locale: locale)
        if partsOfKeys.count > 10_000 { partsOfKeys.removeAll() }
        let own = try partsOfKeys[place] ?? planned(for: key, in: locale, project: changed, change)
        partsOfKeys[place] = own
        return own
    }

    /// Whether a plan has all that shows a key in a locale, with a translation or without: so it is, unless a catalog with the
    /// key leaves it out in that locale so far. O(scenes).
    private func isPlanned(_ key: String, in locale: String, by plan: CheckPlan) -> Bool {
        let names = LocaleFallback.names(for: locale)
        let areListed = project.matrix.locales != nil || !knownLocales.contains(locale)
        return project.everyCatalog.allSatisfy { catalog in
            guard let entry = catalog[key] else { return true }
            return catalog.shows(entry, in: locale, names: names)
                && (areListed || plan.catalogLocales.contain(names, of: catalog))
        }
    }

    /// The parts of a check in a locale; of one key alone, as if its catalogs had the new entry.
    private func planned(
        for key: String?, in locale: String, project changed: Project, _ change: (Catalog) -> Catalog
    ) throws -> LocaleParts {
        var options = options
        options.locales = [locale]
        options.keys = key.map { [Wildcard.escaped($0)] } ?? []
        let isNew = !knownLocales.contains(locale)
        var project = self.project
        if key != nil {
            project = changed
            for index in project.scenes.indices {
                project.scenes[index].catalogs = project.scenes[index].catalogs.map(change)
            }
        }
        if isNew { project.matrix.locales = (self.project.localeNames + [locale]).map { Listed(value: $0) } }
        var plan = try CheckPlan(
            project, options: options, keepsUnreadFiles: true, newLocale: isNew ? locale : nil)
        if key != nil { plan.forgetReplacements() }
        runners.forgetScenes()
        defer { runners.forgetScenes() }
        let catalogs = Dictionary(before.scenes.map { ($0.name, $0.catalogs) }) { first, _ in first }
        return try LocaleParts(plan, runners: &runners, rules: project.rules) { scene in
            var scene = scene
            scene.catalogs = catalogs[scene.name] ?? scene.catalogs
            return scene
        }
    }
}

/// What a check finds about one key.
package struct KeyFindings: Sendable {
    /// The findings about the key's own text, as a check lists them.
    package let findings: [Finding]
    /// The findings about other texts and views of the same scenes that the catalogs' own text does not cause.
    package let others: [Finding]
    /// The scenes and label budgets that show the key, in order of their names; empty where nothing does.
    package let places: [String]
    /// How many environments the key was looked at in.
    package let cells: Int
    /// The names of screens by their width, for messages.
    package let widthNames: [Double: String]

    fileprivate init(
        _ checker: Checker, key: String, besides known: Set<FindingIdentity>, widthNames: [Double: String],
        places: [String], cells: Int
    ) {
        let all = checker.state.hasFindings ? checker.result(widthNames: widthNames).findings : []
        findings = all.filter { $0.key == key }
        others = all.filter { $0.key != key && !known.contains($0.identity) }
        (self.places, self.cells, self.widthNames) = (places, cells, widthNames)
    }
}

extension CheckPlan {
    /// Puts the catalogs as they are in place of those with another entry, which were only to plan with.
    fileprivate mutating func forgetReplacements() {
        labels = labels.map { part in
            LabelPart(
                keys: part.keys, labels: PlannedLabels(part.catalog.withoutReplacement, part.budget),
                locale: part.locale, environments: part.environments)
        }
        scenes = scenes.map { part in
            var scene = part.scene
            scene.catalogs = scene.catalogs.map(\.withoutReplacement)
            return ScenePart(scene: scene, locale: part.locale, environments: part.environments)
        }
    }
}
