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
        var locale: String
        var plural: String?
        var source: SourcePosition?
    }
}

extension ResolvedText.Origin {
    /// Where a catalog's message comes from; a text that is not to be translated, or that has no words, is at home in every
    /// locale.
    init(_ message: Message, in catalog: Catalog, locale: String) {
        key = message.key
        let isTranslatable = catalog[message.key]?.shouldTranslate != false && Catalog.hasWords(message.key)
        self.locale = isTranslatable ? message.locale : locale
        plural = message.categories.first?.rawValue
        source = SourcePosition(
            file: message.position.file, line: message.position.line, column: message.position.column)
    }
}
