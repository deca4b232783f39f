/// A program with windows; on Linux its `main` lays the first window out and prints where everything is.
@MainActor @preconcurrency
public protocol App {
    /// The windows, as scenes.
    associatedtype Body: Scene
    /// The windows, as scenes.
    @SceneBuilder var body: Body { get }
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
    /// What the scene's windows show, in the order in which they are declared.
    var windows: [WindowContent] { get }
}

/// What a window shows.
package struct WindowContent {
    /// The key of the title, or the title itself; nil for a window without one.
    package var title: String?
    /// Where the window is declared.
    package var source: WindowSource
    /// The views in the window.
    package var root: AnyView
}

/// Where a window is declared: what `#filePath`, `#line` and `#column` say there.
package struct WindowSource: Hashable, Sendable {
    /// The whole path of the file.
    package var file: String
    /// From 1.
    package var line: Int
    /// From 1, in characters.
    package var column: Int
}

extension Scene where Body == Self {
    /// The scene itself: it is not made of other scenes.
    public var body: Self { self }
}

extension Scene {
    /// What the windows of the scene show, in the order in which they are declared.
    package var allWindows: [WindowContent] {
        if let primitive = self as? any PrimitiveScene { return primitive.windows }
        return Body.self == Self.self ? [] : body.allWindows
    }
}

/// Makes a scene from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
    /// Makes a view or scene of what a statement gives.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Makes a view or scene of what a statement gives.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Makes a scene of no statement: the program has no windows, only the previews of its libraries.
    public static func buildBlock() -> some Scene { OptionalScene<WindowGroup<EmptyView>>(content: nil) }
    /// Makes a view or scene of what a statement gives.
    public static func buildBlock<First: Scene, each Other: Scene>(
        _ first: First, _ other: repeat each Other
    ) -> some Scene {
        SceneList(parts: (first, repeat each other))
    }
    /// Makes a scene of a statement that may give none.
    public static func buildOptional(_ content: (some Scene)?) -> some Scene { OptionalScene(content: content) }
    /// Makes a scene of a statement for newer systems.
    public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }
}

/// Several scenes.
nonisolated struct SceneList<each Part: Scene>: PrimitiveScene {
    let parts: (repeat each Part)

    @MainActor var windows: [WindowContent] {
        var windows: [WindowContent] = []
        for part in repeat each parts { windows += part.allWindows }
        return windows
    }
}

/// A scene that may be missing.
nonisolated struct OptionalScene<Content: Scene>: PrimitiveScene {
    let content: Content?

    @MainActor var windows: [WindowContent] { content?.allWindows ?? [] }
}

/// Whether an app is in use; it is while it is laid out.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    /// Whether the scene can be seen, and whether it takes events.
    case background, inactive, active
    public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

extension EnvironmentValues {
    /// Whether the program is in use; it is while it is laid out.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
}
