import Checks
import Frames

/// One side of a difference as JSON: a view, a scene's size, or a line of a recording that is not a report.
struct RecordedRecord: Encodable {
    var title: String?
    var string: String?
    var frame: Frame?
    var facts: [String]?
    var size: Size?
    var fits: Bool?
    var line: String?

    init(_ view: RecordedView) {
        title = view.title
        string = view.string
        frame = view.frame
        facts = view.facts.isEmpty ? nil : view.facts
    }

    init(_ size: RecordedSize) {
        self.size = size.size
        fits = size.fits
    }

    init(line: String) { self.line = line }
}
