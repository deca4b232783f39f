public import Basics

/// The size of one form of a catalog's label in one locale.
public struct MeasuredLabel: Hashable, Sendable {
    /// The key under which the catalog has the label.
    public var key: String
    /// BCP 47 tag of the locale that it was measured for.
    public var locale: String
    /// The locale in which the text was found; nil where it is the same, and where there is nothing to translate.
    public var foundIn: String?
    /// The form that was chosen by its numbers: a plural category such as `few`, or several joined by `+`; nil for a
    /// label with only one form.
    public var form: String?
    /// The text as it was measured, with samples in place of its placeholders.
    public var text: String
    /// Where the text is in its catalog.
    public var source: SourcePosition?
    /// The widest line, in points.
    public var width: Double
    /// The sum of the lines' heights, in points.
    public var height: Double
    /// How many lines there are.
    public var lines: Int
    /// The part of the text that shows, with the ellipsis; nil where all of it shows.
    public var visible: String?
    /// Characters that no font has, each once.
    public var missing: [MissingCharacter]
    /// Raw placeholders, such as `%@`, that were measured as they are.
    public var placeholders: [String]
    /// How far the label exceeds its budget; nil where it has no budget, and where it fits.
    public var shortage: Shortage?

    /// Makes a value; facts that most labels do not have have a default.
    public init(
        key: String, locale: String, foundIn: String? = nil, form: String? = nil, text: String,
        source: SourcePosition? = nil, width: Double, height: Double, lines: Int, visible: String? = nil,
        missing: [MissingCharacter] = [], placeholders: [String] = [], shortage: Shortage? = nil
    ) {
        self.key = key
        self.locale = locale
        self.foundIn = foundIn
        self.form = form
        self.text = text
        self.source = source
        self.width = Number.rounded(width)
        self.height = Number.rounded(height)
        self.lines = lines
        self.visible = visible
        self.missing = missing
        self.placeholders = placeholders
        self.shortage = shortage
    }

    /// How far a label exceeds its budget; nil on a side where it does not.
    public struct Shortage: Hashable, Sendable {
        /// In points.
        public var width: Double?
        /// In points.
        public var height: Double?
        /// Lines of text.
        public var lines: Int?

        /// nil where the label exceeds nothing.
        public init?(width: Double? = nil, height: Double? = nil, lines: Int? = nil) {
            guard width != nil || height != nil || lines != nil else { return nil }
            self.width = width.map(Number.rounded)
            self.height = height.map(Number.rounded)
            self.lines = lines
        }
    }
}
