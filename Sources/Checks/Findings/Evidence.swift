internal import Basics
public import Frames

/// What a rule measured: only facts, one case for each rule. `Prose` makes sentences of them.
///
/// Indirect, so that a fault and its finding share what was measured.
public indirect enum Evidence: Hashable, Sendable {
    /// What of the text is not shown, and how much room it needs more.
    case truncatedText(Truncation)
    /// How far ink is out of the box that clips it.
    case clippedText(Protrusion)
    /// How far a frame leaves the view that contains it.
    case overflow(Excess)
    /// What covers what, and by how much.
    case overlap(Overlap)
    /// How many alternatives there were, and what the last one needs more.
    case nothingFits(alternatives: Int, Shortage?)
    /// The characters that no font has.
    case missingGlyph([MissingCharacter])
    /// The words that are broken at the end of a line.
    case brokenWord([String])
    /// The lines above the limit; and the width that would be enough, where only width is short.
    case tooManyLines(Shortage, width: Shortage?)
    /// The locale whose text was shown instead.
    case missingTranslation(found: String)
    /// The placeholders as they were shown.
    case unfilledPlaceholder([String])
    /// The size of the control, and the smallest allowed side, in points.
    case smallTarget(Size, minimum: Double)
    /// Nothing in the text shows.
    case emptyTranslation
    /// The length of the text in its catalog, and the most that the catalog allows.
    case tooManyCharacters(TextLength)
    /// The size that the text is shown at, and the smallest allowed size, in points.
    case tinyText(size: Double, minimum: Double)
    /// How little room is left.
    case tightText(Tightness)
    /// The scene differs from its recording.
    case difference(Difference)
}

/// A text that shows fewer characters than it has.
public struct Truncation: Hashable, Sendable {
    /// The side on which room is lacking; nil where the report does not say.
    public var shortage: Shortage?
    /// What shows, with the ellipsis.
    public var visible: String
    /// What does not show, piece by piece.
    public var hidden: [String]
    /// The line limit, where there is one.
    public var lineLimit: Int?
    /// The lines that the whole text would take at this width, whatever its height; nil where it is not a line limit
    /// that cuts it.
    public var linesNeeded: Int?
    /// The factor to which `minimumScaleFactor` has already shrunk the text.
    public var scale: Double
    /// Whether the width would be enough for the text if the horizontal stack around it were a vertical one.
    public var fitsStacked: Bool
    /// Why nothing shows, where room is not the reason, such as a font size that is not above 0.
    public var reason: String?
}

/// More is needed than there is.
public struct Shortage: Hashable, Sendable {
    /// What need and room are measured in.
    public enum Measure: String, Codable, Hashable, Sendable {
        /// Points from side to side.
        case width
        /// Points from top to bottom.
        case height
        /// Lines of text.
        case lines
    }

    /// In points or lines.
    public var need: Double
    /// In points or lines.
    public var room: Double
    /// What both are measured in.
    public var measure: Measure

    /// Compares `need` with `room`.
    public init(need: Double, room: Double, measure: Measure = .width) {
        self.need = Number.rounded(need)
        self.room = Number.rounded(room)
        self.measure = measure
    }

    /// How much is lacking.
    public var amount: Double { Number.rounded(need - room) }
    /// How much is lacking, in percent of the room; nil where there is no room at all.
    public var percent: Double? { room > 0 ? amount / room * 100 : nil }
}

/// A text that fits, and how much headroom it should have.
public struct Tightness: Hashable, Sendable {
    /// In points.
    public var need: Double
    /// In points.
    public var room: Double
    /// The headroom that is asked for, in points.
    public var margin: Double

    /// Compares `room` − `need` with `margin`.
    public init(need: Double, room: Double, margin: Double) {
        self.need = Number.rounded(need)
        self.room = Number.rounded(room)
        self.margin = Number.rounded(margin)
    }

    /// The headroom; 0 where the room is smaller than the need by too little to count.
    public var headroom: Double { Number.rounded(max(room - need, 0)) }
    /// Whether the headroom is less than asked for.
    public var isTight: Bool { headroom < margin }
}

/// A frame that leaves its enclosure.
public struct Excess: Hashable, Sendable {
    /// How far, edge by edge.
    public var protrusion: Protrusion
    /// The enclosure.
    public var enclosure: Enclosure
    /// The widest text inside, where the view is not itself a label.
    public var widest: TextReference?
    /// Whether the width would be enough for the views inside if they were below each other.
    public var fitsStacked: Bool
}

/// What a frame leaves.
public enum Enclosure: Hashable, Sendable {
    /// The space that the scene was proposed.
    case screen
    /// A `frame` modifier around the view itself.
    case frame
    /// The view that contains it.
    case parent(ViewReference)
}

/// Two views that cover each other.
public struct Overlap: Hashable, Sendable {
    /// The other view.
    public var other: ViewReference
    /// The other view's text, or the widest text inside it.
    public var text: TextReference?
    /// The size of the area that both cover.
    public var size: Size
    /// How many more views the view covers, by less; more than a hundred are not counted.
    public var others: Int
}

extension Evidence {
    /// Need and room, where the rule compares them.
    public var shortage: Shortage? {
        switch self {
        case .truncatedText(let truncation): truncation.shortage
        case .nothingFits(_, let shortage): shortage
        case .tooManyLines(let lines, let width): width ?? lines
        case .clippedText(let protrusion): protrusion.shortage
        case .overflow(let excess): excess.protrusion.shortage
        case .smallTarget(let size, let minimum):
            Shortage(
                need: minimum, room: min(size.width, size.height), measure: size.width <= size.height ? .width : .height
            )
        case .overlap, .missingGlyph, .brokenWord, .missingTranslation, .unfilledPlaceholder, .emptyTranslation,
            .tooManyCharacters, .tinyText, .tightText, .difference:
            nil
        }
    }

    /// Grows with how much there is to fix; compared only between faults of one rule.
    var magnitude: Double {
        switch self {
        case .truncatedText(let truncation): truncation.shortage?.amount ?? 0
        case .clippedText(let protrusion): protrusion.largest
        case .overflow(let excess): excess.protrusion.largest
        case .overlap(let overlap): min(overlap.size.width, overlap.size.height)
        case .nothingFits(_, let shortage): shortage?.amount ?? 0
        case .missingGlyph(let characters): Double(characters.count)
        case .brokenWord(let names), .unfilledPlaceholder(let names): Double(names.count)
        case .tooManyLines(let lines, let width): (width ?? lines).amount
        case .missingTranslation, .emptyTranslation: 0
        case .tooManyCharacters(let length): Double(length.length - length.limit)
        case .smallTarget(let size, let minimum): minimum - min(size.width, size.height)
        case .tinyText(let size, let minimum): minimum - size
        case .tightText(let tightness): tightness.margin - tightness.headroom
        case .difference(let difference): difference.magnitude
        }
    }

    /// Whether ``magnitude`` is a length in points, and not a number of lines, characters or words.
    var isLength: Bool {
        switch self {
        case .truncatedText(let truncation): truncation.shortage?.measure != .lines
        case .clippedText, .overflow, .overlap, .nothingFits, .smallTarget, .tinyText, .tightText, .difference: true
        case .tooManyLines(_, let width): width != nil
        case .missingGlyph, .brokenWord, .missingTranslation, .emptyTranslation, .unfilledPlaceholder,
            .tooManyCharacters:
            false
        }
    }

    /// Whether a different text would have a different fault of the rule.
    var dependsOnText: Bool {
        switch self {
        case .missingGlyph, .brokenWord, .unfilledPlaceholder, .tooManyCharacters: true
        default: false
        }
    }
}
