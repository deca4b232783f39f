internal import Basics
internal import Catalogs
internal import Checks
internal import Foundation
internal import Frames
internal import Labels
internal import Projects
internal import Scenes
internal import Synchronization

/// Some labels in one locale, whose findings are kept together.
package struct LabelUnit: Sendable {
    package let parts: [LabelPart]
    /// The digest of all that their findings depend on.
    let key: String
}

/// The digest of everything that the findings of a part depend on.
///
/// It is coarse where being fine could be wrong: of the configuration the whole text counts, of a catalog every key with all
/// its places and notes; but only texts that a reader of the locale may see. Places are part of it, as findings have them.
struct PartKeys: Sendable {
    private let project: Project
    /// What every part depends on.
    private let common: String
    /// What the parts depend on that are compared with those of the source locale; empty where none are.
    private var compared = ""
    private let sourceLocale: String
    private let catalogs: CatalogTable
    private let sceneFonts: [[FontFile]: String]
    /// Those of the fonts, which are opened again and again.
    private let stamps: FileStamps
    /// Where scenes that may show pictures find them.
    private let assetFolders: Set<URL>
    /// Whether there are pictures, whose sizes scenes may depend on.
    private let hasImages: Bool
    private let rooms: String
    /// What views in Swift depend on; nil where there are none.
    private let program: ProgramInputs?

    /// Labels are kept in units of about this many.
    private static let labelsOfUnit = 256

    /// nil for a project that is made in code, and for a program of which it is not known what its views depend on.
    ///
    /// - Parameters:
    ///   - fonts: Those of the project, opened.
    ///   - program: What the views of a program depend on.
    /// - Throws: `InputError` for a font of a scene that cannot be used.
    init?(
        _ plan: CheckPlan, options: CheckOptions, build: String, fonts: FontLibrary, program: ProgramInputs? = nil
    ) throws {
        project = plan.project
        self.program = program
        guard let configuration = project.configurationDigest, (project.program == nil) == (program == nil) else {
            return nil
        }
        sourceLocale = plan.sourceLocale
        var digest = ContentDigest()
        digest.add([galleyVersion, build] + EngineVersions.current.list)
        digest.add(CheckState.version)
        digest.add(project.file)
        digest.add(configuration)
        digest.add(fonts.digest)
        digest.add(project.modelsSystemFont)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        digest.add(String(decoding: try encoder.encode(project.rules), as: UTF8.self))
        // Dates among sample values.
        digest.add([TimeZone.current.identifier, Locale.current.identifier])
        digest.add(options.isSelfTest)
        digest.add(plan.isDifferential)
        digest.add(plan.sourceLocale)
        digest.add(program?.digits)
        common = digest.digits

        let scenes = plan.scenes.map(\.scene)
        let ownFonts = Set(scenes.map(\.fonts)).subtracting([[]])
        stamps = FileStamps(Set((project.fonts + ownFonts.joined()).map(\.url.path)))
        // They were opened before their stamps were taken.
        guard try project.fonts.isEmpty || project.fontLibrary().digest == fonts.digest else { return nil }
        sceneFonts = try [[FontFile]: String](
            uniqueKeysWithValues: ownFonts.map { try ($0, plan.project.fontLibrary($0).digest) })
        catalogs = CatalogTable()
        assetFolders = Set(scenes.filter(\.mayNameImages).compactMap(\.assetFolder))
        hasImages = LayoutScene.haveImages(below: assetFolders)
        var rooms = ContentDigest()
        if let files = project.rooms {
            rooms.add(files.digests)
            // The keys of rooms are found by the texts of any language.
            for catalog in project.catalogs { rooms.add(catalogs.digits(of: catalog, in: nil)) }
        }
        self.rooms = rooms.digits
        if plan.isDifferential { guard compareParts(of: plan) else { return nil } }
    }

    /// Makes the findings of the source locale something that others depend on.
    private mutating func compareParts(of plan: CheckPlan) -> Bool {
        var digest = ContentDigest()
        for part in plan.scenes where part.locale.name == sourceLocale {
            guard let key = key(of: part) else { return false }
            digest.add(key)
        }
        for unit in units(of: plan.labels.filter { $0.locale.name == sourceLocale }) { digest.add(unit.key) }
        compared = digest.digits
        return true
    }

    /// Whether no file has changed since its digest was made, of those that are read again.
    var areValid: Bool { stamps.stamps.isEmpty || FileStamps(Set(stamps.stamps.keys)) == stamps }

    /// The same for what views in Swift may have read. O(files of the program)
    var areValidForProgram: Bool { areValid && program?.areSame != false }

    /// The same for what a scene from a file depends on, which may be pictures that were not there. O(files of the project) for a scene that
    /// may show some.
    func areValid(for part: ScenePart) -> Bool {
        areValid && (!part.scene.mayNameImages || hasImages == LayoutScene.haveImages(below: assetFolders))
    }

