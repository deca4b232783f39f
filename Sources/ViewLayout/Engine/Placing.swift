import Foundation

/// What a placed view inherits from the views around it.
struct Placing {
    /// Values that few views change; all others share them.
    private struct Surroundings {
        var clip: CGRect?
        var clipLooks: [ClipLook] = []
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

    /// The rectangle outside of which nothing is shown.
    var clip: CGRect? {
        get { surroundings.value.clip }
        set { surroundings.value.clip = newValue }
    }
    /// The outlines around the view outside of which nothing is drawn.
    var clipLooks: [ClipLook] {
        _read { yield surroundings.value.clipLooks }
        _modify { yield &surroundings.value.clipLooks }
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
