package import Basics
package import Foundation

/// What the files of rooms of a project have, and what of it cannot be checked.
package struct ProjectRooms: Sendable {
    /// A text with its place in a file of rooms.
    package struct Case: Hashable, Sendable {
        package var text: String
        /// Why it is not checked, or what is to be said about it.
        package var reason: String
        package var position: SourcePosition
    }

    package var files: [URL] = []
    /// How many rooms the files have, with those that are not to be seen.
    package var count = 0
    /// How many of them are not to be seen, and not checked.
    package var hidden = 0
    /// How many different keys have a room.
    package var keys = 0
    /// The texts that several keys have, with different translations.
    package var ambiguous: [Case] = []
    /// The texts that no catalog has.
    package var unknown: [Case] = []
    /// The texts whose room is not known.
    package var notKnown: [Case] = []
    /// Files of rooms that are older than their source.
    package var stale: [Case] = []
    /// How many rooms name each family of fonts that is not there.
    package var replacedFonts: [String: Int] = [:]
}
