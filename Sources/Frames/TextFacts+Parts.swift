public import Basics

/// One line of a text.
public struct Line: Codable, Hashable, Sendable {
    /// The index of the line's first scalar and that after its last, in the measured string.
    public var range: [Int]
    /// The sum of the advances, without a trailing space, in points.
    public var width: Double
    /// The left end of the line, from the left of the text's own frame, in points.
    public var x: Double
    /// The top of the line's box, from the top of the text's frame, in points. The box has room for every font in the
    /// line.
    public var top: Double
    /// In points.
    public var height: Double
    /// From the top of the text's own frame, in points.
    public var baseline: Double

    /// Makes a line of the scalars `range`.
    public init(
        range: Range<Int>, x: Double = 0, width: Double, top: Double = 0, height: Double = 0, baseline: Double
    ) {
        self.x = Number.rounded(x)
        self.range = [range.lowerBound, range.upperBound]
        self.width = Number.rounded(width)
        self.top = Number.rounded(top)
        self.height = Number.rounded(height)
        self.baseline = Number.rounded(baseline)
    }
}

/// How high a wrapped text is.
public struct TextExtent: Codable, Hashable, Sendable {
    /// How many lines.
    public var lines: Int
    /// In points.
    public var height: Double

    /// Makes an extent.
    public init(lines: Int, height: Double) {
        self.lines = lines
        self.height = Number.rounded(height)
    }
}

/// How far ink leaves a box, in points; 0 on a side where it does not.
public struct InkOverflow: Codable, Hashable, Sendable {
    /// Points above the frame, as with stacked diacritics.
    public var above: Double
    /// Points below the frame.
    public var below: Double
    /// Points to its left.
    public var left: Double
    /// Points to its right.
    public var right: Double

    /// Makes an overflow; by default there is none.
    public init(above: Double = 0, below: Double = 0, left: Double = 0, right: Double = 0) {
        self.above = Number.rounded(above)
        self.below = Number.rounded(below)
        self.left = Number.rounded(left)
        self.right = Number.rounded(right)
    }

    /// Whether nothing leaves the box.
    public var isEmpty: Bool { above == 0 && below == 0 && left == 0 && right == 0 }
}

/// The room that a layout gives a text; nil where there is no limit.
public struct Budget: Codable, Hashable, Sendable {
    /// In points.
    public var width: Double?
    /// In points.
    public var height: Double?
    /// The line limit.
    public var lines: Int?

    /// Makes a budget; by default there is no limit.
    public init(width: Double? = nil, height: Double? = nil, lines: Int? = nil) {
        self.width = width.map(Number.rounded)
        self.height = height.map(Number.rounded)
        self.lines = lines
    }
}

/// A run of grapheme clusters that one font draws.
public struct FontRun: Codable, Hashable, Sendable {
    /// The index of the run's first scalar and that after its last.
    public var range: [Int]
    /// The name and version of the font.
    public var font: String

    /// Makes a run of the scalars `range`.
    public init(range: Range<Int>, font: String) {
        self.range = [range.lowerBound, range.upperBound]
        self.font = font
    }
}

/// A rule whose findings about a text its comment allows, in the catalog that has it.
public struct TextAllowance: Codable, Hashable, Sendable {
    /// The rule, as it is written.
    public var rule: String
    /// Why, where the comment says so.
    public var reason: String?
    /// Where the rule is named.
    public var source: SourcePosition

    /// Makes an allowance.
    public init(rule: String, reason: String? = nil, source: SourcePosition) {
        self.rule = rule
        self.reason = reason
        self.source = source
    }
}

/// A character that no font has.
public struct MissingCharacter: Codable, Hashable, Sendable {
    /// `U+` and four to six hexadecimal digits.
    public var scalar: String
    /// Its name in the Unicode Character Database.
    public var name: String

    /// Makes a missing character.
    public init(scalar: Unicode.Scalar, name: String) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        self.scalar = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        self.name = name
    }
}
