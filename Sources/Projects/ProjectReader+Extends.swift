internal import Foundation
internal import Scenes

extension ProjectReader {
    /// The folder that paths of a file are relative to: that of the configuration, or of a file that it extends.
    func folder(of file: String?) -> URL {
        guard let file, file != name else { return directory }
        return URL(filePath: file).deletingLastPathComponent()
    }
}

extension ProjectParts {
    /// The contents of a configuration, with those of what it extends.
    ///
    /// - Throws: `InputError` for an unknown key and a wrong value in any of them.
    init(_ files: ConfigurationFiles) throws {
        let parts = try files.parts.enumerated().map { number, file in
            var parts = try Self.form.read(file.values, file.name)
            // Paths of fonts have no places that say which file has them.
            if number > 0, let folder = file.url?.deletingLastPathComponent(), let fonts = parts.fonts {
                parts.fonts = { _, tree in try fonts(folder, tree) }
            }
            return parts
        }
        self = parts.dropFirst().reduce(parts[0]) { $0.extending($1) }
    }

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
