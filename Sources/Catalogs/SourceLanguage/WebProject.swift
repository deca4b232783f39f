package import Foundation

/// The language that web apps and browser extensions fall back to.
enum WebProject {
    /// Reads `default_locale` of a browser extension's `manifest.json`, and the settings of libraries: `fallbackLng` of
    /// i18next, `fallbackLocale` of vue-i18n, `defaultLocale` of Next.js and next-intl, `sourceLocale` of LinguiJS and
    /// Angular, and a constant `DEFAULT_LOCALE`. Code is not run: what is not a text, a list that begins
    /// with one, or the object of a `fallbackLng` with a `default` is skipped.
    static func statements(in folder: ProjectFolder) -> [ProjectLanguage.Statement] {
        var files = folder.names
        for inner in ["src", "src/i18n", "src/lib", "src/config", "src/constants", "i18n", "lib", "app"]
        where folder.names.contains(String(inner.prefix { $0 != "/" })) {
            files += folder.names(in: inner).map { "\(inner)/\($0)" }
        }
        return files.compactMap { file in
            guard let keys = keys(of: file), let text = folder.text(file) else { return nil }
            let language = keys.lazy.compactMap { key in
                quotedValue(of: key, in: text) ?? (key == "fallbackLng" ? defaultFallback(in: text) : nil)
            }
            .first
            return language.map { .init(says: .language($0), file: file) }
        }
    }

    /// Whether a file may state it, by its name.
    static func isConfiguration(_ path: String) -> Bool { keys(of: path) != nil }

    /// What to look for in a file; nil for a file without such a setting.
    private static func keys(of file: String) -> [String]? {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        switch name {
        case "manifest.json": return ["default_locale"]
        case "angular.json": return ["sourceLocale"]
        default:
            let parts = name.split(separator: ".")
            guard let ending = parts.last, codeEndings.contains(String(ending)) else { return nil }
            let stem = parts.dropLast().joined(separator: ".")
            let isIndex = stem == "index" && file.hasSuffix("i18n/\(name)")
            if constants.contains(stem) { return ["DEFAULT_LOCALE"] }
            guard configurations.contains(stem) || isIndex else { return nil }
            return ["fallbackLng", "fallbackLocale", "defaultLocale", "sourceLocale"]
        }
    }

    private static let codeEndings: Set = ["js", "ts", "mjs", "cjs", "mts", "jsx", "tsx", "json"]
    private static let configurations: Set = [
        "i18n", "i18n.config", "i18next", "i18next.config", "i18next-parser.config", "next-i18next.config",
        "next.config", "nuxt.config", "lingui.config", "routing",
    ]

    /// Files in which apps keep their own constants.
    private static let constants: Set = ["constants", "config", "locales", "languages", "lang"]

    /// The `default` of a `fallbackLng` that is an object, with a list for each language: `fallbackLng: { "de-CH": ["fr"], default: ["en"] }`.
    private static func defaultFallback(in text: String) -> String? {
        guard let key = text.place(of: "fallbackLng") else { return nil }
        let rest = text[key.upperBound...].prefix(400)
        guard let start = rest.firstIndex(where: { !"\"' \t\n:=".contains($0) }), rest[start] == "{" else { return nil }
        var depth = 0
        let end = rest[start...].firstIndex { character in
            depth += character == "{" ? 1 : character == "}" ? -1 : 0
            return depth == 0
        }
        return end.flatMap { quotedValue(of: "default", in: String(rest[start..<$0])) }
    }

    /// The name of a locale in quotation marks after a key: `key: 'en'`, `"key": ["en", …`, `key = "en"`.
    static func quotedValue(of key: String, in text: String) -> String? {
        guard let range = text.place(of: key) else { return nil }
        let rest = text[range.upperBound...].prefix(40).drop { "\"' \t\n:=[".contains($0) }
        let start = text[range.upperBound..<rest.startIndex]
        guard start.contains(where: { ":=".contains($0) }), let quotation = start.last, "\"'".contains(quotation) else {
            return nil
        }
        let name = String(rest.prefix { $0 != quotation })
        return LocaleTag.canonical(name) == nil ? nil : name
    }
}

extension ProjectLanguage {
    /// The language that a browser extension falls back to: the `default_locale` of the manifests of a project, where all that
    /// have one agree. A project may have a manifest for each browser, and none of them beside the texts.
    ///
    /// - Parameter paths: The files of the project, as paths in its folder.
    /// - Returns: A BCP 47 tag, and the first file that states it; nil where none does, or not all the same.
    package static func ofBrowserExtension(
        in paths: some Sequence<String>, below folder: URL
    ) -> (language: String, file: String)? {
        var found: (language: String, file: String)?
        for path in paths where path.split(separator: "/").last == "manifest.json" {
            guard let text = text(folder.appending(path: path)),
                let name = WebProject.quotedValue(of: "default_locale", in: text),
                let language = LocaleTag.canonical(name)
            else { continue }
            if let found, found.language != language { return nil }
            found = found ?? (language, path)
        }
        return found
    }
}
