internal import Basics
public import Frames

/// What a rule measured: facts only, a case a rule. Words are made of them in `Prose`.
///
/// Indirect, so that a fault and the finding made of it share what was measured.
public indirect enum Evidence: Hashable, Sendable {
    /// What of the text is not shown, and how much room it lacks.
    case truncatedText(Truncation)
    /// How far ink is out of the box that clips it.
    case clippedText(Protrusion)
    /// How far a frame is out of what holds it.
    case overflow(Excess)
    /// What covers what, and by how much.
    case overlap(Overlap)
    /// How many alternatives there were, and what the last one lacks.
    case nothingFits(alternatives: Int, Shortage?)
    /// The characters that no font has.
    case missingGlyph([MissingCharacter])
    /// The words that a line ends in.
    case brokenWord([String])
    /// The lines that are too many; the width that would do, where only width is short.
    case tooManyLines(Shortage, width: Shortage?)
    /// The locale whose text was shown instead.
    case missingTranslation(found: String)
    /// The placeholders as they were shown.
    case unfilledPlaceholder([String])
    /// The size of the control, and the least that each side should be, in points.
    case smallTarget(Size, minimum: Double)
    /// The text has nothing in it that shows.
    case emptyTranslation
    /// The size that the text is shown at, and the least that it should be, in points.
    case tinyText(size: Double, minimum: Double)
    /// How little room is left.
    case tightText(Tightness)
    /// Something is not as it was recorded.
    case difference(Difference)
}

/// A text of which less shows than it has.
public struct Truncation: Hashable, Sendable {
    /// The side on which room is lacking; nil where the report does not say.
    public var shortage: Shortage?
    /// What shows, with the ellipsis.
    public var visible: String
    /// What does not show, piece by piece.
    public var hidden: [String]
    /// The line limit, where there is one.
    public var lineLimit: Int?
    /// The lines that the whole text would take at this width, whatever its height; nil where no limit on them cuts it.
    public var linesNeeded: Int?
    /// The factor to which `minimumScaleFactor` has already shrunk the text.
    public var scale: Double
    /// Whether the width would do for the text if the horizontal stack around it were a vertical one.
    public var fitsStacked: Bool
    /// Why nothing shows, where that is no matter of room, such as a font size that is not above 0.
    public var reason: String?
}

/// More needed than there is.
public struct Shortage: Hashable, Sendable {
    /// What need and room are counted in.
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
    /// What both are counted in.
    public var measure: Measure

    /// Compares `need` with `room`.
    public init(need: Double, room: Double, measure: Measure = .width) {
        self.need = Number.rounded(need)
        self.room = Number.rounded(room)
        self.measure = measure
    }

    /// How much is lacking.
    public var amount: Double { Number.rounded(need - room) }
    /// How much is lacking, in hundredths of the room; nil where there is no room at all.
    public var percent: Double? { room > 0 ? amount / room * 100 : nil }
}

/// A text that has room, and how much it should have to spare.
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

    /// What is to spare; 0 where the room is smaller than the need by less than counts.
    public var headroom: Double { Number.rounded(max(room - need, 0)) }
    /// Whether less is to spare than is asked for.
    public var isTight: Bool { headroom < margin }
}

/// A frame that leaves what it should stay in.
public struct Excess: Hashable, Sendable {
    /// How far, edge by edge.
    public var protrusion: Protrusion
    /// What it leaves.
    public var enclosure: Enclosure
    /// The widest text inside, where the view is not itself a label.
    public var widest: TextReference?
    /// Whether the width would do for the views inside if they were below each other.
    public var fitsStacked: Bool
}

/// What a frame leaves.
public enum Enclosure: Hashable, Sendable {
    /// The space that the scene was proposed.
    case screen
    /// A `frame` modifier around the view itself.
    case frame
    /// The view that holds it.
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
    /// How many views besides the other one the view covers less of; more than a hundred are not counted.
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
            .tinyText, .tightText, .difference:
            nil
        }
    }

    /// Grows with what there is to fix; compared only between faults of one rule.
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
        case .missingGlyph, .brokenWord, .missingTranslation, .emptyTranslation, .unfilledPlaceholder: false
        }
    }

    /// Whether another text would have another fault of the rule, and not the same one.
    var dependsOnText: Bool {
        switch self {
        case .missingGlyph, .brokenWord, .unfilledPlaceholder: true
        default: false
        }
    }
}
