public import Basics

/// How much room one form of a catalog's label takes in one locale.
public struct MeasuredLabel: Hashable, Sendable {
    /// The key under which the catalog has the label.
    public var key: String
    /// BCP 47 tag of the locale that it was measured for.
    public var locale: String
    /// The locale in which the text was found; nil where that is the same, and where there is nothing to translate.
    public var foundIn: String?
    /// What its numbers were chosen for: a plural category such as `few`, several of them joined by `+`; nil for a label
    /// of one form.
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
    /// What shows of the text, with the ellipsis; nil where all of it does.
    public var visible: String?
    /// Characters that no font has, each once.
    public var missing: [MissingCharacter]
    /// Raw placeholders, such as `%@`, that were measured as they are.
    public var placeholders: [String]
    /// What its budget lacks to hold the label; nil where it has none, and where it holds it.
    public var shortage: Shortage?

    /// Names every fact; those that most labels lack have a default.
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

    /// What a budget lacks to hold a label; nil on a side where it lacks nothing.
    public struct Shortage: Hashable, Sendable {
        /// In points.
        public var width: Double?
        /// In points.
        public var height: Double?
        /// Lines of text.
        public var lines: Int?

        /// Nil where nothing is lacking.
        public init?(width: Double? = nil, height: Double? = nil, lines: Int? = nil) {
            guard width != nil || height != nil || lines != nil else { return nil }
            self.width = width.map(Number.rounded)
            self.height = height.map(Number.rounded)
            self.lines = lines
        }
    }
}
