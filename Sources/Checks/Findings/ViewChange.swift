public import Frames

/// What a recording holds of a view.
public struct RecordedView: Hashable, Sendable {
    /// Kind and name, such as `Button #save`.
    public var title: String
    /// The text, where the view has one.
    public var string: String?
    /// Where the view is, in points from the top left of the scene.
    public var frame: Frame
    /// What else the text report says of the view, such as `2 lines`.
    public var facts: [String]

    /// The kind of view.
    public var kind: String { title.split(separator: " #", maxSplits: 1).first.map(String.init) ?? "" }
    /// Its name; nil where it has none.
    public var name: String? { title.split(separator: " #", maxSplits: 1).dropFirst().first.map(String.init) }

    /// Names what is held.
    public init(title: String, string: String? = nil, frame: Frame, facts: [String] = []) {
        self.title = title
        self.string = string
        self.frame = frame
        self.facts = facts
    }
}

/// A view as it was recorded and as it is.
public struct ViewChange: Hashable, Sendable {
    /// The view as its recording has it.
    public var recorded: RecordedView
    /// The view as it is laid out today.
    public var now: RecordedView
    /// How far the view that contains it has moved, and it with it where it stays in its place: in points.
    public var carried: Shift

    /// Compares two states of a view.
    public init(recorded: RecordedView, now: RecordedView, carried: Shift = Shift()) {
        self.recorded = recorded
        self.now = now
        self.carried = carried
    }

    /// How far the top left corner has moved.
    public var moved: Shift { Shift(from: recorded.frame, to: now.frame) }
    /// How much wider it is, in points.
    public var wider: Double { Shift.thousandths(now.frame.width - recorded.frame.width) }
    /// How much higher it is, in points.
    public var higher: Double { Shift.thousandths(now.frame.height - recorded.frame.height) }
    /// The facts that are gone.
    public var lostFacts: [String] { recorded.facts.filter { !now.facts.contains($0) } }
    /// The facts that are new.
    public var newFacts: [String] { now.facts.filter { !recorded.facts.contains($0) } }

    /// Whether anything is left to report when the view that contains it has been reported.
    public var isNews: Bool {
        moved != carried || wider != 0 || higher != 0 || recorded.title != now.title || recorded.string != now.string
            || recorded.facts != now.facts
    }

    /// The largest amount by which an edge or a length has changed, beyond what carried the view along.
    var largest: Double {
        [moved.x - carried.x, moved.y - carried.y, wider, higher].map(abs).reduce(0, max)
    }
}

/// A way in points, to the right and down, in thousandths as recordings have them.
public struct Shift: Hashable, Sendable, Encodable {
    /// The way to the right, in points.
    public var x = 0.0
    /// The way down, in points.
    public var y = 0.0

    /// No way.
    public init() {}

    /// The way of the top left corner.
    public init(from old: Frame, to new: Frame) {
        x = Self.thousandths(new.x - old.x)
        y = Self.thousandths(new.y - old.y)
    }

    static func thousandths(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
}
