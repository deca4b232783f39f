internal import Catalogs
internal import Checks
internal import Scenes

extension ProjectTemplate {
    /// `strings:` and `sourceLocale:`.
    struct CatalogSection {
        let text: String
        let findings: [(topic: String, text: String)]
        let notes: [String]
        /// What the user has to say or to fix before a check can run.
        let demand: String?

        /// Lists every catalog, with its format and locales as a comment: a check must not skip one that cannot be
        /// read. Files of formats that Galley does not read are comments.
        ///
        /// - Parameter basis: The file that states the source language; nil where a person does, or where the catalogs know.
        init(_ inventory: CatalogInventory, sourceLocale: String?, basis: String? = nil) {
            let catalogs = inventory.catalogs
            let unread = inventory.unread
            let source = SourceLine(catalogs.filter(\.failures.isEmpty), stated: sourceLocale, basis: basis)
            var lines = catalogs.isEmpty ? ["# strings: [Resources/Localizable.xcstrings]"] : ["strings:"]
            lines += catalogs.map(Self.line)
            lines += unread.map { YAMLText.comment("# not read: \($0.file) (\($0.message))") }
            text = (lines + [source.line]).joined(separator: "\n")
            notes = (unread + catalogs.flatMap(\.failures)).map(\.description) + [source.note].compactMap(\.self)
            findings = catalogs.filter { $0.file != nil }.map(Self.finding) + source.findings
            demand =
                inventory.failures.isEmpty
                ? source.note.map { _ in "set sourceLocale: in \(Project.fileName)" }
                : "fix \(inventory.failures.count == 1 ? "the file" : "the files") that cannot be read"
        }

        private static func line(_ catalog: CatalogSummary) -> String {
            let state = catalog.failures.isEmpty ? locales(of: catalog) : "cannot be read"
            return ProjectTemplate.line(
                "  - \(YAMLText.scalar(catalog.file?.name ?? catalog.failures.first?.file ?? ""))",
                comment: "\(catalog.format.title): \(state)")
        }

        private static func finding(_ catalog: CatalogSummary) -> (topic: String, text: String) {
            let keys = Prose.count(catalog.keys, "key")
            let name = YAMLText.comment(catalog.file?.name ?? "")
            return ("catalog", "\(name): \(catalog.format.title), \(keys), \(locales(of: catalog))")
        }

        private static func locales(of catalog: CatalogSummary) -> String {
            let locales = [catalog.sourceLanguage].compactMap(\.self) + catalog.progress.map(\.locale)
            return locales.prefix(8).joined(separator: ", ") + (locales.count > 8 ? ", …" : "")
        }
    }

    /// `sourceLocale:`, or a comment that asks for it.
    private struct SourceLine {
        var line = "# sourceLocale: en                  # where neither catalogs nor their project say it"
        var note: String?
        var findings: [(topic: String, text: String)] = []

        /// Where one language is stated, catalogs that have it and state none are taken to be of the same project.
        init(_ catalogs: [CatalogSummary], stated: String?, basis: String?) {
            let languages = Set(catalogs.compactMap(\.sourceLanguage))
            let silent = catalogs.filter { $0.sourceLanguage == nil }
            let candidates = Set(silent.flatMap(\.progress).map(\.locale)).subtracting(["und"]).sorted()
            let unknown = languages.filter { SourceLocale.tag($0) == nil }.sorted()
            if stated == nil, let language = unknown.first {
                note = "the catalogs say that they were written in \(Prose.quoted(language)), which is not a language"
            } else if let language = stated ?? languages.first, stated != nil || languages.count == 1,
                silent.allSatisfy({ $0.progress.contains { $0.locale == language } })
            {
                let basis = basis ?? catalogs.lazy.compactMap(\.sourceBasis).first
                line = ProjectTemplate.line("sourceLocale: \(language)", comment: basis)
                findings = [("source", [language, basis].compactMap(\.self).joined(separator: ", "))]
            } else if !silent.isEmpty {
                let choice = candidates.isEmpty ? "any language" : candidates.joined(separator: ", ")
                let comment = YAMLText.comment(choice)
                let example = CatalogError.exampleLanguage(of: candidates)
                line = "# sourceLocale: \(example)   # please say which language the texts were written in: \(comment)"
                note = "nothing says which language the texts were written in: set sourceLocale: to one of \(choice)"
            } else if languages.count > 1 {
                findings = [("source", languages.sorted().joined(separator: ", ") + ", as the catalogs say")]
            }
        }
    }
}
