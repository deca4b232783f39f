import Foundation

/// What a placed view inherits from the views around it.
struct Placing {
    /// What few views change, and all share until then.
    private struct Surroundings {
        var clip: CGRect?
        var spaces: [AnyHashable: CGRect] = [:]
        var safeArea = SafeArea()
    }

    // Nobody can change what others refer to as well.
    private nonisolated(unsafe) static let nothing = CopyOnWrite(Surroundings())
    private var surroundings = Self.nothing

    /// The rectangle of the innermost frame modifier around the view itself, not around what holds it.
    var container: CGRect?
    /// How the view left the flow, as the modifiers around it say.
    var detachment: Detachment?
    /// Whether a modifier around the view has extended it into an unsafe area.
    var isExtended = false

    /// The rectangle outside of which nothing is shown.
    var clip: CGRect? {
        get { surroundings.value.clip }
        set { surroundings.value.clip = newValue }
    }
    /// The frames of the views around that have a name for their coordinates.
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
