// Menus of the menu bar, and the keys of an iPad: no scene shows them, so their content is not evaluated.

/// Entries of menus.
@MainActor @preconcurrency
public protocol Commands {
    /// The entries that they are made of.
    associatedtype Body: Commands
    /// The entries that they are made of.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Entries of menus that are not made of others.
@MainActor
public protocol _PlainCommands: Commands where Body == Never {}

extension _PlainCommands {
    public var body: Never { preconditionFailure("\(Self.self) is not made of other commands") }
}

/// No entries.
public nonisolated struct EmptyCommands: _PlainCommands {
    public init() {}
}

/// Entries for showing and hiding a sidebar.
public nonisolated struct SidebarCommands: _PlainCommands {
    public init() {}
}

/// Entries for showing and changing the toolbar.
public nonisolated struct ToolbarCommands: _PlainCommands {
    public init() {}
}

/// Entries for editing text.
public nonisolated struct TextEditingCommands: _PlainCommands {
    public init() {}
}

/// Entries for fonts and styles of text.
public nonisolated struct TextFormattingCommands: _PlainCommands {
    public init() {}
}

/// Entries for showing and hiding an inspector.
public nonisolated struct InspectorCommands: _PlainCommands {
    public init() {}
}

/// Entries for importing from devices.
public nonisolated struct ImportFromDevicesCommands: _PlainCommands {
    public init() {}
}

/// A place of entries that the system has.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// About the app.
    public static let appInfo = Self(name: "appInfo")
    /// The settings of the app.
    public static let appSettings = Self(name: "appSettings")
    /// Services of other apps.
    public static let systemServices = Self(name: "systemServices")
    /// Showing and hiding the app.
    public static let appVisibility = Self(name: "appVisibility")
    /// Ending the app.
    public static let appTermination = Self(name: "appTermination")
    /// New documents and windows.
    public static let newItem = Self(name: "newItem")
    /// Saving documents.
    public static let saveItem = Self(name: "saveItem")
    /// Importing and exporting.
    public static let importExport = Self(name: "importExport")
    /// Printing.
    public static let printItem = Self(name: "printItem")
    /// Undoing and redoing.
    public static let undoRedo = Self(name: "undoRedo")
    /// Copying and pasting.
    public static let pasteboard = Self(name: "pasteboard")
    /// Editing text.
    public static let textEditing = Self(name: "textEditing")
    /// Fonts and styles of text.
    public static let textFormatting = Self(name: "textFormatting")
    /// The toolbar.
    public static let toolbar = Self(name: "toolbar")
    /// The sidebar.
    public static let sidebar = Self(name: "sidebar")
    /// The size of windows.
    public static let windowSize = Self(name: "windowSize")
    /// The list of windows.
    public static let windowList = Self(name: "windowList")
    /// A single window.
    public static let singleWindowList = Self(name: "singleWindowList")
    /// The arrangement of windows.
    public static let windowArrangement = Self(name: "windowArrangement")
    /// Help.
    public static let help = Self(name: "help")
}

/// Entries beside, or instead of, those of the system.
public nonisolated struct CommandGroup<Content: View>: _PlainCommands {
    /// Entries before those of the system.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Entries after those of the system.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Entries instead of those of the system.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of the menu bar.
public nonisolated struct CommandMenu<Content: View>: _PlainCommands {
    /// A menu with a title of the catalog.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// A menu with a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
    /// A menu with a title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Makes entries of menus from the statements of a closure.
@resultBuilder
public enum CommandsBuilder {
    /// Makes entries of what a statement gives.
    public static func buildExpression<C: Commands>(_ content: C) -> C { content }
    /// No entries.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Makes entries of what a statement gives.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    /// Makes entries of what the statements give.
    public static func buildBlock<First: Commands, each Other: Commands>(
        _ first: First, _ other: repeat each Other
    ) -> some Commands { EmptyCommands() }
    /// Makes entries of a statement that may give none.
    public static func buildIf(_ content: (some Commands)?) -> some Commands { EmptyCommands() }
    /// Makes entries of one of two statements.
    public static func buildEither(first: some Commands) -> EmptyCommands { EmptyCommands() }
    /// Makes entries of one of two statements.
    public static func buildEither(second: some Commands) -> EmptyCommands { EmptyCommands() }
    /// Makes entries of a statement for newer systems.
    public static func buildLimitedAvailability(_ content: some Commands) -> some Commands { EmptyCommands() }
}

extension Scene {
    /// Adds entries to the menus of the app; no scene shows them.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// Replaces the entries of the menus of the app; no scene shows them.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { self }
    /// Removes entries from the menus of the app; no scene shows them.
    nonisolated public func commandsRemoved() -> some Scene { self }
}
