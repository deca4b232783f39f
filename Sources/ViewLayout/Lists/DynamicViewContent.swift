/// Views made from the elements of a collection, which users may edit; nothing is edited in a layout.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    /// The collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection that the views are made from.
    @MainActor public var data: Content.Data { content.data }
}

/// Whether the rows of a list are being edited.
public enum EditMode: Hashable, Sendable {
    /// Whether a list can be edited; `transient` while a single row is, after a swipe.
    case inactive, transient, active
    /// Whether they are being edited.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

    /// Whether the rows of a list are being edited; it does not change layout.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
