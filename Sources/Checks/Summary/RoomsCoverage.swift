public import Basics

/// What the files of rooms of a project have, and what of it could not be checked.
public struct RoomsCoverage: Codable, Hashable, Sendable {
    /// A text in a file of rooms.
    public struct Case: Codable, Hashable, Sendable {
        /// The text as it was shown, or its key.
        public var text: String
        /// Why it is not checked, in a sentence without a full stop.
        public var reason: String
        /// The place in the file of rooms.
        public var source: SourcePosition

        /// Names a text.
        public init(text: String, reason: String, source: SourcePosition) {
            (self.text, self.reason, self.source) = (text, reason, source)
        }
    }

    /// How many rooms the files have.
    public var rooms: Int
    /// How many of them are of texts that were not to be seen, and are not checked.
    public var hidden: Int
    /// How many of the others are of texts that the layout says are not to be translated, and are not checked.
    public var untranslated: Int
    /// How many keys have a room.
    public var keys: Int
    /// The texts that several keys have, with different translations: checked only where these are the same.
    public var ambiguous: [Case]
    /// The texts that no catalog has.
    public var unknown: [Case]
    /// The texts whose room is not known.
    public var notKnown: [Case]

    /// Counts rooms.
    public init(
        rooms: Int = 0, hidden: Int = 0, untranslated: Int = 0, keys: Int = 0, ambiguous: [Case] = [],
        unknown: [Case] = [],
        notKnown: [Case] = []
    ) {
        (self.rooms, self.hidden, self.untranslated, self.keys) = (rooms, hidden, untranslated, keys)
        (self.ambiguous, self.unknown, self.notKnown) = (ambiguous, unknown, notKnown)
    }

    /// The sums of several projects; nil where there are none.
    package init?(merging all: [RoomsCoverage]) {
        guard !all.isEmpty else { return nil }
        self.init(
            rooms: all.reduce(0) { $0 + $1.rooms }, hidden: all.reduce(0) { $0 + $1.hidden },
            untranslated: all.reduce(0) { $0 + $1.untranslated },
            keys: all.reduce(0) { $0 + $1.keys }, ambiguous: all.flatMap(\.ambiguous), unknown: all.flatMap(\.unknown),
            notKnown: all.flatMap(\.notKnown))
    }
}
