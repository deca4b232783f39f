internal import Basics
internal import Checks

/// Budgets as XLIFF 1.2 for translation tools: a `trans-unit` a key, with its source text and what it may take.
///
/// Source: XLIFF 1.2 (OASIS, 2008), 2.2 and its strict schema. `maxwidth` and `maxheight` are whole pixels, a pixel being a
/// point of the layout; `font` is a name, a size and a weight. Weblate takes whole font sizes only, and no number of lines
/// from these attributes (`parse_flags_xml` in its checks/flags.py), so that `weblate-flags`, which it reads last, repeats
/// all as it takes it; other tools pass over an attribute that XLIFF does not have. With characters, `size-unit` is `char` and
/// there is no font: 2.3 of the specification lets `maxwidth` be in any of its units.
public enum BudgetXLIFF {
    /// The document, with a line feed at its end.
    ///
    /// - Parameters:
    ///   - result: The budgets, which the document has by catalog and key.
    ///   - targetLanguage: The language to translate into; nil leaves that open.
    ///   - promise: The number of characters that a text is limited to; nil limits it in pixels.
    public static func render(
        _ result: BudgetResult, targetLanguage: String? = nil, characters promise: CharacterPromise? = nil
    ) -> String {
        let files = Dictionary(grouping: result.budgets.filter(\.shouldTranslate), by: \.file).sorted {
            $0.key < $1.key
        }
        var document = XMLElement(
            "xliff", ["version": "1.2", "xmlns": "urn:oasis:names:tc:xliff:document:1.2"],
            files.map { file($0.key, $0.value.sorted { $0.key < $1.key }, targetLanguage, promise) })
        // A schema wants at least one file.
        if files.isEmpty { document.content = .elements([file("", [], targetLanguage, promise)]) }
        return document.document()
    }

    private static func file(
        _ name: String, _ budgets: [KeyBudget], _ targetLanguage: String?, _ promise: CharacterPromise?
    ) -> XMLElement {
        var file = XMLElement(
            "file",
            [
                "original": name, "source-language": budgets.first?.sourceLanguage ?? "en", "datatype": "plaintext",
            ], [XMLElement("body", [:], budgets.map { unit($0, targetLanguage, promise) })])
        if let targetLanguage { file.attributes.append(("target-language", targetLanguage)) }
        return file
    }

    private static func unit(
        _ budget: KeyBudget, _ targetLanguage: String?, _ promise: CharacterPromise?
    ) -> XMLElement {
        var notes = budget.note.map { [XMLElement("note", ["from": "developer"], text: $0)] } ?? []
        if let room = BudgetNote.sentence(budget, language: targetLanguage) {
            notes.append(XMLElement("note", ["from": "galley"], text: room))
        }
        var unit = XMLElement(
            "trans-unit", ["id": budget.key, "resname": budget.key],
            [XMLElement("source", [:], text: budget.source)] + notes)
        if let promise {
            if let most = budget.limit(promise, in: targetLanguage) {
                unit.attributes += [("size-unit", "char"), ("maxwidth", String(most))]
            }
            return unit
        }
        guard let room = budget.least else { return unit }
        unit.attributes += [
            ("size-unit", "pixel"), ("maxwidth", whole(room.width)),
            ("maxheight", whole(Double(room.lines) * room.lineHeight, .up)),
        ]
        if let family = budget.family {
            let weight = WeblateFlags.weight(room.font.weight)
            unit.attributes.append(("font", "\(family);\(Number.text(room.font.size));\(weight)"))
        }
        if let flags = WeblateFlags.flags(of: budget) { unit.attributes.append(("weblate-flags", flags)) }
        unit.attributes.append(("xml:space", "preserve"))
        return unit
    }

    private static func whole(_ length: Double, _ rule: FloatingPointRoundingRule = .down) -> String {
        Number.text((length + (rule == .down ? 1e-6 : -1e-6)).rounded(rule))
    }
}
