internal import Basics

extension TextFacts {
    /// The facts that are the same in every room in which the text's lines are the same.
    struct Contents: Codable, Hashable, Sendable {
        var string: String
        var key: String?
        var locale: String
        var placeOfTranslation: SourcePosition?
        var plural: String?
        var ideal: Size
        var size: Size?
        var lines: [Line]
        var truncated: Bool
        var visible: String
        var hidden: [String]
        var unlimited: TextExtent?
        var fittingWidth: Double?
        var scale: Double
        var fontSize: Double
        var fontWeight: Double
        var inkOverflow: InkOverflow?
        var growth: Double
        var fonts: [String]
        var fontRuns: [FontRun]
        var missing: [MissingCharacter]
        var placeholders: [String]
        var brokenWords: [String]
        var brokenWordWidths: [Double]?
        var allow: [TextAllowance]?
        var length: TextLength?
    }

    /// Contents that several texts share. They are changed only where a single text has them.
    final class Storage: @unchecked Sendable, Hashable {
        var contents: Contents
        let setting: (any Sendable)?

        init(_ contents: Contents, setting: (any Sendable)? = nil) {
            self.contents = contents
            self.setting = setting
        }

        static func == (first: Storage, second: Storage) -> Bool {
            first === second || first.contents == second.contents
        }

        func hash(into hasher: inout Hasher) { hasher.combine(contents) }
    }
}

extension TextFacts: Codable {
    /// The facts that are not among the contents.
    private enum CodingKeys: String, CodingKey {
        case source, budget, firstBaseline, lastBaseline, ink
    }

    /// Reads the facts of one text from one object.
    public init(from decoder: any Decoder) throws {
        let contents = try Contents(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            contents, source: try container.decodeIfPresent(SourcePosition.self, forKey: .source),
            budget: try container.decode(Budget.self, forKey: .budget),
            firstBaseline: try container.decode(Double.self, forKey: .firstBaseline),
            lastBaseline: try container.decode(Double.self, forKey: .lastBaseline),
            ink: try container.decodeIfPresent(Frame.self, forKey: .ink))
    }

    /// Writes all facts into one object.
    public func encode(to encoder: any Encoder) throws {
        try contents.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(source, forKey: .source)
        try container.encode(budget, forKey: .budget)
        try container.encode(firstBaseline, forKey: .firstBaseline)
        try container.encode(lastBaseline, forKey: .lastBaseline)
        try container.encodeIfPresent(ink, forKey: .ink)
    }
}
