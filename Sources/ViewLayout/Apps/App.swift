/// A program with windows; on Linux its `main` lays the first window out and prints where everything is.
@MainActor @preconcurrency
public protocol App {
    /// The windows, as scenes.
    associatedtype Body: Scene
    /// The windows, as scenes.
    @SceneBuilder var body: Body { get }
    /// Makes the program.
    init()
}

/// A part of a program's interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    /// The windows, as scenes.
    associatedtype Body: Scene
    /// The windows, as scenes.
    @SceneBuilder var body: Body { get }
}

/// A scene that the engine knows the content of.
@MainActor
package protocol PrimitiveScene: Scene where Body == Self {
    /// What the scene's window shows; `nil` for scenes without a window of their own.
    var root: AnyView? { get }
}

extension Scene where Body == Self {
    /// The scene itself: it is not made of others.
    public var body: Self { self }
}

extension Scene {
    /// What the first window of the scene shows.
    package var firstRoot: AnyView? {
        if let primitive = self as? any PrimitiveScene { return primitive.root }
        return Body.self == Self.self ? nil : body.firstRoot
    }
}

/// Makes a scene from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
    /// Makes a view or scene of what a statement gives.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Makes a view or scene of what a statement gives.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Makes a view or scene of what a statement gives.
    public static func buildBlock<First: Scene, each Other: Scene>(
        _ first: First, _ other: repeat each Other
    ) -> some Scene {
        // Only the first scene has a window when a program starts.
        first
    }
}

/// A window, of which a person may open several.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
    let content: Content

    /// Shows views in a window.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Shows views in a window.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Shows views in a window with a title, which takes no space in it.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package var root: AnyView? { AnyView(content) }
}

/// A single window.
public nonisolated struct Window<Content: View>: PrimitiveScene {
    let content: Content

    /// Shows views in a window with a title, which takes no space in it.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor package var root: AnyView? { AnyView(content) }
}

/// Whether an app is in use; it is while it is laid out.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    case background, inactive, active
    public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

extension EnvironmentValues {
    /// Whether the program is in use; it is while it is laid out.
    public var scenePhase: ScenePhase { .active }
}
