internal import Basics
internal import Catalogs
internal import Checks
internal import Foundation
internal import Frames
internal import Labels
internal import Scenes

/// Reads a `galley.yml` strictly: an unknown key is an error.
struct ProjectReader {
    let url: URL
    let name: String
    /// The text to read in place of the file, where there is no file; nil reads the file.
    var text: String?
    /// The scenes in Swift, of which the configuration may name some; nil where all scenes are files.
    var swift: SwiftScenes?
    /// Whether to read the scenes that the configuration names.
    var readsScenes = true
    /// The only scene file that is read; nil for all that the configuration names.
    var onlyScene: URL?
    /// The source language that the command line states; nil for that of the configuration.
    var sourceLocale: String?
    /// The folders that the files named by the configuration, and the configuration itself, have to be in.
    let tree: ProjectTree
    /// Reads scene files and catalogs, each catalog once. It is released after the project is read.
    let sceneReader: SceneReader

    /// Makes a reader.
    ///
    /// - Parameters: As the properties of these names.
    ///   - paths: Paths that may be read besides the files of the tree, as the command line names them.
    init(
        url: URL, name: String? = nil, text: String? = nil, swift: SwiftScenes? = nil, readsScenes: Bool = true,
        onlyScene: URL? = nil, sourceLocale: String? = nil, allowing paths: [String] = []
    ) {
        (self.url, self.text, self.name) = (url, text, name ?? InputFile.name(of: url))
        (self.swift, self.readsScenes, self.onlyScene, self.sourceLocale) = (
            swift, readsScenes, onlyScene, sourceLocale
        )
        tree = ProjectTree(
            around: url.deletingLastPathComponent(), allowing: paths + [onlyScene?.path].compactMap(\.self))
        sceneReader = SceneReader(in: tree, keepsUnread: true)
    }

    /// The project that the file describes.
    func read() throws -> Project {
        let text = try self.text ?? InputFile.text(at: url, named: name, in: tree)
        let root = try YAMLValue.parse(text, file: name, syntaxErrors: .configuration)
        try refuseScene(root)
        let files = try ConfigurationFiles(root, text: text, at: url, in: tree)
        let parts = try ProjectParts(files)
        let isOption = sourceLocale != nil
        let sourceLocale = sourceLocale ?? parts.sourceLocale?.value
        let catalogs = try sceneReader.catalogs(
            parts.strings, folder: folder(of: parts.strings?.file), sourceLocale: sourceLocale)
        let sourcePosition = isOption ? nil : parts.sourceLocale?.position
        // Storyboards may have the texts of the source language, and no catalog.
        if parts.rooms == nil { try catalogs.refuseForeignSourceLocale(at: sourcePosition) }
        let arguments = try self.arguments(parts.arguments, defaults: parts.samples)
        var scenes = try self.scenes(
            readsScenes ? parts.scenes : nil, catalogs: catalogs, sourceLocale: sourceLocale, arguments: arguments)
        for index in scenes.indices where scenes[index].assetFolder == nil { scenes[index].assetFolder = directory }
        var project = Project(
            file: name,
            directory: directory,
            tree: tree,
            scenes: scenes,
            catalogs: catalogs,
            fonts: try parts.fonts?(directory, tree) ?? [],
            modelsSystemFont: parts.modelsSystemFont,
            platform: parts.platform,
            displayScale: parts.displayScale,
            safeArea: parts.safeArea,
            system: try system(parts.system, platform: parts.platform),
            metrics: parts.metrics ?? [:],
            matrix: Matrix(
                locales: parts.locales,
                pseudolocales: parts.pseudolocales ?? [],
                textSizes: try textSizes(parts.textSizes, scales: parts.scales, platform: parts.platform),
                widths: parts.widths ?? [NamedLength(375, name: "iPhone SE")],
                heights: parts.heights ?? []),
            labels: try labels(parts.labels ?? [], platform: parts.platform, toolkit: parts.toolkit),
            rules: try rules(parts.rules ?? [], scenes: scenes),
            baseline: try parts.baseline.map { try written($0, "baseline") },
            baselinePosition: parts.baseline?.position,
            arguments: arguments,
            program: swift?.program)
        if let rooms = try self.rooms(parts.rooms, toolkit: parts.toolkit?.value, in: project) {
            project.labels += rooms.budgets
            project.rooms = rooms.rooms
            project.take(rooms.rooms.sourceTexts)
            try project.catalogs.refuseForeignSourceLocale(at: sourcePosition)
            try refuseUnknownRooms(of: project, at: parts.rooms?.position ?? root.position)
        }
        if self.text == nil { project.configuration = url }
        project.extended = files.extended.compactMap(\.url)
        project.cache = try parts.cache.map { try written($0, "cache") }
        project.configurationDigest = SHA256.digits(([text] + files.extended.map(\.text)).joined(separator: "\0").utf8)
        if scenes.isEmpty, let strings = parts.strings {
            project.catalogFiles = try SceneCatalogs.find(strings, folder: folder(of: strings.file), of: tree)
        }
        // Scenes that are not read may have further catalogs.
        if onlyScene == nil {
            try refuseUnknownKeys(parts.arguments, in: project)
            try refuseUnknownAllowances(of: project.everyCatalog)
        }
        // What is known about texts without a room is still worth a report.
        let isSurvey = swift == nil && parts.scenes == nil && parts.labels == nil && !catalogs.isEmpty
        guard !scenes.isEmpty || !project.labels.isEmpty || onlyScene != nil || isSurvey else {
            throw InputError(
                .configuration, "there are neither scenes nor labels, so nothing would be checked", at: root.position)
        }
        return project
    }

