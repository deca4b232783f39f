public import Basics
public import Catalogs
package import Foundation
public import Frames
public import Labels
public import ViewLayout

/// A tree of views to be laid out, from Swift or from a scene file, with the catalogs that its texts come from.
public struct LayoutScene: Sendable {
    /// What reports call the scene.
    public var name: String
    /// The scene file; nil for a scene in Swift.
    public var file: String?
    /// What the scene is made from.
    public var origin = Origin.scene
    /// Where the scene is declared; nil where that is not known.
    public var position: SourcePosition?
    /// The space that the scene asks for; nil for the widths and heights of the check.
    public var space: Space?
    /// Whether the scene is shown in a space as large as its views, which are offered its space or that of the check.
    package var isSizedToFit = false
    /// The one locale that the scene is shown in, a BCP 47 tag; nil for every locale of the check.
    public var locale: String?
    /// The platform of its project; nil outside of a project.
    package var platform: Platform?
    /// Pixels per point in its project; nil for the platform's usual value.
    package var displayScale: Double?
    /// The catalogs of its texts, in the order in which they are searched.
    public var catalogs: [Catalog]
    /// Fonts that come before the bundled ones.
    public var fonts: [FontFile] { didSet { openFonts = OpenFonts() } }
    /// Whether Inter has the measures of the iOS system font where it replaces that font. In a project, the project's
    /// setting applies.
    public var modelsSystemFont = true { didSet { openFonts = OpenFonts() } }
    /// Sample values for placeholders without arguments, by key.
    public var samples = KeyedSamples()
    /// The number of the presentation that is shown over the scene; nil for what the views' state shows.
    package internal(set) var presentation: Int?
    /// Sizes of lists, forms, bars and dialogs that differ from the platform's, in points.
    public var metrics: [PlatformMetric: Double] = [:]
    /// What the device covers of the scene's space, where the environment does not set it.
    public var safeArea: SafeAreaInsets?
    /// Which iOS or iPadOS the scene is laid out for, where the environment does not say.
    public var system: AppleSystem?
    /// Severities of rules for this scene alone, as the scene file gives them.
    package var rules: [RuleSetting] = []
    /// What the scene file names; empty for a scene in Swift.
    package var references = SceneReferences()
    /// The SHA-256 of the scene file as it was read; nil for a scene in Swift.
    package internal(set) var fileDigest: String?
    /// Whether the scene file may name pictures of the app, whose sizes then count.
    package internal(set) var mayNameImages = true
    /// The folder whose asset catalogs have the colours and pictures of the views; nil for none.
    package var assetFolder: URL?
    /// Where its files declare previews; empty where that is not known.
    package var previewLines = PreviewLines()
    /// The language of keys that no catalog has, which SwiftUI then shows as texts; nil where a key is not a text.
    var keyLocale: String?

    let content: @MainActor @Sendable () throws -> AnyView
    private var openFonts = OpenFonts()

    /// Makes a scene of Swift views.
    ///
    /// - Parameters:
    ///   - name: What reports call the scene.
    ///   - catalog: Where localized texts come from. A key that it lacks is shown itself.
    ///   - sourceLocale: The language of such keys: the development language of the app. The catalog's source language
    ///     comes first.
    ///   - fonts: Fonts that come before the bundled ones.
    ///   - filePath: Where the scene is declared, with line and column. Findings in views without a known position are
    ///     shown there.
    ///   - line: The line in that file, from 1.
    ///   - column: The column in that line, from 1.
    ///   - content: Makes the views, again at each evaluation.
    public init<Content: View>(
        _ name: String, catalog: Catalog? = nil, sourceLocale: String = "en", fonts: [FontFile] = [],
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.name = name
        position = SourcePosition(filePath, line, column)
        self.catalogs = catalog.map { [$0] } ?? []
        self.fonts = fonts
        keyLocale = catalog?.sourceLanguage ?? sourceLocale
        self.content = { AnyView(SceneContent(make: content)) }
    }

    /// The scene with more catalogs after its own. The first of them decides the language of keys that no catalog has.
    package func adopting(_ catalogs: [Catalog], samples: KeyedSamples) -> LayoutScene {
        var scene = self
        scene.catalogs += catalogs
        scene.samples = self.samples.followed(by: samples)
        scene.keyLocale = scene.catalogs.first?.sourceLanguage ?? keyLocale
        return scene
    }

    init(
        name: String, file: String, catalogs: [Catalog], fonts: [FontFile], rules: [RuleSetting],
        content: @escaping @MainActor @Sendable () throws -> AnyView
    ) {
        self.name = name
        self.file = file
        origin = .file
        self.catalogs = catalogs
        self.fonts = fonts
        self.rules = rules
        self.content = content
    }

    /// The frame report of the scene in an environment.
    ///
    /// The first call opens the fonts, which takes about two milliseconds; the scene and its copies keep them open. May
    /// be called on the main actor, from other actors and from any thread. Where the main actor waits meanwhile, as in
    /// `DispatchQueue.concurrentPerform`, the calling thread evaluates the views in its place.
    /// - Throws: `InputError` for a font that cannot be used, `MainActorBlocked`
    ///   where a view that is being evaluated waits for the calling thread.
    public func report(in environment: LayoutEnvironment = LayoutEnvironment()) throws -> FrameReport {
        try report(in: environment, fonts: fontLibrary())
    }

    /// The open fonts of the scene alone.
    func fontLibrary() throws -> FontLibrary {
        try openFonts.library { try FontLibrary(fonts, modelsSystemFont: modelsSystemFont) }
    }

    /// The frame report of the scene in an environment, with fonts that are already open in place of the scene's own.
    public func report(in environment: LayoutEnvironment, fonts library: FontLibrary) throws -> FrameReport {
        try onMainActor {
            try SceneRunner(fonts: library, platform: environment.platform).report(of: self, in: environment)
        }
    }

    /// The scene in an environment as it can be drawn, including its letters, for `FrameSVG`.
    ///
    /// - Parameters:
    ///   - environment: What the scene is laid out in; by default English on iOS, at the text size `large`,
    ///     with no size proposed.
    ///   - library: Fonts that are open; nil for the scene's own.
    /// - Throws: As ``report(in:)``.
    public func picture(
        in environment: LayoutEnvironment = LayoutEnvironment(), fonts library: FontLibrary? = nil
    ) throws -> ScenePicture {
        try pictures(in: [environment], fonts: library)[0]
    }

    /// The same in several environments, in their order; what they share is made once.
    ///
    /// - Throws: As ``report(in:)``.
    public func pictures(
        in environments: [LayoutEnvironment], fonts library: FontLibrary? = nil
    ) throws -> [ScenePicture] {
        let library = try library ?? fontLibrary()
        return try onMainActor {
            var runners: [Platform: SceneRunner] = [:]
            return try environments.map { environment in
                let runner =
                    runners[environment.platform] ?? SceneRunner(fonts: library, platform: environment.platform)
                runners[environment.platform] = runner
                return try runner.picture(of: self, in: environment)
            }
        }
    }
}

/// The views of a scene, made again at each evaluation. Meanwhile, code may ask for the screen.
private struct SceneContent<Content: View>: View {
    let make: @MainActor @Sendable () -> Content
    var body: Content { make() }
}
