package import Basics
package import Catalogs
package import Frames
package import TextLayout
internal import Typography

/// A text as it is measured: looked up, with its arguments, with a font for every run, and shaped.
///
/// Each of its facts is worked out when it is first needed, and kept as long as the text. A text of a scene is kept for
/// all widths and heights of one locale and text size, a label for all text sizes. Use it on one thread at a time.
package final class ResolvedText {
    /// The shaped text.
    package let paragraph: Paragraph
    /// Where the first localized run comes from.
    package let origin: Origin?
    /// Raw placeholders that were measured as they are.
    package let placeholders: [String]
    /// What fills its placeholders where those are samples.
    package let samples: [String]
    /// How many forms the text has: one for each plural category that its arguments leave open.
    package let forms: Int
    /// What its letters were changed to; nil where they are as they were.
    private let textCase: TextCase?
    /// The facts for the latest room of a scene.
    var latest: KnownFacts?

    package init(
        paragraph: Paragraph, origin: Origin? = nil, placeholders: [String] = [], samples: [String] = [],
        forms: Int = 1, textCase: TextCase? = nil
    ) {
        self.textCase = textCase
        self.paragraph = paragraph
        self.origin = origin
        self.placeholders = placeholders
        self.samples = samples
        self.forms = forms
    }

    /// Where a localized text comes from.
    package struct Origin {
        package let key: String
        /// Where the text was found; empty where it is a key that is no text.
        package var locale: String
        /// Where a translation belongs that is missing; nil where none is.
        package var placeOfTranslation: SourcePosition?
        package var plural: String?
        package var source: SourcePosition?
        /// What its comment allows in the locale; nil where it allows nothing.
        package var allow: [TextAllowance]?
        /// Where the catalog limits it.
        package var length: TextLength?

        package init(key: String, locale: String) {
            self.key = key
            self.locale = locale
        }
    }

    /// Whether what a line breaks is a word, and most of it not made up for the measurement. O(samples).
    func isWord(_ text: String) -> Bool { WrittenWord.isWord(text) && !WrittenWord.isMade(text, of: samples) }

    // MARK: Whatever the room

    private lazy var unlimited = paragraph.unlimited
    private var latestIdeal: (scale: Double, size: Size)?
    private var knownModels: (all: [FontModel], notes: [String], error95: Double)?

    /// What other texts in its place would be set with.
    private(set) lazy var setting = TextSetting(
        font: paragraph.text.runs.first?.font ?? FontRequest(), style: paragraph.style, textCase: textCase)

    /// The names and versions of the fonts.
    package private(set) lazy var fonts: [String] = paragraph.fonts.map(\.name)
    private(set) lazy var fontRuns = paragraph.fontUses.map { FontRun(range: $0.range, font: $0.font.name) }
    private(set) lazy var missing = MissingCharacter.distinct(paragraph.missing)
    /// The fonts that have the measures of the system font.
    private(set) lazy var modelledFonts = paragraph.modelledFonts
    /// The fonts that replace the system font's without any of its widths being known.
    private(set) lazy var guessedFonts = paragraph.guessedFonts

    /// Whether the whole text has one line where its width is not limited.
    private(set) lazy var isOneLine: Bool = {
        let layout = paragraph.layout()
        return layout.lineCount == 1 && !layout.isTruncated
    }()

    /// The same, without white space at its end, which takes up room only where there is some.
    private(set) lazy var isPlainLine =
        isOneLine && paragraph.text.string.unicodeScalars.last?.properties.isWhitespace == false

    /// The models that the text is measured by, what to say of them, and the largest of their errors.
    func models() -> (all: [FontModel], notes: [String], error95: Double) {
        if let known = knownModels { return known }
        var models = FontModels()
        models.add(self)
        let all = models.all
        let found = (all, models.notes, all.map(\.error95).max() ?? 0)
        knownModels = found
        return found
    }

    /// The fraction of its width by which the text may be off. O(1) after the first time.
    func modelError() -> Double {
        if let error = knownModels?.error95 { return error }
        return models().error95
    }

    // MARK: In a room

    /// The latest layouts with several lines, which take the time, the newest first: a view is measured, placed and reported in
    /// one width, and in a grid or a stack in one or two more in between.
    private var latestLayouts: [(room: LabelRoom, layout: ParagraphLayout)] = []

    /// The text in a room, whose budget does not cut it.
    package func layout(in room: LabelRoom) -> ParagraphLayout {
        for (known, layout) in latestLayouts
        where known.scale == room.scale && layout.holds(inWidth: room.width, from: known.width)
            && (known.height == room.height || known.height == nil && layout.holds(inHeight: room.height))
        {
            return layout
        }
        let layout = paragraph.fitted(width: room.width, height: room.height, scale: room.scale)
        if layout.lineCount > 1 {
            if latestLayouts.count == 2 { latestLayouts.removeLast() }
            latestLayouts.insert((room, layout), at: 0)
        }
        return layout
    }

    /// The size with unlimited room.
    func ideal(scale: Double) -> Size {
        if let latestIdeal, latestIdeal.scale == scale { return latestIdeal.size }
        let layout = unlimited.layout(scale: scale)
        let size = Size(width: layout.size.width, height: layout.size.height)
        latestIdeal = (scale, size)
        return size
    }

    /// The size of the whole text in the width of a room, without any other limit.
    func extent(in room: LabelRoom) -> TextExtent {
        let layout = unlimited.layout(width: room.width, scale: room.scale)
        return TextExtent(lines: layout.lineCount, height: layout.size.height)
    }

    /// The width of the widest line that the text's own line breaks leave, in points.
    func endlessWidth(scale: Double) -> Double { unlimited.layout(scale: scale).size.width }

    private struct Limits: Hashable {
        let lines: Int?
        let height: Double?
    }

    private var searches: [Limits: FittingWidth] = [:]

    /// The smallest width at which nothing is cut and the text takes no more lines and no more height, in points; nil
    /// where no width is enough. Kept for the latest scale, as it takes some layouts.
    ///
    /// - Parameter lines: nil for the style's own limit.
    func fittingWidth(lines: Int? = nil, height: Double? = nil, scale: Double) -> Double? {
        let limits = Limits(lines: lines ?? paragraph.style.lineLimit, height: height)
        if height == nil, limits.lines == 1, isPlainLine { return endlessWidth(scale: scale) }
        if let known = searches[limits] { return known.smallest(scale: scale) }
        // A scene may offer a different height in every cell.
        if searches.count >= 8 { searches.removeAll() }
        let search = FittingWidth(paragraph, lines: limits.lines, height: height)
        searches[limits] = search
        return search.smallest(scale: scale)
    }
}

