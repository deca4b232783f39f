package import Basics
package import Catalogs
package import TextLayout

/// A text as it is measured: looked up, filled in, with a font for every run, and shaped.
package struct ResolvedText {
    /// The shaped text.
    package let paragraph: Paragraph
    /// What the first localized run says of where it comes from.
    package let origin: Origin?
    /// Raw placeholders that were measured as they are.
    package let placeholders: [String]
    /// How many forms the text has: one for each plural category that its arguments leave open.
    package let forms: Int
    /// What is informed of the text whatever room it has; copies share it.
    package let kept: KeptFacts

    package init(paragraph: Paragraph, origin: Origin? = nil, placeholders: [String] = [], forms: Int = 1) {
        self.paragraph = paragraph
        self.origin = origin
        self.placeholders = placeholders
        self.forms = forms
        kept = KeptFacts(paragraph)
    }

    /// Where a localized text comes from.
    package struct Origin {
        package let key: String
        package var locale: String
        package var plural: String?
        package var source: SourcePosition?

        package init(key: String, locale: String) {
            self.key = key
            self.locale = locale
        }
    }
}

extension ResolvedText.Origin {
    /// Where a catalog's message comes from; a text that is not to be translated, or that has no words, is at home in every
    /// locale.
    package init(_ message: Message, in catalog: Catalog, locale: String) {
        key = message.key
        self.locale = catalog.isTranslated(message.key) ? message.locale : locale
        plural = message.categories.first?.rawValue
        source = SourcePosition(message.position)
    }
}

extension SourcePosition {
    /// The place in a catalog.
    package init(_ position: Catalog.Position) {
        self.init(file: position.file, line: position.line, column: position.column)
    }
}

extension Catalog {
    /// Whether a key is to be translated; one without words has nothing that could be.
    func isTranslated(_ key: String) -> Bool { self[key]?.shouldTranslate != false && Catalog.hasWords(key) }
}
