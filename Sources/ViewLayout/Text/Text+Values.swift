public import Foundation

extension Text {
    /// A picture in a line of text: one em wide, whatever the size of the picture.
    public init(_ image: Image) { self.init(content: .picture) }

    /// A value as a formatter writes it, in the formatter's own locale.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// A value as a formatter writes it, in the formatter's own locale.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A picture, as wide as the font is high.
    public mutating func appendInterpolation(_ image: Image) { append(.text(.picture), "%@") }

    /// A string with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append(.text(Text(attributedString).content), "%@")
    }

    /// A value as a formatter writes it, in the formatter's own locale.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
    ) { append(.string(formatter?.string(for: subject) ?? subject.description), "%@") }

    /// A value as a formatter writes it, in the formatter's own locale.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
    }
}

extension TextContent {
    /// The room of a picture in a line: an em space, which a word joiner keeps from hanging at the end.
    fileprivate static let picture = TextContent(runs: [.init(source: .verbatim("\u{2003}\u{2060}"))])
}
