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

/// A key combination that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut adapts to keyboard layouts.
    public struct Localization: Hashable, Sendable {
        private let name: String
        /// Adapts, and is mirrored where the language runs from right to left.
        public static let automatic = Localization(name: "automatic")
        /// Adapts without mirroring.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// Does not adapt.
        public static let custom = Localization(name: "custom")
    }

    public var key: KeyEquivalent
    /// The modifier keys.
    public var modifiers: EventModifiers
    /// How it adapts to keyboard layouts.
    public var localization: Localization

    /// Makes a shortcut from a key and modifier keys.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The return key, which confirms.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key, which cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

/// A key press.
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
    /// Whether a key press was handled.
    public enum Result: Sendable {
        /// Whether the key press was handled, or is passed on to others.
        case handled, ignored
    }

    /// Whether the key goes down, stays down or goes up.
    public let phase: Phases
    public let key: KeyEquivalent
    /// The characters that it types.
    public let characters: String
    /// The modifier keys.
    public let modifiers: EventModifiers
}

extension View {
    /// Sets a shortcut for the controls in the view.
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
    // iOS has none of these commands: with `@_disfavoredOverload` an app's own are called.

    /// Runs an action on the exit command.
    @_disfavoredOverload nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    /// Runs an action on a move command.
    @_disfavoredOverload nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
        -> some View
    { self }
    /// Runs an action on the delete command.
    @_disfavoredOverload nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}

/// The direction of a move command.
public enum MoveCommandDirection: Hashable, Sendable {
    /// The direction of a move command.
    case up, down, left, right
}
