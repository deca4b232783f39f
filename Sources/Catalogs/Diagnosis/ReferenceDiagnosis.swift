/// Looks for references in texts that cannot be filled in: to keys that do not exist, and in a circle.
struct ReferenceDiagnosis {
    /// A reference to a text that the catalog does not have, and another file of the app may.
    struct Open {
        /// The key of the other text.
        var target: String
        /// What is wrong where no file has it.
        var error: CatalogError
    }

    private typealias Graph = ReferenceGraph<(source: String, form: TextForm)>

    private let catalog: Catalog
    /// The keys of i18next that have endings for forms and contexts, without these endings.
    private var bases: Set<Substring> = []
    private var graphs: [String: Graph] = [:]
    private(set) var faults: [CatalogError] = []
    /// What is noted of a text, in all its forms: one line is enough for people.
    private var noted: Set<[String]> = []
    /// Those of formats whose programs read several files at once.
    private(set) var open: [Open] = []

    /// 1. Every reference is to a key of the catalog.
    /// 2. In no locale do references form a circle.
    /// 3. The same for the phrases of a text, `%#@name@`.
    ///
    /// O(n) in the length of the texts.
    init(_ catalog: Catalog) {
        self.catalog = catalog
        for entry in catalog.entries where entry.usesI18Next {
            bases.formUnion(Self.bases(of: entry.key))
        }
        for entry in catalog.entries {
            for localization in entry.localizations { examine(localization, of: entry) }
        }
        for (locale, graph) in graphs.sorted(by: { $0.key < $1.key }) {
            for (name, edge) in graph.closing { note(.cyclicReference(edge.use.source), name, locale, edge.use.form) }
        }
    }

    private mutating func examine(_ localization: Localization, of entry: Catalog.Entry) {
        for form in localization.value.forms where form.unit.syntax.hasReferences {
            guard form.unit.text.utf8.contains(where: { "$@{".utf8.contains($0) }) else { continue }
            for reference in form.unit.syntax.parse(form.unit.text).references {
                if catalog[reference.key] != nil {
                    let edge = Graph.Edge(target: reference.key, use: (reference.source, form))
                    graphs[localization.locale, default: Graph()].add(edge, from: entry.key)
                } else if form.unit.syntax == .fluent {
                    guard noted.insert([entry.key, localization.locale, reference.source]).inserted else { continue }
                    let error = Self.fault(.missingReference(reference.source), entry.key, localization.locale, form)
                    open.append(Open(target: reference.key, error: error))
                } else if isMissing(reference, in: form.unit.syntax) {
                    note(.missingReference(reference.source), entry.key, localization.locale, form)
                }
            }
        }
        examinePhrases(of: localization, entry.key)
    }

    /// Phrases that the text uses and the entry lacks are reported by the reader of the format instead.
    private mutating func examinePhrases(of localization: Localization, _ key: String) {
        guard !localization.substitutions.isEmpty else { return }
        var graph = Graph()
        for substitution in localization.substitutions {
            for form in substitution.value.forms {
                for placeholder in AppleAndJavaFormatParser.parse(form.unit.text).placeholders {
                    guard case .substitution(let name) = placeholder.kind else { continue }
                    if localization.substitution(name) == nil {
                        note(.missingReference(placeholder.source), key, localization.locale, form)
                    } else {
                        graph.add(Graph.Edge(target: name, use: (placeholder.source, form)), from: substitution.name)
                    }
                }
            }
        }
        for (_, edge) in graph.closing {
            note(.cyclicReference(edge.use.source), key, localization.locale, edge.use.form)
        }
    }

    /// Whether the program has no text for the key either. That is not known for keys of another namespace, which are
    /// in another file, and for keys made of arguments.
    private func isMissing(_ reference: FormatString.Reference, in syntax: MessageSyntax) -> Bool {
        switch syntax {
        case .i18next:
            !reference.source.contains("{{") && !reference.source.contains(":" + reference.key)
                && !bases.contains(reference.key[...]) && !catalog.hasPluralForm(named: reference.key)
        default: true
        }
    }

    /// The parts of a key before its last underscore and before its last but one: `friend_male_one`.
    private static func bases(of key: String) -> [Substring] {
        guard let last = key.lastIndex(of: "_") else { return [] }
        let base = key[..<last]
        return [base] + (base.lastIndex(of: "_").map { [base[..<$0]] } ?? [])
    }

    private mutating func note(_ kind: TranslationFault.Kind, _ key: String, _ locale: String, _ form: TextForm) {
        if case .missingReference(let source) = kind, !noted.insert([key, locale, source]).inserted { return }
        faults.append(Self.fault(kind, key, locale, form))
    }

    private static func fault(
        _ kind: TranslationFault.Kind, _ key: String, _ locale: String, _ form: TextForm
    ) -> CatalogError {
        let fault = TranslationFault(kind: kind, key: key, locale: locale, form: form.category)
        return CatalogError(.fault(fault), at: form.unit.position)
    }
}

extension MessageSyntax {
    /// Whether a text may name others of the catalog.
    var hasReferences: Bool { [.i18next, .vue, .fluent].contains(self) }
}

extension Catalog.Entry {
    fileprivate var usesI18Next: Bool { localizations.first?.value.units.first?.syntax == .i18next }
}

extension FormatString {
    /// The other texts that this one refers to, in any variant.
    fileprivate var references: [Reference] {
        segments.flatMap { segment -> [Reference] in
            switch segment {
            case .reference(let reference): [reference]
            case .choice(let choice): choice.variants.flatMap(\.format.references)
            case .literal, .escape, .markup, .placeholder: []
            }
        }
    }
}
