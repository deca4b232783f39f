/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the number pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key, by the character that it writes.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    /// A key.
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral literal: Character) { character = literal }

    // The private characters are those of AppKit's function keys.
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete backwards.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// In which layouts of the keyboard a shortcut moves to another key.
    public struct Localization: Hashable, Sendable {
        private let name: String
        /// Moves, and is mirrored where the language runs from right to left.
        public static let automatic = Localization(name: "automatic")
        /// Moves.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// Stays.
        public static let custom = Localization(name: "custom")
    }

    public var key: KeyEquivalent
    /// What is held with it.
    public var modifiers: EventModifiers
    /// In which layouts of the keyboard it moves.
    public var localization: Localization

    /// A key with others that are held.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// What confirms.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// What cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

/// A key that is pressed.
public struct KeyPress: Sendable {
    /// Whether a key goes down, stays down or goes up.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It goes down.
        public static let down = Phases(rawValue: 1)
        /// It stays down.
        public static let `repeat` = Phases(rawValue: 2)
        /// It goes up.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]
    }
    /// Whether a key press was used.
    public enum Result: Sendable {
        /// Whether the key was taken, or goes on to others.
        case handled, ignored
    }

    /// Whether the key goes down, stays down or goes up.
    public let phase: Phases
    public let key: KeyEquivalent
    /// What it writes.
    public let characters: String
    /// What is held with it.
    public let modifiers: EventModifiers
}

extension View {
    /// Sets keys that do what controls in the view do.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View { self }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    @_disfavoredOverload
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    /// Runs an action when a key is pressed.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { self }
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Runs an action when one of some keys is pressed.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Runs an action on the command to leave.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    /// Runs an action on the command to move.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
    /// Runs an action on the command to delete.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}

/// Where a command moves to.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Where a person moves.
    case up, down, left, right
}
