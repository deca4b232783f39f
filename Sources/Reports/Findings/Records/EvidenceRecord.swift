internal import Basics
import Checks
import Frames

/// What a rule measured, as JSON: only the keys that the rule uses; lengths are in points.
struct EvidenceRecord: Encodable {
    var measure: String?
    var need: Double?
    var room: Double?
    var short: Double?
    var percent: Double?
    var headroom: Double?
    var margin: Double?
    var visible: String?
    var hidden: [String]?
    var lines: Int?
    var lineLimit: Int?
    var scale: Double?
    var outside: [String: Double]?
    var other: ViewRecord?
    var others: Int?
    var size: Size?
    var fontSize: Double?
    var minimum: Double?
    var alternatives: Int?
    var characters: [MissingCharacter]?
    var words: [String]?
    var placeholders: [String]?
    var length: Int?
    var limit: Int?
    var unit: String?
    var limitSource: SourcePosition?
    var foundLocale: String?
    var recorded: RecordedRecord?
    var now: RecordedRecord?
    var moved: Shift?
    var reason: String?

    init(_ evidence: Evidence) {
        if let shortage = evidence.shortage {
            measure = shortage.measure.rawValue
            need = shortage.need
            room = shortage.room
            short = shortage.amount
            percent = shortage.percent.map { ($0 * 10).rounded() / 10 }
        }
        switch evidence {
        case .truncatedText(let truncation):
            visible = truncation.visible
            hidden = truncation.hidden.isEmpty ? nil : truncation.hidden
            lineLimit = truncation.lineLimit
            scale = truncation.scale == 1 ? nil : truncation.scale
        case .clippedText(let protrusion): outside = Self.edges(protrusion)
        case .overflow(let excess): outside = Self.edges(excess.protrusion)
        case .overlap(let overlap):
            other = ViewRecord(overlap.other)
            size = overlap.size
            others = overlap.others == 0 ? nil : overlap.others
        case .nothingFits(let count, _): alternatives = count
        case .missingGlyph(let missing): characters = missing
        case .brokenWord(let broken): words = broken
        case .tooManyLines(let lines, width: _):
            self.lines = Int(lines.need)
            lineLimit = Int(lines.room)
        case .emptyTranslation: break
        case .tooManyCharacters(let text):
            (length, limit, unit) = (text.length, text.limit, text.unit.rawValue)
            limitSource = text.source
        case .missingTranslation(let found): foundLocale = found
        case .unfilledPlaceholder(let raw): placeholders = raw
        case .smallTarget(let small, let least):
            size = small
            minimum = least
        case .tinyText(let drawn, let least):
            fontSize = drawn
            minimum = least
        case .tightText(let tightness):
            (need, room) = (tightness.need, tightness.room)
            (headroom, margin) = (tightness.headroom, tightness.margin)
        case .difference(let difference): set(difference)
        }
    }

    private mutating func set(_ difference: Difference) {
        switch difference {
        case .changed(let change):
            (recorded, now) = (RecordedRecord(change.recorded), RecordedRecord(change.now))
            moved = change.moved
        case .added(let view): now = RecordedRecord(view)
        case .removed(let view): recorded = RecordedRecord(view)
        case .resized(let size, let was): (recorded, now) = (RecordedRecord(was), RecordedRecord(size))
        case .unreadable(_, let was, let line):
            (recorded, now) = (was.map { RecordedRecord(line: $0) }, line.map { RecordedRecord(line: $0) })
        case .stale(let why, command: _): reason = why
        case .unrecorded: break
        }
    }

    private static func edges(_ protrusion: Protrusion) -> [String: Double] {
        let edges = [
            "left": protrusion.left, "top": protrusion.top, "right": protrusion.right, "bottom": protrusion.bottom,
        ]
        return edges.filter { $0.value > 0 }
    }
}
