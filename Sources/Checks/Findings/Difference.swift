public import Frames

/// How a scene in one environment differs from its recording.
public enum Difference: Hashable, Sendable {
    /// A view differs from its recording.
    case changed(ViewChange)
    /// A view that was not recorded.
    case added(RecordedView)
    /// A view that was recorded and is gone.
    case removed(RecordedView)
    /// The size of the scene has changed, or whether it fits.
    case resized(RecordedSize, from: RecordedSize)
    /// There is no recording; `command` is the program that writes one.
    case unrecorded(command: String)
    /// The recording cannot be compared view by view: the number of the first line that differs, from 1, as it was
    /// recorded and as it is now; nil where the text ends before.
    case unreadable(line: Int, recorded: String?, now: String?)
    /// There is nothing for the recording any more, for a reason that is a clause; `command` is what removes it.
    case stale(reason: String, command: String)
}

/// A view as a recording has it.
public struct RecordedView: Hashable, Sendable {
    /// Kind and name, such as `Button #save`.
    public var title: String
    /// The text, where the view has one.
    public var string: String?
    /// Where the view is, in points from the top left of the scene.
    public var frame: Frame
    /// What else the text report says about the view, such as `2 lines`.
    public var facts: [String]

    /// The kind of view.
    public var kind: String { title.split(separator: " #", maxSplits: 1).first.map(String.init) ?? "" }
    /// Its name; nil where it has none.
    public var name: String? { title.split(separator: " #", maxSplits: 1).dropFirst().first.map(String.init) }

    /// Makes a recorded view.
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
    /// How far the view that contains it has moved, in points. The view moves with it where it stays in its place.
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

    /// Whether anything is left to report after the view that contains it has been reported.
    public var isNews: Bool {
        moved != carried || wider != 0 || higher != 0 || recorded.title != now.title || recorded.string != now.string
            || recorded.facts != now.facts
    }

    /// The largest change of an edge or a length, beyond the movement of the view that contains it.
    var largest: Double {
        [moved.x - carried.x, moved.y - carried.y, wider, higher].map(abs).reduce(0, max)
    }
}

/// The size of a scene, and whether it is within the room that it was proposed.
public struct RecordedSize: Hashable, Sendable {
    /// The size that the scene takes, in points.
    public var size: Size
    /// Whether it is within the room that the scene is proposed.
    public var fits: Bool

    /// Makes a size.
    public init(_ size: Size, fits: Bool) {
        self.size = size
        self.fits = fits
    }
}

/// A distance in points, to the right and down, in thousandths as recordings have them.
public struct Shift: Hashable, Sendable, Encodable {
    /// The way to the right, in points.
    public var x = 0.0
    /// The way down, in points.
    public var y = 0.0

    /// No distance.
    public init() {}

    /// The distance between top left corners.
    public init(from old: Frame, to new: Frame) {
        x = Self.thousandths(new.x - old.x)
        y = Self.thousandths(new.y - old.y)
    }

    static func thousandths(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
}

extension Difference {
    /// Whether it is about the scene as a whole, and not about a view.
    public var isOfScene: Bool {
        switch self {
        case .changed, .added, .removed: false
        case .resized, .unrecorded, .unreadable, .stale: true
        }
    }

    /// Grows with the size of the change, in points.
    var magnitude: Double {
        switch self {
        case .changed(let change): change.largest
        case .resized(let now, let was):
            max(abs(now.size.width - was.size.width), abs(now.size.height - was.size.height))
        case .added, .removed, .unrecorded, .unreadable, .stale: 0
        }
    }

    /// Whether both would be reported in the same words, apart from their start and end.
    package func isSame(as other: Difference) -> Bool {
        switch (self, other) {
        case (.changed(let mine), .changed(let its)):
            mine.moved == its.moved && mine.carried == its.carried && mine.wider == its.wider
                && mine.higher == its.higher && mine.lostFacts == its.lostFacts && mine.newFacts == its.newFacts
                && mine.recorded.string == its.recorded.string && mine.recorded.title == its.recorded.title
        case (.resized(let now, let was), .resized(let itsNow, let itsWas)):
            Shift.thousandths(now.size.width - was.size.width)
                == Shift.thousandths(itsNow.size.width - itsWas.size.width)
                && Shift.thousandths(now.size.height - was.size.height)
                    == Shift.thousandths(itsNow.size.height - itsWas.size.height)
                && now.fits == itsNow.fits && was.fits == itsWas.fits
        case (.added(let mine), .added(let its)), (.removed(let mine), .removed(let its)): mine == its
        default: self == other
        }
    }
}
