internal import Basics

/// The room that a layout leaves a text in one cell, and what the text needs. Lengths are in points.
///
/// Only a text that the layout can cut has such a room: it is offered a width, and its lines are limited, by a line
/// limit or by a height.
public struct TextRoom: Hashable, Sendable {
    /// The name of the scene that shows the text.
    public var scene: String
    /// The view that shows it.
    public var view: ViewReference
    /// The text that was measured, in its longest form.
    public var text: TextReference
    /// The locale of the environment.
    public var locale: String
    /// The locale in which the text was found. Where it differs from `locale`, a translation is missing.
    public var foundIn: String
    /// The environment in which the room is tightest.
    public var cell: Cell
    /// The room of each line, at the text's full size: for a text that may shrink to half its size, it is twice the
    /// width that it is offered.
    public var width: Double
    /// How many lines there may be.
    public var lines: Int
    /// How high a line is.
    public var lineHeight: Double
    /// The width that the text needs on this number of lines. Where it leaves lines empty, it is the longest line: the
    /// text may need less.
    public var need: Double
    /// How many lines the text leaves empty.
    public var spareLines: Int
    /// Whether the text has more line breaks of its own than there are lines: no width is enough then.
    public var breaksTooOften: Bool
    /// The font that it was measured with.
    public var font: FontFacts
    /// Lengths that differ by no more count as equal: half a device pixel, at the text's full size.
    public var tolerance: Double

    /// The font of a text: its first one.
    public struct FontFacts: Hashable, Sendable {
        /// The family, without its version.
        public var family: String
        /// In points, after the text size of the environment.
        public var size: Double
        /// From 100 to 900; 400 is regular.
        public var weight: Double
    }
}

extension TextRoom {
    /// What is left of each line: negative where the text needs more room, and 0 where the shortage is too small to
    /// count.
    public var headroom: Double {
        let left = width - need
        return Number.rounded(left < 0 && -left <= tolerance + 1e-6 ? 0 : left)
    }

    /// Whether the text is cut off.
    public var isExceeded: Bool { headroom < 0 || breaksTooOften }

    /// How much of the text fits, as a multiple of its size. This decides which of several cells is the tightest, since
    /// the same width is less room for larger letters.
    package var ems: Double { font.size > 0 ? width * Double(lines) / font.size : .infinity }

    /// Less where the text is closer to being cut off: first texts with too many line breaks, then by lines left, then
    /// by what is left of a line in units of the font's size.
    package var slack: (broken: Int, lines: Int, ems: Double) {
        (breaksTooOften ? 0 : 1, spareLines, font.size > 0 ? headroom / font.size : headroom)
    }

    /// What decides between cells that are equally tight, so that the order of reports does not matter.
    private var identity: (String, String, String, String) { (scene, view.label, locale, text.plural ?? "") }

    /// Whether there is less room for any text than in `other`.
    package func isSmaller(than other: TextRoom) -> Bool {
        if ems != other.ems { return ems < other.ems }
        return identity == other.identity ? cell < other.cell : identity < other.identity
    }

    /// Whether its own text is closer to being cut off than that of `other`.
    package func isTighter(than other: TextRoom) -> Bool {
        slack == other.slack ? isSmaller(than: other) : slack < other.slack
    }
}
