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
