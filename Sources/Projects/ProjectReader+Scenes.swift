internal import Basics
internal import Catalogs
internal import Checks
internal import Foundation
internal import Labels
internal import Scenes

extension ProjectReader {
    /// The scenes, each once. Findings name them, so no two may have the same name. Without a list they are those in
    /// Swift.
    func scenes(
        _ value: YAMLValue?, catalogs: [Catalog], sourceLocale: String?, arguments: KeyedSamples
    ) throws -> [LayoutScene] {
        guard let value else {
            return (swift?.scenes ?? []).map { $0.adopting(catalogs, samples: arguments) }
        }
        var scenes: [LayoutScene] = []
        var files: Set<URL> = [url.standardizedFileURL]
        for item in value.listOrOne() {
            if onlyScene != nil, item.scalar.map(SwiftScenes.isPattern) == true { continue }
            if let fitting = try swiftScenes(item) {
                let known = Set(scenes.filter { $0.file == nil }.map(\.name))
                for scene in fitting where !known.contains(scene.name) {
                    try refuseSharedName(scene, in: scenes, at: item)
                    scenes.append(scene.adopting(catalogs, samples: arguments))
                }
                continue
            }
            try refuseBareName(item)
            for url in try InputFile.named(item, "scenes", in: folder(of: item.file), of: tree)
            where files.insert(url.standardizedFileURL).inserted && isWanted(url) {
                var scene = try sceneReader.scene(
                    contentsOf: url, file: InputFile.name(of: url), catalogs: catalogs, sourceLocale: sourceLocale)
                try refuseSharedName(scene, in: scenes, at: item)
                try refuseUnknownAllowances(of: scene)
                scene.samples = arguments
                scenes.append(scene)
            }
        }
        return scenes
    }

    private func isWanted(_ file: URL) -> Bool {
        onlyScene.map { $0.resolvingSymlinksInPath() == file.resolvingSymlinksInPath() } ?? true
    }

    /// Refuses the name of a scene in Swift without its kind, where there is no file of that name.
    private func refuseBareName(_ value: YAMLValue) throws {
        guard let swift, let text = value.scalar, FilePattern.isBounded(text),
            tree.refusal(of: InputFile.start(of: text, in: directory).path) == nil,
            InputFile.matching(text, in: directory).isEmpty,
            let name = NearestName.find(text, among: swift.scenes.map(\.name)),
            let scene = swift.scenes.first(where: { $0.name == name })
        else { return }
        throw InputError(
            .configuration,
            "scenes: no file matches \"\(text.excerpt)\"; did you mean \"\(scene.qualifiedName.excerpt)\"?",
            at: value.position)
    }

    /// The scenes in Swift that a pattern matches; nil where the value names files.
    private func swiftScenes(_ value: YAMLValue) throws -> [LayoutScene]? {
        guard let text = value.scalar, SwiftScenes.isPattern(text) else { return nil }
        guard let swift else {
            throw InputError(
                .configuration,
                "scenes: \"\(text.excerpt)\" names scenes in Swift, which only the program that has them can lay out: "
                    + "run its check, as in swift run MyApp check",
                at: value.position)
        }
        return try swift.scenes(fitting: value)
    }

    private func refuseSharedName(_ scene: LayoutScene, in scenes: [LayoutScene], at item: YAMLValue) throws {
        guard let other = scenes.first(where: { $0.name == scene.name }) else { return }
        let names = [other, scene].map { $0.file ?? $0.qualifiedName }
        throw InputError(
            .configuration, "two scenes are named \"\(scene.name)\": \(names[0]) and \(names[1])", at: item.position)
    }

    /// A `galley:allow` with the name of a rule that does not exist is a mistake in the comment.
    func refuseUnknownAllowances(of catalogs: [Catalog]) throws {
        for allowance in catalogs.lazy.flatMap(\.entries).flatMap(\.allowances)
        where Rules.named(allowance.rule) == nil {
            let position = SourcePosition(allowance.position)
            guard !allowance.rule.isEmpty else {
                throw InputError(
                    .configuration,
                    "galley:allow expects a rule, as in galley:allow truncated-text: why it is intended",
                    at: position)
            }
            let words = allowance.rule.split(separator: " ", maxSplits: 1)
            if words.count == 2, Rules.named(String(words[0])) != nil {
                throw InputError(
                    .configuration,
                    "galley:allow expects a comma, a colon or the end of the line after \(words[0]), "
                        + "not \"\(String(words[1]).excerpt)\"",
                    at: position)
            }
            throw InputError.unknown("rule", allowance.rule, expected: RuleSet.identifiers, at: position)
        }
    }

    /// An `allow` with the name of a rule that does not exist is a mistake in the scene.
    private func refuseUnknownAllowances(of scene: LayoutScene) throws {
        for rule in scene.references.allowances where Rules.named(rule.name) == nil {
            throw InputError.unknown("rule", rule.name, expected: RuleSet.identifiers, at: rule.position)
        }
    }
}
