internal import Basics
internal import Catalogs
internal import Foundation
internal import Frames
internal import Labels
internal import Scenes

/// `extends:`: presets, and other files of the project.
extension ProjectReader {
    /// The most files from the first to the last that it extends; real projects have two or three.
    private static let deepest = 10

    /// The contents of a configuration, with those of what it extends.
    ///
    /// - Parameters:
    ///   - root: The contents of the file.
    ///   - chain: The files from the configuration to this one.
    ///   - files: Gets every file that is read besides the configuration.
    func parts(of root: YAMLValue, chain: [URL], files: inout [ExtendedFile]) throws -> ProjectParts {
        let own = try ProjectParts.form.read(root, Project.fileName)
        guard let extends = own.extends else { return own }
        var base: ProjectParts?
        for name in extends {
            let next: ProjectParts
            if ConfigurationPreset.isName(name.value) {
                do {
                    let preset = try ConfigurationPreset.find(name.value)
                    let values = try YAMLValue.parse(preset.text, file: name.value, syntaxErrors: .configuration)
                    next = try ProjectParts.form.read(values, name.value)
                } catch let error as UnknownName {
                    throw InputError(error, at: name.position)
                }
            } else {
                next = try parts(ofFile: name, chain: chain, files: &files)
            }
            base = base.map { next.extending($0) } ?? next
        }
        return base.map { own.extending($0) } ?? own
    }

    private func parts(ofFile name: Listed<String>, chain: [URL], files: inout [ExtendedFile]) throws -> ProjectParts {
        let folder = folder(of: name.position?.file)
        let url = URL(filePath: name.value, relativeTo: folder).standardizedFileURL.absoluteURL
        if let refusal = tree.refusal(of: url.path) { throw InputError(refusal, of: "extends", at: name.position) }
        guard FileManager.default.fileExists(atPath: url.path) else {
            let near = InputFile.nearest(to: url) ?? ConfigurationPreset.names.first { $0.hasSuffix(":" + name.value) }
            let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
            throw InputError(
                .configuration, "extends: there is no file \"\(name.value.excerpt)\"\(hint)", at: name.position)
        }
        let place = url.resolvingSymlinksInPath()
        if let start = chain.firstIndex(of: place) {
            let names = (chain[start...] + [place]).map(InputFile.name).joined(separator: " → ")
            throw InputError(.configuration, "extends: leads back to where it began: \(names)", at: name.position)
        }
        guard chain.count < Self.deepest else {
            throw InputError(
                .configuration, "extends: more than \(Self.deepest) files, one in the other", at: name.position)
        }
        let file = InputFile.name(of: url)
        let text = try InputFile.text(at: url, named: file, in: tree)
        files.append(ExtendedFile(url: url, text: text))
        var parts = try parts(
            of: YAMLValue.parse(text, file: file, syntaxErrors: .configuration), chain: chain + [place], files: &files)
        // Paths of fonts have no places that say which file has them.
        if let fonts = parts.fonts, parts.given.contains("fonts") {
            let folder = url.deletingLastPathComponent()
            parts.fonts = { _, tree in try fonts(folder, tree) }
        }
        return parts
    }

    /// The folder that paths of a file are relative to: that of the configuration, or of a file that it extends.
    func folder(of file: String?) -> URL {
        guard let file, file != name else { return directory }
        return URL(filePath: file).deletingLastPathComponent()
    }
}

/// A file of the project that a configuration extends.
struct ExtendedFile {
    let url: URL
    let text: String
}

extension ProjectParts {
    /// These contents, with those of `base` where they have none: rules and metrics one by one, other keys as a whole.
    fileprivate func extending(_ base: ProjectParts) -> ProjectParts {
        var parts = self
        parts.scenes = scenes ?? base.scenes
        parts.strings = strings ?? base.strings
        parts.sourceLocale = sourceLocale ?? base.sourceLocale
        parts.fonts = fonts ?? base.fonts
        if !given.contains("systemFontModel") { parts.modelsSystemFont = base.modelsSystemFont }
        if !given.contains("platform") { parts.platform = base.platform }
        parts.toolkit = toolkit ?? base.toolkit
        parts.displayScale = displayScale ?? base.displayScale
        parts.locales = given.contains("locales") ? locales : base.locales
        parts.pseudolocales = pseudolocales ?? base.pseudolocales
        // They exclude each other.
        if textSizes == nil, scales == nil { (parts.textSizes, parts.scales) = (base.textSizes, base.scales) }
        parts.widths = widths ?? base.widths
        parts.heights = heights ?? base.heights
        parts.safeArea = safeArea ?? base.safeArea
        parts.system = system ?? base.system
        parts.metrics = base.metrics?.merging(metrics ?? [:]) { _, own in own } ?? metrics
        parts.labels = labels ?? base.labels
        parts.rooms = rooms ?? base.rooms
        parts.rules = base.rules.map { $0 + (rules ?? []) } ?? rules
        parts.baseline = baseline ?? base.baseline
        parts.cache = cache ?? base.cache
        parts.arguments = arguments ?? base.arguments
        parts.samples = samples ?? base.samples
        parts.given.formUnion(base.given)
        return parts
    }
}
