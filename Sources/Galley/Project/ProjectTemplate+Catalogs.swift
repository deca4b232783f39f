internal import Scenes

extension ProjectTemplate {
    /// `strings:` and `sourceLocale:`.
    struct CatalogSection {
        let text: String
        let notes: [String]

        /// Names every catalog, with its format and locales as a comment: a check must not pass over one that cannot be
        /// read. Files of formats that are not read are comments.
        init(_ inventory: CatalogInventory) {
            let catalogs = inventory.catalogs
            let unread = inventory.unread
            let source = SourceLine(catalogs.filter(\.failures.isEmpty))
            var lines = catalogs.isEmpty ? ["# strings: [Resources/Localizable.xcstrings]"] : ["strings:"]
            lines += catalogs.map(Self.line)
            lines += unread.map { "# not read: \($0.file) (\($0.message))" }
            text = (lines + [source.line]).joined(separator: "\n")
            notes = (unread + catalogs.flatMap(\.failures)).map(\.description) + [source.note].compactMap(\.self)
        }

        private static func line(_ catalog: CatalogSummary) -> String {
            let locales = [catalog.sourceLanguage].compactMap(\.self) + catalog.progress.map(\.locale)
            let shown = locales.prefix(8).joined(separator: ", ") + (locales.count > 8 ? ", …" : "")
            let item = "  - \(ProjectTemplate.quoted(catalog.file?.name ?? catalog.failures.first?.file ?? ""))"
            let space = String(repeating: " ", count: max(1, 36 - item.count))
            let state = catalog.failures.isEmpty ? shown : "cannot be read"
            return "\(item)\(space)# \(catalog.format.title): \(state)"
        }
    }

    /// `sourceLocale:`, or a comment that asks for it.
    private struct SourceLine {
        var line = "# sourceLocale: en                  # where neither catalogs nor their project say it"
        var note: String?

        /// Where one language is stated, catalogs that have it and say nothing are taken to be of the same project.
        init(_ catalogs: [CatalogSummary]) {
            let stated = Set(catalogs.compactMap(\.sourceLanguage))
            let silent = catalogs.filter { $0.sourceLanguage == nil }
            let candidates = Set(silent.flatMap(\.progress).map(\.locale)).subtracting(["und"]).sorted()
            if let language = stated.first, stated.count == 1,
                silent.allSatisfy({ $0.progress.contains { $0.locale == language } })
            {
                let basis = catalogs.lazy.compactMap(\.sourceBasis).first.map { " # \($0)" } ?? ""
                let setting = "sourceLocale: \(language)"
                line =
                    setting + (basis.isEmpty ? "" : String(repeating: " ", count: max(0, 35 - setting.count)) + basis)
            } else if !silent.isEmpty {
                let choice = candidates.isEmpty ? "any language" : candidates.joined(separator: ", ")
                let example = candidates.contains("en") ? "en" : candidates.first ?? "en"
                line = "# sourceLocale: \(example)   # please say which language the texts were written in: \(choice)"
                note = "nothing says which language the texts were written in: set sourceLocale: to one of \(choice)"
            }
        }
    }
}
