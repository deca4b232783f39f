extension CatalogPlace {
    /// The place of a file by the shapes that its format knows: the first that finds the name of a locale counts, and
    /// where none does the first that has a base. Otherwise the file is alone, with no locale.
    ///
    /// A name is that of a locale where `LocaleTag` knows its language, so `common.json` and `src/app.json` are alone.
    /// In `de/messages_de.properties`, where two shapes find the same name, both are for it.
    ///
    /// - Parameter baseNames: Names of folders or files, without extension, that are used for the source language in
    ///   place of a locale's name: `Base`, `default`.
    init(of path: String, shapes: [LocaleShape], baseNames: Set<String> = []) {
        let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let found = shapes.compactMap { FoundName.find(in: components, shape: $0, baseNames: baseNames) }
        guard let first = found.first(where: { $0.name != nil }) ?? found.first else {
            self.init(pattern: path, locale: nil)
            return
        }
        var pattern = components
        for other in found where other.index == first.index || other.name == first.name {
            if pattern[other.index] == components[other.index] { pattern[other.index] = other.pattern }
        }
        self.init(pattern: pattern.joined(separator: "/"), locale: first.locale)
    }
}

/// The name of a locale in a path.
private struct FoundName {
    /// Which component it is in.
    var index: Int
    /// The component with `*` for the name.
    var pattern: String
    /// As it is there; nil for a file without one, which is that of the source language.
    var name: String?
    /// nil for the source language.
    var locale: String?

    /// Finds the name by a shape; nil where there is none and the shape has no base.
    static func find(in components: [String], shape: LocaleShape, baseNames: Set<String>) -> FoundName? {
        guard let file = components.last else { return nil }
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        let (stem, ending, last) = (file[..<dot], file[dot...], components.count - 1)
        switch shape {
        case .fileName:
            return FoundName(stem, in: last, pattern: "*\(ending)", baseNames)
        case .suffix(let separators, let hasBase):
            // The longest name counts: `app_zh_Hans` is not `app_zh` in `Hans`.
            for place in stem.indices.dropFirst() where separators.contains(stem[place]) {
                let name = stem[stem.index(after: place)...]
                let found = FoundName(name, in: last, pattern: "\(stem[...place])*\(ending)", baseNames)
                if let found { return found }
            }
            guard hasBase, let separator = separators.min() else { return nil }
            return FoundName(index: last, pattern: "\(stem)\(separator)*\(ending)")
        case .prefix(let separators):
            for place in stem.indices.reversed() where separators.contains(stem[place]) {
                let found = FoundName(stem[..<place], in: last, pattern: "*\(stem[place...])\(ending)", baseNames)
                if let found { return found }
            }
            return nil
        case .folder(let above):
            let index = last - 1 - above.count
            guard index >= 0, Array(components[(index + 1)..<last]) == above else { return nil }
            return FoundName(components[index][...], in: index, pattern: "*", baseNames)
        }
    }
}

extension FoundName {
    /// nil where the text is no locale's name.
    fileprivate init?(_ text: Substring, in index: Int, pattern: String, _ baseNames: Set<String>) {
        let name = String(text)
        let isBase = baseNames.contains(name)
        let locale = isBase ? nil : LocaleTag.canonical(name)
        guard isBase || locale != nil else { return nil }
        self.init(index: index, pattern: pattern, name: name, locale: locale)
    }
}
