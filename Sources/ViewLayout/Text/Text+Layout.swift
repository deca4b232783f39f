public import Foundation

extension Text {
    /// The lines of a text for its renderer. Nothing is drawn here, so there is no value of this type.
    public struct Layout: RandomAccessCollection, Equatable, Sendable {
        private let lines: [Line]

        /// Whether not all of the text is shown.
        public let isTruncated: Bool
        public var startIndex: Int { lines.startIndex }
        public var endIndex: Int { lines.endIndex }
        /// The line at an index.
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    /// A place in the string of a text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        private let offset: Int
        public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
        public func distance(to other: Self) -> Int { other.offset - offset }
        public func advanced(by n: Int) -> Self { CharacterIndex(offset: offset + n) }
    }

    /// The size of a part of a line, in points.
    public struct TypographicBounds: Equatable, Sendable {
        /// The start of the baseline.
        public var origin: CGPoint
        /// The width.
        public var width: CGFloat
        /// The height above the baseline.
        public var ascent: CGFloat
        /// The depth below the baseline.
        public var descent: CGFloat
        /// The extra space between lines.
        public var leading: CGFloat
        /// The rectangle from the ascent to the descent.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// How a part of a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Glyphs are at their exact positions, not at whole pixels.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
        private let runs: [Run]

        /// The start of the baseline, in points.
        public let origin: CGPoint
        /// The direction of the paragraph.
        public let paragraphLayoutDirection: LayoutDirection
        /// The size of the line, in points.
        public let typographicBounds: TypographicBounds
        public var startIndex: Int { runs.startIndex }
        public var endIndex: Int { runs.endIndex }
        /// The run at an index.
        public subscript(index: Int) -> Run { runs[index] }
    }

    /// A part of a line in one font and direction.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
        private let slices: [TypographicBounds]

        /// The direction of the part.
        public let layoutDirection: LayoutDirection
        /// The size of the part, in points.
        public let typographicBounds: TypographicBounds
        /// The indices in the string of the glyphs.
        public let characterIndices: [CharacterIndex]
        public var startIndex: Int { slices.startIndex }
        public var endIndex: Int { slices.endIndex }
        /// The glyph at an index.
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
        /// The glyphs at some indices.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
        /// The value of an attribute that the text has for its renderer.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some glyphs of a run.
    public struct RunSlice: Equatable, Sendable {
        /// The run that contains them.
        public var run: Run
        /// Their indices in the run.
        public var indices: Range<Int>
        /// The size of the run, in points.
        public var typographicBounds: TypographicBounds { run.typographicBounds }
        /// The indices in the string of the glyphs.
        public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }
        /// The value of an attribute that the text has for its renderer.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    }
}
