internal import Basics
internal import Checks

/// Budgets as XLIFF 2.1 with the Size and Length Restriction Module: a `unit` a key, with the most code points that it may have.
///
/// Source: XLIFF 2.1 (OASIS, 2018), 4.2 and 5.7: `slr:profiles` in the file names the profile, `xliff:codepoints`, and
/// `slr:sizeRestriction` of a unit has the most of it. An id has no spaces, so that units have numbers, and keys for names.
public enum BudgetXLIFF2 {
    /// The document, with a line feed at its end.
    ///
    /// - Parameters:
    ///   - targetLanguage: The language to translate into, whose numbers count; nil for those of all languages.
    ///   - promise: Which number the limit is.
    public static func render(
        _ result: BudgetResult, targetLanguage: String? = nil, promise: CharacterPromise = .usually
    ) -> String {
        let files = Dictionary(grouping: result.budgets.filter(\.shouldTranslate), by: \.file).sorted {
            $0.key < $1.key
        }
        var document = XMLElement(
            "xliff",
            [
                "version": "2.1", "xmlns": "urn:oasis:names:tc:xliff:document:2.0",
                "xmlns:slr": "urn:oasis:names:tc:xliff:sizerestriction:2.0",
                "srcLang": result.budgets.first?.sourceLanguage ?? "en",
            ],
            files.enumerated().map { index, file in
                let profiles = XMLElement("slr:profiles", ["generalProfile": "xliff:codepoints"])
                let units = file.value.sorted { $0.key < $1.key }.enumerated().map {
                    unit($1, number: $0 + 1, targetLanguage, promise)
                }
                return XMLElement("file", ["id": "f\(index + 1)", "original": file.key], [profiles] + units)
            })
        if let targetLanguage { document.attributes.append(("trgLang", targetLanguage)) }
        return document.document()
    }

    private static func unit(
        _ budget: KeyBudget, number: Int, _ language: String?, _ promise: CharacterPromise
    ) -> XMLElement {
        let notes = [budget.note, BudgetNote.sentence(budget, language: language)].compactMap {
            $0.map { XMLElement("note", [:], text: $0) }
        }
        let source = XMLElement("source", ["xml:space": "preserve"], text: budget.source)
        var unit = XMLElement(
            "unit", ["id": "u\(number)", "name": budget.key],
            (notes.isEmpty ? [] : [XMLElement("notes", [:], notes)]) + [XMLElement("segment", [:], [source])])
        if let most = budget.codePointLimit(promise, in: language) {
            unit.attributes.append(("slr:sizeRestriction", String(most)))
        }
        return unit
    }
}