extension ResolvedText.Origin {
    /// Where a catalog's message comes from; a text that is not to be translated there, or that has no words, is at home in
    /// every locale.
    ///
    /// - Parameter rules: Those of the locale that the text was looked up in.
    package init(_ message: Message, in catalog: Catalog, locale: String, rules: LocaleRules) {
        key = message.key
        let isExpected = catalog.isTranslated(message.key, into: rules)
        self.locale = isExpected ? message.locale : locale
        if isExpected, let entry = catalog[message.key] {
            if catalog.isOnlyTranslated(entry), message.locale == catalog.sourceLanguage { self.locale = "" }
            if !rules.fallbacks.contains(self.locale) {
                placeOfTranslation = SourcePosition(catalog.placeOfTranslation(of: entry, in: rules.fallbacks))
            }
        }
        plural = message.categories.first?.rawValue
        source = SourcePosition(message.position)
        length = catalog[message.key].flatMap { TextLength(of: message, in: $0) }
        if let allowances = catalog[message.key]?.allowances(for: rules), !allowances.isEmpty {
            allow = allowances.map {
                TextAllowance(rule: $0.rule, reason: $0.reason, source: SourcePosition($0.position))
            }
        }
    }
}

extension TextLength {
    /// The length of a message as its catalog writes it; nil where the catalog has no limit for it.
    fileprivate init?(of message: Message, in entry: Catalog.Entry) {
        guard let limit = entry.sizeLimit else { return nil }
        let own = entry[message.locale]
        let unit = own?.value.units.first { $0.position == message.position }
        // A key without a text in the source language is that text.
        let isKey = own == nil && message.locale == entry.sourceLanguage
        guard let text = unit?.text ?? (isKey ? entry.key : nil) else { return nil }
        self.init(of: text, limit, at: entry.placeOfLimit)
    }
}

extension SourcePosition {
    /// The place in a catalog.
    package init(_ position: Catalog.Position) {
        self.init(file: position.file, line: position.line, column: position.column)
    }
}

extension Catalog {
    /// Whether a key is to be translated into a locale; one without words, or whose text has none, as `---`, has nothing that
    /// could be.
    func isTranslated(_ key: String, into rules: LocaleRules) -> Bool {
        Catalog.hasWords(key) && self[key].map { expects($0, in: rules.identifier) && hasWords($0) } != false
    }
}
