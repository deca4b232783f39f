internal import Yams

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Reads the locale files of Rails: YAML whose root key is the locale (Rails guides, "Rails Internationalization API").
enum RailsReader: CatalogReader {
    static let format = CatalogFormat(name: "rails", title: "Rails locale file", files: "config/locales/*.yml")

    /// Most YAML files are not catalogs: in one the first key is a locale's name, and so is the name of the file or
    /// folder.
    static func recognizes(_ source: CatalogSource) -> Bool {
        guard ["yml", "yaml"].contains(source.pathExtension), let locale = place(of: source.url.path).locale,
            let key = firstKey(of: source.beginning())
        else { return false }
        return LocaleTag.canonical(key) == locale
    }

    static func place(of path: String) -> CatalogPlace {
        let deep = LocaleShape.deepFolder(of: path).map { [$0] } ?? []
        return CatalogPlace(
            of: path, shapes: [.fileName, .suffix(after: [".", "_", "-"]), .prefix(before: ["."]), .folder()] + deep)
    }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        var text = try SourceText(source.bytes(), file: source.file)
        let yaml = String(decoding: text.bytes, as: UTF8.self)
        if let offset = YAMLCharacters.firstRefused(in: yaml) {
            throw CatalogError(
                .unexpected(found: text.found(at: offset), expected: "a character that YAML allows"),
                at: text.position(at: offset))
        }
        let tree = try YAMLTree(yaml, file: source.file)
        guard let root = tree.root else { return CatalogPart(isBlank: true) }
        guard case .mapping(let locales) = root else {
            throw CatalogError(
                .unexpected(found: "no mapping", expected: "a locale as the root key"),
                at: tree.position(of: root, in: source.file))
        }
        var part = CatalogPart()
        var texts = RailsTexts(tree, file: source.file, byteCount: text.bytes.count)
        for (key, value) in locales {
            guard case .scalar(let name) = key else { continue }
            let tag = LocaleTag.canonical(name.string) ?? LocaleFallback.tag(name.string)
            part.locale = part.locale ?? tag
            try texts.read(value, locale: tag)
        }
        part.entries = texts.entries.entries
        let comments = YAMLComments(yaml)
        for index in part.entries.indices {
            part.entries[index].comment = comments[part.entries[index].position.line]
        }
        part.isBlank = locales.allSatisfy { $0.value.mapping == nil && !Self.isNull($0.value) }
        part.warnings = texts.entries.warnings
        return part
    }

    /// Tools write `de:` for a locale without texts yet.
    private static func isNull(_ node: Node) -> Bool {
        guard case .scalar(let scalar) = node, scalar.style == .plain || scalar.style == .any else { return false }
        return ["", "~", "null"].contains(scalar.string.lowercased())
    }

    /// The key that a file begins with, after comments and the mark of a document; nil where a value follows on its line.
    private static func firstKey(of text: String) -> String? {
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("#") || line.hasPrefix("---") || line.hasPrefix("%") { continue }
            if line.allSatisfy(\.isWhitespace) { continue }
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let rest = line[line.index(after: colon)...].drop(while: \.isWhitespace)
            guard rest.isEmpty || rest.hasPrefix("#") || rest.hasPrefix("{") || rest.hasPrefix("&") else { return nil }
            return String(line[..<colon].filter { $0 != "\"" && $0 != "'" })
        }
        return nil
    }
}
