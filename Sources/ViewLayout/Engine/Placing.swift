import Foundation

/// What a placed view inherits from the views around it.
struct Placing {
    /// Values that few views change; all others share them.
    private struct Surroundings {
        var clip: CGRect?
        var clipAxes: Axis.Set = []
        var effects: [PlacedEffect] = []
        var spaces: [AnyHashable: CGRect] = [:]
        var safeArea = SafeArea()
    }

    // A shared value is copied before it is changed.
    private nonisolated(unsafe) static let nothing = CopyOnWrite(Surroundings())
    private var surroundings = Self.nothing

    /// The rectangle of the innermost frame modifier around the view itself, not around the view that contains it.
    var container: CGRect?
    /// How the view left the flow, according to the modifiers around it.
    var detachment: Detachment?
    /// Whether a modifier around the view has extended it into an unsafe area.
    var isExtended = false

    /// The rectangle outside of which nothing is shown, wherever the scroll views around it are scrolled to.
    var clip: CGRect? { surroundings.value.clip }

    /// Clips what is inside to a frame, too. Along the axes that the view which clips already scrolls, its window cuts off
    /// nothing: what is beyond it can be scrolled to.
    ///
    /// - Parameter axes: The axes that the view with that frame scrolls.
    mutating func clip(to frame: CGRect, scrolling axes: Axis.Set) {
        var clip = frame
        if let outer = surroundings.value.clip {
            clip = outer.common(with: frame)
            let scrolled = surroundings.value.clipAxes
            if scrolled.contains(.horizontal) { (clip.origin.x, clip.size.width) = (frame.minX, frame.width) }
            if scrolled.contains(.vertical) { (clip.origin.y, clip.size.height) = (frame.minY, frame.height) }
        }
        surroundings.value.clip = clip
        surroundings.value.clipAxes = axes
    }
    /// What modifiers around the view do with its picture, from the outermost to the innermost.
    var effects: [PlacedEffect] {
        _read { yield surroundings.value.effects }
        _modify { yield &surroundings.value.effects }
    }
    /// The frames of the views around that have named coordinate spaces.
    var spaces: [AnyHashable: CGRect] {
        _read { yield surroundings.value.spaces }
        _modify { yield &surroundings.value.spaces }
    }
    /// The unsafe areas around the view.
    var safeArea: SafeArea {
        _read { yield surroundings.value.safeArea }
        _modify { yield &surroundings.value.safeArea }
    }
}
