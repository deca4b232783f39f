import Foundation

/// The range of lengths whose guides are aligned at the origin. The origin is part of it, except for a range that is
/// made from a first length.
struct AlignedExtent {
    private(set) var low: CGFloat = 0
    private(set) var high: CGFloat = 0

    init() {}

    /// The range of another and one more length, or of the length alone.
    init(_ other: AlignedExtent?, length: CGFloat, guide: CGFloat) {
        if let other {
            self = other
            _ = add(length: length, guide: guide)
        } else {
            low = Self.start(length, guide)
            high = low + length
        }
    }

    var length: CGFloat { high - low }

    /// Adds a length, and returns where it starts.
    mutating func add(length: CGFloat, guide: CGFloat) -> CGFloat {
        let start = Self.start(length, guide)
        low = min(low, start)
        high = max(high, start + length)
        return start
    }

    /// A length without end cannot be aligned: it starts at the origin.
    private static func start(_ length: CGFloat, _ guide: CGFloat) -> CGFloat {
        length == .infinity || !guide.isFinite ? 0 : -guide
    }
}