    var directory: URL { url.deletingLastPathComponent() }

    /// A file or folder that may also be written.
    private func written(_ path: Listed<String>, _ key: String) throws(InputError) -> URL {
        let file = URL(filePath: path.value, relativeTo: folder(of: path.position?.file)).absoluteURL
        if let refusal = tree.refusalOfPlace(file.path) {
            throw InputError(refusal, of: key, at: path.position)
        }
        return file
    }

    /// Only iOS has several.
    private func system(_ system: Listed<AppleSystem>?, platform: Platform) throws(InputError) -> AppleSystem? {
        guard let system, platform != .ios else { return system?.value }
        throw InputError(
            .configuration,
            "system: \(system.value.rawValue) is for platform ios, and the platform is \(platform.rawValue)",
            at: system.position)
    }

    // MARK: The matrix

    func textSizes(_ names: YAMLValue?, scales: YAMLValue?, platform: Platform) throws -> [TextSize] {
        if let scales {
            if let names { throw names.wrong("textSizes", "to be given without scales") }
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

    /// What to do on a platform where users cannot set the text size.
    private static func oneSize(_ name: String) -> String {
        "\(name) alone on macOS, which has no Dynamic Type"
    }

    // MARK: Rules

    /// The severities of the project, then those that scenes set for themselves.
    private func rules(_ settings: [RuleSetting], scenes: [LayoutScene]) throws -> RuleSet {
        var rules = RuleSet()
        for setting in settings { try rules.set(setting, inScene: nil) }
        for scene in scenes {
            for setting in scene.rules { try rules.set(setting, inScene: scene.name) }
        }
        return rules
    }
}

extension RuleSet {
    /// Sets the severity and the numbers of a rule. The error for an unknown name has its place.
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
            throw InputError(error, at: error.kind == "rule" ? setting.rulePosition : setting.severityPosition)
        }
        for number in setting.numbers {
            do {
                let value = number.isPercent ? RuleNumber.percent(number.value) : .amount(number.value)
                try set(number.name, of: setting.rule, to: value, inScene: scene)
            } catch {
                throw InputError(error, at: error.kind == "rule" ? setting.rulePosition : number.namePosition)
            }
        }
    }
}
