internal import Basics
internal import Catalogs
public import Checking
public import Foundation
internal import Labels
internal import Outputs
public import Projects
internal import Scenes

/// Xcode's localization catalogs of a project, one for each language: the texts with their budgets as XLIFF, and pictures of
/// the screens that show them.
///
/// ```
/// de.xcloc/contents.json
/// de.xcloc/Localized Contents/de.xliff
/// de.xcloc/Source Contents/App/Localizable.xcstrings
/// de.xcloc/Notes/Screenshots/Galley/Screens/settings-1.png
/// de.xcloc/Notes/Screenshots/Galley/Screens/localizationStringData.plist
/// ```
///
/// Source: catalogs in public repositories that Xcode 12.4 to 26.5 exported, and one by hand that Xcode 16 shows
/// (`noah-nuebling/xcode-localization-screenshot-fix`). Each key has pictures of its own, though several may be the same: where
/// keys share one, Xcode 15 and 16 show the same rectangle for all of them (the same source).
public struct LocalizationCatalogs {
    private let project: Project
    private let budgets: [String: KeyBudget]
    private let plan: CheckPlan
    private let files: XcodeFiles
    /// The files and their entries, in order of their paths.
    private let contents: [(file: String, entries: [Catalog.Entry])]

    /// What was written.
    public struct Written: Hashable, Sendable {
        /// The languages, in order of their tags.
        public var languages: [String] = []
        /// How many pictures there are in all.
        public var pictures = 0
    }

