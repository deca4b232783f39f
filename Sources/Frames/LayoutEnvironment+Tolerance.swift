extension LayoutEnvironment {
    /// Lengths that differ by no more count as equal: half a device pixel, in points.
    ///
    /// Views are drawn in whole pixels, and sizes of text are rounded up to them, so nobody sees what is less. Every rule
    /// uses it: a text that lacks no more is laid out as if it had the room. `verify` does not: it compares thousandths.
    public var tolerance: Double { Self.tolerance(displayScale: displayScale) }

    /// The same for a display scale.
    package static func tolerance(displayScale: Double) -> Double { displayScale > 0 ? 0.5 / displayScale : 0 }

    /// Whether `need` exceeds `room`, both in points, by more than half a device pixel: what counts as a shortage,
    /// everywhere.
    public func isShort(need: Double, room: Double) -> Bool {
        Self.isShort(need: need, room: room, displayScale: displayScale)
    }

    /// The same for a display scale.
    package static func isShort(need: Double, room: Double, displayScale: Double) -> Bool {
        need - room > tolerance(displayScale: displayScale) + 1e-6
    }
}
