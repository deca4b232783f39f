/// One `message`: its source text and its translation.
struct QtMessage {
    /// With the source text in the source language.
    private(set) var entry: Catalog.Entry
    /// Whether the message is no longer in the source code, so that it is left out of what programs read (Qt, `saveQM`
    /// in `qm.cpp`).
    var isFormer: Bool { ["obsolete", "vanished"].contains(translation?["type"]) }
    /// Where its translation is, or belongs.
    var translationPosition: Catalog.Position { translation?.position ?? entry.position }
    private let isNumerus: Bool
    private let translation: XML.Element?

    init(_ element: XML.Element, context: String) {
        isNumerus = element["numerus"] == "yes"
        translation = element.first("translation")
        let source = element.first("source")
        let text = source.map(Self.text) ?? ""
        // Where two messages have the same text, a `comment` distinguishes them; Qt's tools join both as
        // `Context|comment`.
        let contexts = [context, element.first("comment").map(Self.text) ?? ""].filter { !$0.isEmpty }
        let id = element["id"].flatMap { $0.isEmpty ? nil : $0 }
        let key = id ?? (contexts + [text]).joined(separator: "|")
        let comments = ["extracomment", "translatorcomment"].compactMap { element.first($0).map(Self.text) }

        entry = Catalog.Entry(
            key: key, position: element.position, context: contexts.isEmpty ? nil : contexts.joined(separator: "|"),
            comment: comments.isEmpty ? nil : comments.joined(separator: "\n"))
        let unit = StringUnit(
            text: text, syntax: .qt, position: source?.contentPosition ?? element.position)
        entry.localizations = [
            Localization(
                locale: "", value: .unit(unit), pluralArgument: isNumerus ? QtFormatParser.number : nil,
                position: unit.position)
        ]
    }

    /// A translation, and warnings about it.
    struct Target {
        var value: LocalizedValue
        var isNumerus: Bool
        var faults: [String] = []

        func localization(locale: String) -> Localization {
            Localization(
                locale: locale, value: value, pluralArgument: isNumerus ? QtFormatParser.number : nil,
                position: value.units.first?.position ?? Catalog.Position(file: ""))
        }
    }

    /// nil where nothing is translated. An unfinished translation is used by programs, too, but not read yet.
    func target(numerus: QtNumerus) -> Target? {
        guard let translation else { return nil }
        let state: TranslationState = translation["type"] == "unfinished" ? .needsReview : .translated
        guard isNumerus else {
            let value = Self.value(of: translation, state: state)
            return value.units.allSatisfy(\.text.isEmpty) ? nil : Target(value: value, isNumerus: false)
        }
        let forms = translation.elements.filter { $0.name == "numerusform" }.map { Self.value(of: $0, state: state) }
        guard forms.contains(where: { $0.units.contains { !$0.text.isEmpty } }) else { return nil }
        var target = Target(value: .formula(numerus.formula, forms), isNumerus: true)
        if forms.count != numerus.formula.count {
            target.faults.append("it has \(forms.count) numerus forms, expected \(numerus.formula.count)")
        }
        return target
    }

    /// The text, or its variants by length. Qt shows the first one that fits (QStaticText, QLabel), so each counts as a
    /// variant for the width of its own characters (a choice).
    private static func value(of element: XML.Element, state: TranslationState) -> LocalizedValue {
        let variants = element.elements.filter { $0.name == "lengthvariant" }
        guard element["variants"] == "yes", !variants.isEmpty else { return .unit(unit(element, state: state)) }
        var widths: [Int: LocalizedValue] = [:]
        for variant in variants {
            let unit = unit(variant, state: state)
            if widths[unit.text.count] == nil { widths[unit.text.count] = .unit(unit) }
        }
        return .width(widths)
    }

    private static func unit(_ element: XML.Element, state: TranslationState) -> StringUnit {
        StringUnit(text: text(element), syntax: .qt, state: state, position: element.contentPosition)
    }

    /// Text with its `<byte value="x1b"/>`, which represents a character that XML does not allow.
    private static func text(_ element: XML.Element) -> String {
        element.children.reduce(into: "") { text, child in
            switch child {
            case .text(let run), .literal(let run): text += run
            case .element(let inner) where inner.name == "byte":
                let value = inner["value"] ?? ""
                let code = value.hasPrefix("x") ? UInt16(value.dropFirst(), radix: 16) : UInt16(value)
                if let scalar = code.flatMap(Unicode.Scalar.init), scalar != "\0" { text.unicodeScalars.append(scalar) }
            case .element: break
            }
        }
    }
}
