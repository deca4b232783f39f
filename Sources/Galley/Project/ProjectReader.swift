internal import Checks
internal import Foundation
internal import Scenes

/// Reads a `galley.yml` strictly: an unknown key is an error, never ignored.
struct ProjectReader {
    let url: URL
    let name: String
    /// What stands in for a file that is not there; nil reads the file.
    var text: String?
    /// Scenes in Swift, of which the configuration may name some; nil where all scenes are files.
    var swift: SwiftScenes?
    /// Whether the scenes are those that the configuration names.
    var readsScenes = true
    /// What reads scene files and catalogs, each catalog once: what it keeps goes when the project is read.
    let sceneReader = SceneReader()

    private static let keys = [
        "scenes", "strings", "sourceLocale", "fonts", "systemFontModel", "platform", "displayScale", "locales",
        "pseudolocales",
        "textSizes", "scales", "widths", "heights", "safeArea", "metrics", "labels", "rules", "baseline", "arguments",
    ]

    /// The project that the file describes.
    func read() throws -> Project {
        let root = try YAMLValue.parse(
            text ?? InputFile.text(at: url, named: name), file: name, syntaxErrors: .configuration)
        let entries = try root.entries("galley.yml", keys: Self.keys)
        let platform = try entries["platform"]?.choice("platform", of: Self.platforms) ?? .ios
        let sourceLocale = try SourceLocale.read(entries[SourceLocale.key])
        let catalogs = try sceneReader.catalogs(entries["strings"], folder: directory, sourceLocale: sourceLocale)
        let arguments = try self.arguments(entries["arguments"])
        let scenes = try self.scenes(
            readsScenes ? entries["scenes"] : nil, catalogs: catalogs, sourceLocale: sourceLocale,
            arguments: arguments)
        var project = Project(
            file: name,
            directory: directory,
            scenes: scenes,
            catalogs: catalogs,
            fonts: try FontFile.read(entries["fonts"], folder: directory),
            modelsSystemFont: try entries["systemFontModel"]?.choice("systemFontModel", of: Self.switches) ?? true,
            platform: platform,
            displayScale: try entries["displayScale"]?.number("displayScale", from: 0.1),
            safeArea: try entries["safeArea"].map(SafeAreaInsets.init(yaml:)),
            metrics: try ProjectMetrics.read(entries["metrics"]),
            matrix: try matrix(entries, platform: platform),
            labels: try labels(entries["labels"], platform: platform),
            rules: try rules(entries["rules"], scenes: scenes),
            baseline: try entries["baseline"].map { directory.appending(path: try $0.string("baseline")) },
            baselinePosition: entries["baseline"]?.position,
            arguments: arguments,
            program: swift?.program)
        if text == nil { project.configuration = url }
        try refuseUnknownKeys(entries["arguments"], in: project)
        guard !scenes.isEmpty || !project.labels.isEmpty else {
            let advice =
                swift == nil && entries["scenes"] == nil && !catalogs.isEmpty
                ? "; scenes in Swift are checked by the program that has them, as in swift run MyApp check" : ""
            throw InputError(
                .configuration, "there are neither scenes nor labels, so nothing would be checked\(advice)",
                at: root.position)
        }
        return project
    }

    var directory: URL { url.deletingLastPathComponent() }
    private static let switches: KeyValuePairs = ["on": true, "off": false]
    static let platforms: KeyValuePairs = [
        "ios": Platform.ios, "macos": .macos, "android": .android, "web": .web,
    ]

    // MARK: The matrix

    private func matrix(_ entries: [String: YAMLValue], platform: Platform) throws -> Matrix {
        Matrix(
            locales: try locales(entries["locales"]),
            pseudolocales: try pseudolocales(entries["pseudolocales"]),
            textSizes: try textSizes(entries["textSizes"], scales: entries["scales"], platform: platform),
            widths: try lengths(entries["widths"], "widths", default: [NamedLength(375, name: "iPhone SE")]),
            heights: try lengths(entries["heights"], "heights", default: []))
    }

