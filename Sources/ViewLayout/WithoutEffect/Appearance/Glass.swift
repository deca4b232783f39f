public import Foundation

// Glass changes what is seen behind a view, and no size.

/// A kind of glass behind a view.
public struct Glass: Hashable, Sendable {
    private let name: String

    /// The glass of controls and bars.
    public static let regular = Glass(name: "regular")
    /// Glass that shows more of what is behind it.
    public static let clear = Glass(name: "clear")
    /// No glass.
    public static let identity = Glass(name: "identity")

    /// The glass in a colour.
    public func tint(_ color: Color?) -> Glass { self }
    /// The glass that reacts to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass without a shape of its own: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String
    /// From the shape of the glass nearby.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// By fading in.
    public static let materialize = GlassEffectTransition(name: "materialize")
    /// At once.
    public static let identity = GlassEffectTransition(name: "identity")
}

/// Joins the glass of views that are near each other. The views are laid out as if they were written without it.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Joins the glass of views that are nearer than `spacing`, in points.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

extension View {
    /// Puts glass behind the view.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View { self }
    /// Puts glass behind the view, if it is enabled.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
    ) -> some View { self }
    /// Sets which glass becomes which when views change.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
    /// Joins the glass of views with the same identifier.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }
    /// Sets how the glass appears and disappears.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    /// Extends the look of the view under bars and sidebars.
    nonisolated public func backgroundExtensionEffect() -> some View { self }
    /// Extends the look of the view under bars and sidebars, if it is enabled.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
