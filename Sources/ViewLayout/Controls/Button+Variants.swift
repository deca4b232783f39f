public import Foundation

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is given, in the look that applies around the style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action, label: { configuration.label })
    }
}

extension PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    public typealias Label = ButtonStyleConfiguration.Label
}

extension Button where Label == ViewLayout.Label<Text, Image> {
    /// Shows an image and the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewLayout.Label(titleKey, image: image) }
    }
    /// Shows an image and a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewLayout.Label(title, image: image) }
    }
}

extension ButtonRole {
    /// Confirms.
    public static let confirm = ButtonRole(name: "confirm")
    /// Closes.
    public static let close = ButtonRole(name: "close")
}

/// What a button shows that has a role and no label.
///
/// Galley's choice: a check mark for what confirms, a bin for what destroys, and a cross for the rest.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole
    public var body: some View {
        Image(systemName: role == .confirm ? "checkmark" : role == .destructive ? "trash" : "xmark")
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Shows the label of a role.
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// The platform's default.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// The action repeats.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// The action does not repeat.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The shape of a button's border; the insets are the same for all shapes.
public struct ButtonBorderShape: Hashable, Sendable {
    private let name: String
    /// The radius of the corners, in points; `nil` for the platform's.
    private(set) var radius: CGFloat?
    /// The platform's default.
    public static let automatic = ButtonBorderShape(name: "automatic")
    /// A capsule.
    public static let capsule = ButtonBorderShape(name: "capsule", radius: .infinity)
    /// A rectangle with round corners.
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    /// A rectangle with round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(name: "roundedRectangle", radius: radius)
    }
    /// A circle: as wide as it is high.
    public static let circle = ButtonBorderShape(name: "circle", radius: .infinity)
}

extension EnvironmentValues {
    private enum ShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
    private enum RepeatKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

    var buttonBorderShape: ButtonBorderShape {
        get { self[ShapeKey.self] }
        set { self[ShapeKey.self] = newValue }
    }
    /// Whether buttons repeat their actions while they are held.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatKey.self] }
        set { self[RepeatKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of the borders of buttons in the view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
    /// Sets whether buttons in the view repeat their actions while they are held.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}

/// The label alone, as a link.
public nonisolated struct LinkButtonStyle: BuiltInStyle {
    public init() {}
    var value: BuiltInButtonStyle { .borderless }
}
/// The label in a pane of glass; its insets are those of a bordered button.
public nonisolated struct GlassButtonStyle: BuiltInStyle {
    public init() {}
    var value: BuiltInButtonStyle { .bordered }
}
/// The label in a coloured pane of glass; its insets are those of a bordered button.
public nonisolated struct GlassProminentButtonStyle: BuiltInStyle {
    public init() {}
    var value: BuiltInButtonStyle { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label alone, as a link.
    public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label in a pane of glass.
    public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label in a coloured pane of glass.
    public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
