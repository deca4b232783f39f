internal import Catalogs
internal import Foundation
internal import Frames
internal import TextLayout
internal import ViewLayout

/// A text of a scene as it is measured: looked up, filled in, with a font for every run, and shaped.
struct ResolvedText {
    /// The shaped text.
    let paragraph: Paragraph
    /// What the first localized run says of where it comes from.
    let origin: Origin?
    /// Raw placeholders that were measured as they stand.
    let placeholders: [String]
    /// How many forms the text has: one for each plural category that its arguments leave open.
    let forms: Int

    /// Where a localized text comes from.
    struct Origin {
        let key: String
        let locale: String
        let plural: String?
        let source: SourcePosition?
    }
}

extension ResolvedText.Origin {
    /// Where a catalog's message comes from; a text that is not to be translated is at home in every locale.
    init(_ message: Message, in catalog: Catalog, locale: String) {
        key = message.key
        self.locale = catalog[message.key]?.shouldTranslate == false ? locale : message.locale
        plural = message.categories.first?.rawValue
        source = SourcePosition(
            file: message.position.file, line: message.position.line, column: message.position.column)
    }
}

/// Looks texts up in the catalogs of a scene.
struct TextResolver {
    let catalogs: [Catalog]
    let rules: LocaleRules
    /// Sample values for placeholders, by key.
    let samples: [String: [SampleArgument]]
    let pseudolocale: Pseudolocale?
    /// Which of a text's forms is measured; nil takes the one of the largest sample number.
    let form: Int?

    /// A run of a text, looked up.
    struct Lookup {
        var string: String
        var origin: ResolvedText.Origin?
        var placeholders: [String] = []
        var forms = 1
    }

    func lookUp(_ source: TextContent.Source) -> Lookup {
        switch source {
        case .verbatim(let string): return Lookup(string: string)
        case .localized(let key, let table, let arguments):
            return message(of: key, table: table, arguments: arguments)
        }
    }

    /// The form of a key to be measured; a key that no catalog has stands for itself, as in SwiftUI.
    private func message(of key: String, table: String?, arguments: [TextArgument]) -> Lookup {
        let given: [FormatArgument?] =
            arguments.isEmpty ? (samples[key] ?? []).map(\.format) : arguments.map(format)
        for catalog in catalogs where table == nil || catalog.name == table {
            let forms = catalog.messages(for: key, in: rules, arguments: given, pseudolocale: pseudolocale)
            guard let last = forms.last else { continue }
            let message = form.map { forms[min($0, forms.count - 1)] } ?? last
            return Lookup(
                string: message.text,
                origin: ResolvedText.Origin(message, in: catalog, locale: rules.identifier),
                placeholders: message.unfilled, forms: forms.count)
        }
        return Lookup(
            string: key, origin: ResolvedText.Origin(key: key, locale: rules.identifier, plural: nil, source: nil))
    }

    private func format(_ argument: TextArgument) -> FormatArgument? {
        switch argument.value {
        case .string(let string): .text(string)
        case .integer(let integer): .integer(Int(clamping: integer))
        case .unsigned(let integer): .integer(Int(clamping: integer))
        case .double(let number): .real(number)
        case .text(let content): .text(content.runs.map { lookUp($0.source).string }.joined())
        case .date(let date): .text(date.formatted(Date.FormatStyle(locale: Locale(identifier: rules.identifier))))
        }
    }
}

/// A value that stands in for an argument of a text.
public enum SampleArgument: Hashable, Sendable {
    case integer(Int)
    case real(Double)
    case text(String)

    /// A whole number, a number or a text, as its form says.
    package init(yaml value: YAMLValue) throws {
        let text = try value.string("arguments")
        if let integer = Int(text) {
            self = .integer(integer)
        } else if let number = Double(text), number.isFinite {
            self = .real(number)
        } else {
            self = .text(text)
        }
    }

    var format: FormatArgument {
        switch self {
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        case .text(let value): .text(value)
        }
    }
}