    /// The key of a scene in some environments; nil where its findings are not kept.
    ///
    /// - Parameter recording: What it is compared with; nil for a check.
    func key(of part: ScenePart, recording: Data? = nil) -> String? {
        let scene = part.scene
        var digest = ContentDigest()
        digest.add(scene.origin.rawValue)
        if scene.origin == .file {
            guard let file = scene.fileDigest, !hasImages || !scene.mayNameImages else { return nil }
            digest.add(file)
        } else {
            guard program != nil else { return nil }
            digest.add(scene.position.map { "\($0)" })
            digest.add(scene.presentation)
        }
        digest.add(common)
        digest.add(part.locale.name == sourceLocale ? "" : compared)
        digest.add(recording == nil ? "scene" : "recording")
        digest.add(recording.map { SHA256.digits($0) })
        digest.add(scene.name)
        digest.add(scene.file)
        digest.add(sceneFonts[scene.fonts])
        digest.add(part.locale)
        for catalog in scene.catalogs { digest.add(catalogs.digits(of: catalog, in: part.locale)) }
        for environment in part.environments { digest.add(environment) }
        return digest.digits
    }

    /// Labels by their locales, in units. O(labels).
    func units(of parts: [LabelPart]) -> [LabelUnit] {
        var order: [CheckLocale] = []
        var groups: [CheckLocale: [LabelPart]] = [:]
        for part in parts {
            if groups[part.locale] == nil { order.append(part.locale) }
            groups[part.locale, default: []].append(part)
        }
        return order.flatMap { locale in
            var units: [LabelUnit] = []
            var (unit, labels): ([LabelPart], Int) = ([], 0)
            for part in groups[locale] ?? [] {
                unit.append(part)
                labels += part.keys.count
                guard labels >= Self.labelsOfUnit else { continue }
                units.append(LabelUnit(parts: unit, key: key(of: unit, in: locale, number: units.count)))
                (unit, labels) = ([], 0)
            }
            if !unit.isEmpty {
                units.append(LabelUnit(parts: unit, key: key(of: unit, in: locale, number: units.count)))
            }
            return units
        }
    }

    /// - Parameter number: Its number among the units of the locale, so that no two units have one key.
    private func key(of unit: [LabelPart], in locale: CheckLocale, number: Int) -> String {
        var digest = ContentDigest()
        digest.add(common)
        digest.add(locale.name == sourceLocale ? "" : compared)
        digest.add("labels")
        digest.add(number)
        digest.add(locale)
        digest.add(rooms)
        for part in unit {
            let budget = part.budget
            digest.add(budget.title)
            digest.add(budget.position.file)
            digest.add(budget.position.line)
            digest.add(budget.position.column)
            digest.add(budget.maxWidth)
            digest.add(budget.maxHeight)
            digest.add(budget.maxLines)
            digest.add(part.keys)
            digest.add(catalogs.digits(of: part.catalog, in: locale))
            for environment in part.environments { digest.add(environment) }
        }
        return digest.digits
    }
}

/// The digests of catalogs, each made once.
private final class CatalogTable: Sendable {
    private struct Known {
        let catalog: Catalog
        let digests: CatalogDigests
        var digits: [CheckLocale?: String] = [:]
    }

    private let known = Mutex<[Known]>([])

    /// - Parameter locale: That of the reader; nil for readers of every language.
    func digits(of catalog: Catalog, in locale: CheckLocale?) -> String {
        known.withLock { known in
            var index = known.firstIndex { Catalog.areCopies([$0.catalog], [catalog]) }
            if index == nil {
                index = known.count
                known.append(Known(catalog: catalog, digests: CatalogDigests(catalog)))
            }
            let place = index ?? 0
            if let digits = known[place].digits[locale] { return digits }
            // The widest text of all languages counts.
            let isWhole = locale == nil || locale?.pseudolocale == .longest
            let names = locale.map { LocaleFallback.names(for: $0.lookup) }
            let digits = known[place].digests.digits(for: isWhole ? nil : names)
            known[place].digits[locale] = digits
            return digits
        }
    }
}

extension ContentDigest {
    fileprivate mutating func add(_ locale: CheckLocale) {
        add([locale.name, locale.lookup])
        add(locale.pseudolocale?.rawValue)
    }

    fileprivate mutating func add(_ environment: LayoutEnvironment) {
        add([environment.locale, "\(environment.layoutDirection)", environment.textSize.name])
        add(environment.textSize.order)
        add(environment.width)
        add(environment.height)
        let covered = environment.safeArea
        for inset in [covered?.top, covered?.leading, covered?.bottom, covered?.trailing] { add(inset) }
        add(environment.displayScale)
        add([environment.platform.rawValue, environment.system?.rawValue ?? ""])
    }
}
