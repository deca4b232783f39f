/// The room that scenes are proposed, and that labels have, in points; nil for no limit.
package struct Room: Hashable, Sendable {
    package let width: Double?
    package let height: Double?

    package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }
}
