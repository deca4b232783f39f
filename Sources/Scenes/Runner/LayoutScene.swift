public import Catalogs
internal import Foundation
public import Frames
public import ViewLayout

/// A tree of views to be laid out, from Swift or from a scene file, with the catalogs that its texts come from.
public struct LayoutScene: Sendable {
    /// What reports call the scene.
    public var name: String
    /// The scene file; nil for a scene in Swift.
    public var file: String?
    /// Where the texts come from, the first catalog that has a key first.
    public var catalogs: [Catalog]
    /// Fonts that come before the bundled ones.
    public var fonts: [FontFile]
    /// Whether Inter has the measures of the iOS system font where it stands in for that; in a project, the project's
    /// own setting holds.
    public var modelsSystemFont = true
    /// Sample values for placeholders without arguments, by key.
    public var samples: [String: [SampleArgument]] = [:]
    /// Severities of rules for this scene alone, as the scene file gives them.
    package var rules: [RuleSetting] = []

    let content: @MainActor @Sendable () throws -> AnyView

    /// Makes a scene of Swift views.
    ///
    /// - Parameter catalog: Where localized texts come from; without one, keys stand for themselves.
    public init<Content: View>(
        _ name: String, catalog: Catalog? = nil, fonts: [FontFile] = [],
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.name = name
        self.catalogs = catalog.map { [$0] } ?? []
        self.fonts = fonts
        self.content = { AnyView(content()) }
    }

    init(
        name: String, file: String, catalogs: [Catalog], fonts: [FontFile], rules: [RuleSetting],
        content: @escaping @MainActor @Sendable () throws -> AnyView
    ) {
        self.name = name
        self.file = file
        self.catalogs = catalogs
        self.fonts = fonts
        self.rules = rules
        self.content = content
    }

    /// The frame report of the scene in an environment.
    ///
    /// Opens the bundled fonts at every call, which takes about two milliseconds; a check keeps them open.
    /// - Throws: `InputError` for a font that cannot be used.
    public func report(in environment: LayoutEnvironment = LayoutEnvironment()) throws -> FrameReport {
        let library = try FontLibrary(fonts, modelsSystemFont: modelsSystemFont)
        return try onMainActor {
            try SceneRunner(fonts: library, platform: environment.platform).report(of: self, in: environment)
        }
    }
}