    /// nil for `all`.
    func locales(_ value: YAMLValue?) throws -> [Listed<String>]? {
        guard let value, value.scalar != "all" else { return nil }
        guard !value.listOrOne().isEmpty else { throw value.wrong("locales", "all, or at least one locale") }
        return try value.listOrOne().map { item in
            let locale = try item.string("locales")
            guard LocaleName.isWellFormed(locale) else {
                throw item.wrong("locales", "BCP 47 tags such as de or pt-BR")
            }
            return Listed(value: locale, position: item.position)
        }
    }

    private func pseudolocales(_ value: YAMLValue?) throws -> [Pseudolocale] {
        try value?.listOrOne().map { item in
            let name = try item.string("pseudolocales")
            guard let locale = Pseudolocale(rawValue: name) else {
                throw InputError.unknown(
                    "pseudolocale", name, expected: Pseudolocale.allCases.map(\.rawValue), at: item.position)
            }
            return locale
        } ?? []
    }

    func textSizes(_ names: YAMLValue?, scales: YAMLValue?, platform: Platform) throws -> [TextSize] {
        if let scales {
            if let names { throw names.wrong("textSizes", "to stand alone, without scales") }
            return try scales.listOrOne().map { item in
                let scale = try item.number("scales", from: 0.1)
                if platform.textSizing == .fixed, scale != 1 { throw item.wrong("scales", Self.oneSize("1")) }
                return .scale(scale)
            }
        }
        guard let names else {
            return platform.usualTextSizes
        }
        if platform.textSizing == .factor {
            throw names.wrong("textSizes", "platform ios (on \(platform.rawValue) give scales)")
        }
        return try names.listOrOne().map { item in
            let name = try item.string("textSizes")
            if let size = TextSize(name: name), TextSize.dynamicTypeSizes.contains(size) {
                if platform.textSizing == .fixed, size != .large {
                    throw item.wrong("textSizes", Self.oneSize("large"))
                }
                return size
            }
            throw InputError.unknown(
                "text size", name, expected: TextSize.dynamicTypeSizes.map(\.name), at: item.position)
        }
    }

    /// What to expect of a platform where nobody can set the size of text.
    private static func oneSize(_ name: String) -> String {
        "\(name) alone on macOS, which has no Dynamic Type"
    }

    private func lengths(
        _ value: YAMLValue?, _ name: String, default lengths: [NamedLength]
    ) throws -> [NamedLength] {
        guard let value else { return lengths }
        guard value.isMapping else {
            return try value.listOrOne().map { NamedLength(try $0.number(name, from: 1)) }
        }
        return try value.entries(name).map { NamedLength(try $0.value.number($0.name, from: 1), name: $0.name) }
    }

    // MARK: Rules

    /// The severities of the project, then those that scenes set for themselves.
    private func rules(_ value: YAMLValue?, scenes: [LayoutScene]) throws -> RuleSet {
        var rules = RuleSet()
        for setting in try RuleSetting.read(value) { try rules.set(setting, inScene: nil) }
        for scene in scenes {
            for setting in scene.rules { try rules.set(setting, inScene: scene.name) }
        }
        return rules
    }
}

extension RuleSet {
    /// Sets the severity and the numbers of a rule, with the place of a name that does not exist.
    mutating func set(_ setting: RuleSetting, inScene scene: String?) throws {
        do {
            if let severity = setting.severity {
                try set(setting.rule, to: severity, inScene: scene)
            } else if try Rules.find(setting.rule).defaultSeverity == .off {
                throw InputError.wrongValue(
                    of: setting.rule, expected: "a key \"severity\": off, warning or error",
                    found: "a mapping", at: setting.severityPosition)
            }
        } catch let error as UnknownName {
            throw InputError.unknown(
                error.kind, error.name, expected: error.expected,
                at: error.kind == "rule" ? setting.rulePosition : setting.severityPosition)
        }
        for number in setting.numbers {
            do {
                let value = number.isPercent ? RuleNumber.percent(number.value) : .amount(number.value)
                try set(number.name, of: setting.rule, to: value, inScene: scene)
            } catch {
                throw InputError.unknown(
                    error.kind, error.name, expected: error.expected,
                    at: error.kind == "rule" ? setting.rulePosition : number.namePosition)
            }
        }
    }
}