    /// - Parameters:
    ///   - result: The budgets of the project; the catalogs have all keys of every file that one of these comes from, except
    ///     for those that the options leave out.
    ///   - options: What of the project is exported.
    /// - Throws: `InputError` where no key comes from a file that Xcode takes back, and where no language is left to
    ///   translate into.
    public init(_ project: Project, _ result: BudgetResult, options: CheckOptions = CheckOptions()) throws {
        self.project = project
        budgets = Dictionary(result.budgets.map { ($0.key, $0) }) { first, _ in first }
        plan = try CheckPlan(project, options: options, omitsUnreadLocales: true)
        files = XcodeFiles(project)
        let shown = Set(result.budgets.map(\.file))
        var entries: [String: [Catalog.Entry]] = [:]
        for entry in project.everyCatalog.flatMap(\.entries)
        where shown.contains(entry.position.file) && entry.shouldTranslate && options.isWanted(entry.key) {
            let file = URL(filePath: entry.position.file)
            guard XcodeFiles.extensions.contains(file.pathExtension.lowercased()) else { continue }
            entries[entry.position.file, default: []].append(entry)
        }
        contents = entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted { $0.key < $1.key }) }
        guard !contents.isEmpty else {
            throw InputError(
                .configuration,
                "no key that a scene shows comes from a file that Xcode exports: .xcstrings, .strings or .stringsdict",
                file: project.file)
        }
        guard !languages.isEmpty else {
            throw InputError(.configuration, "there is no language to translate into", file: project.file)
        }
        if let strange = languages.first(where: { !Self.isFileName($0) }) {
            throw InputError(
                .configuration,
                "no file can be named after the locale \"\(strange.excerpt)\"; a tag has letters, digits and hyphens",
                file: project.file)
        }
    }

    /// The languages to translate into: those of the plan that are not the source language of every file.
    public var languages: [String] {
        let sources = Set(contents.flatMap { $0.entries.map(\.sourceLanguage) })
        let locales = plan.scenes.map(\.locale) + plan.labels.map(\.locale)
        let names = locales.filter { $0.pseudolocale == nil }.map(\.name).distinct
        return names.filter { sources != [$0] }.sorted()
    }

    /// Catalogs are strangers' files, and may name a locale `../de`.
    private static func isFileName(_ locale: String) -> Bool {
        locale.utf8.allSatisfy { byte in
            let letter = byte | 0x20
            return UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
    }

    /// Writes `de.xcloc` and the others into a folder, each file whole or not at all. Pictures that an earlier run wrote there, and
    /// that no key has any more, are removed; everything else stays. O(scenes × languages) layouts, and a PNG for each key of
    /// each scene.
    ///
    /// - Parameter progress: Called with the share that is done, from 0 to 1.
    /// - Throws: `InputError` for a scene that cannot be laid out, and for a file that cannot be written.
    public func write(
        into folder: URL, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> Written {
        var written = Written()
        let work = WorkProgress(plan.scenes.count { languages.contains($0.locale.name) }, progress)
        for language in languages {
            let place = folder.appending(path: "\(language).xcloc", directoryHint: .isDirectory)
            written.pictures += try write(language, to: place, work)
            written.languages.append(language)
        }
        return written
    }

    /// Writes the catalog of the only language, at a place of any name.
    ///
    /// - Throws: As ``write(into:progress:)``, and for several languages.
    public func write(
        only place: URL, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> Written {
        guard let language = languages.first, languages.count == 1 else {
            throw InputError(
                .configuration,
                "\(InputFile.name(of: place)) would be the catalog of \(languages.count) languages; choose one with --locale, "
                    + "or name a folder without .xcloc")
        }
        return Written(
            languages: [language],
            pictures: try write(language, to: place, WorkProgress(plan.scenes.count, progress)))
    }

    /// - Returns: The number of pictures.
    private func write(_ language: String, to place: URL, _ work: WorkProgress) throws -> Int {
        let output = OutputFolder(place)
        let exported = contents.filter { $0.entries.contains { $0.sourceLanguage != language } }
        let xliff = XcodeXLIFF(target: language) { key in
            budgets[key].flatMap { BudgetNote.line($0, language: language) }
        }
        try output.write(
            xliff.render(exported.map { XcodeXLIFF.File(original: files.path(of: $0.file), entries: $0.entries) }),
            to: "Localized Contents/\(language).xliff")
        for (file, _) in exported {
            let bytes = [UInt8](try InputFile.data(at: URL(filePath: file), named: file, in: project.tree))
            try output.write(bytes, to: "Source Contents/\(files.path(of: file))")
        }
        let pictures = try writeScreenshots(of: language, exported, to: output, work)
        // Last, so that what is not complete is no catalog.
        let source = exported.first?.entries.first?.sourceLanguage ?? plan.sourceLocale
        try output.write(
            JSONText.render(Manifest(developmentRegion: source, project: files.projectName, targetLocale: language)),
            to: "contents.json")
        return pictures
    }

    private static let screens = "Notes/Screenshots/Galley/Screens"

    private func writeScreenshots(
        of language: String, _ exported: [(file: String, entries: [Catalog.Entry])], to output: OutputFolder,
        _ work: WorkProgress
    ) throws -> Int {
        let owners = Dictionary(
            exported.flatMap { file, entries in entries.map { ($0.key, file) } }
        ) { first, _ in first }
        let table = "\(Self.screens)/\(ScreenshotTable.fileName)"
        let before = output.data(at: table).map(ScreenshotTable.names) ?? []
        let fonts = try project.labelFonts()
        let drawn = try onMainActor { [project, budgets, plan] in
            var screens = ScreenPictures(project, fonts: fonts)
            var names = PlainNames()
            var drawn = Drawn()
            for part in plan.scenes where part.locale.name == language {
                let keys = budgets.values.filter { $0.scenes.contains(part.scene.name) && owners[$0.key] != nil }
                let scene = names.take(part.scene.name, fallback: "screen")
                var number = 0
                for picture in try screens.pictures(of: part, keys: Set(keys.map(\.key))) {
                    for (key, frame) in picture.frames {
                        number += 1
                        let name = "\(scene)-\(number).png"
                        try output.write(picture.file, to: "\(Self.screens)/\(name)")
                        drawn.screenshots[key, default: []].append(Screenshot(name: name, frame: frame))
                    }
                }
                drawn.count += number
                work.advance()
            }
            return drawn
        }
        let rows = drawn.screenshots.sorted { $0.key < $1.key }.map { key, shots in
            let file = files.path(of: owners[key] ?? "")
            let name = URL(filePath: file).deletingPathExtension().lastPathComponent
            return ScreenshotTable.Row(key: key, table: name, file: file, screenshots: shots)
        }
        if rows.isEmpty {
            if !before.isEmpty { output.remove(table) }
        } else {
            try output.write(ScreenshotTable.render(rows), to: table)
        }
        let names = Set(drawn.screenshots.values.joined().map(\.name))
        for name in before.subtracting(names) where ScreenshotTable.isOwnName(name) {
            output.remove("\(Self.screens)/\(name)")
        }
        return drawn.count
    }

    private struct Drawn: Sendable {
        var screenshots: [String: [Screenshot]] = [:]
        var count = 0
    }
}

/// `contents.json`, with the keys that Xcode writes.
private struct Manifest: Encodable {
    var developmentRegion: String
    var project: String?
    var targetLocale: String
    var toolInfo = Tool()
    var version = "1.0"

    struct Tool: Encodable {
        var toolBuildNumber = galleyVersion
        var toolID = "galley"
        var toolName = "Galley"
        var toolVersion = galleyVersion
    }
}
