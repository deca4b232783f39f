public import Basics
public import Catalogs
internal import Foundation
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
    /// The space that the scene asks for; nil takes the widths and heights of the check.
    public var space: Space?
    /// The one locale that the scene is shown in, a BCP 47 tag; nil for every locale of the check.
    public var locale: String?
    /// Whose conventions its project has it laid out by; nil outside of a project.
    package var platform: Platform?
    /// Pixels to a point in its project; nil takes the platform's usual one.
    package var displayScale: Double?
    /// Where the texts come from, the first catalog that has a key first.
    public var catalogs: [Catalog]
    /// Fonts that come before the bundled ones.
    public var fonts: [FontFile] { didSet { openFonts = OpenFonts() } }
    /// Whether Inter has the measures of the iOS system font where it replaces that; in a project, the project's
    /// own setting holds.
    public var modelsSystemFont = true { didSet { openFonts = OpenFonts() } }
    /// Sample values for placeholders without arguments, by key.
    public var samples = KeyedSamples()
    /// The number of the view that is shown over the scene, of those that can be; nil for what the views' state shows.
    var presentation: Int?
    /// Sizes of lists, forms, bars and dialogs that differ from the platform's, in points.
    public var metrics: [PlatformMetric: Double] = [:]
    /// What the device covers of the scene's space, where the environment does not say.
    public var safeArea: SafeAreaInsets?
    /// Which iOS or iPadOS the scene is laid out for, where the environment does not say.
    public var system: AppleSystem?
    /// Severities of rules for this scene alone, as the scene file gives them.
    package var rules: [RuleSetting] = []
    /// What the scene file names; empty for a scene in Swift.
    package var references = SceneReferences()
    /// The language of keys that no catalog has, which SwiftUI then shows as they are; nil where a key is no text.
    var keyLocale: String?

    let content: @MainActor @Sendable () throws -> AnyView
    private var openFonts = OpenFonts()

    /// Makes a scene of Swift views.
    ///
    /// - Parameters:
    ///   - name: What reports call the scene.
    ///   - catalog: Where localized texts come from; a key that it lacks stands for itself.
    ///   - sourceLocale: The language of such keys: the development language of the app. The catalog's source language
    ///     comes first.
    ///   - fonts: Fonts that come before the bundled ones.
    ///   - filePath: Where the scene is declared, with line and column: what is found in no view that knows its place is
    ///     found there.
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

    /// The scene with catalogs after its own, the first of which tells the language of keys that none has.
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
    /// The first call opens the fonts, which takes about two milliseconds; the scene and its copies keep them open.
    /// May be called on the main actor, from other actors and from any thread; where the main actor waits
    /// meanwhile, as in `DispatchQueue.concurrentPerform`, the calling thread evaluates the views in its place.
    /// - Throws: `InputError` for a font that cannot be used, `MainActorBlocked`
    ///   where a view that is being evaluated waits for the calling thread.
    public func report(in environment: LayoutEnvironment = LayoutEnvironment()) throws -> FrameReport {
        try report(in: environment, fonts: fontLibrary())
    }

    /// The open fonts of the scene alone.
    func fontLibrary() throws -> FontLibrary {
        try openFonts.library { try FontLibrary(fonts, modelsSystemFont: modelsSystemFont) }
    }

    /// The frame report of the scene in an environment, with fonts that are open, instead of the scene's own.
    public func report(in environment: LayoutEnvironment, fonts library: FontLibrary) throws -> FrameReport {
        try onMainActor {
            try SceneRunner(fonts: library, platform: environment.platform).report(of: self, in: environment)
        }
    }

    /// The scene in an environment as it can be drawn, letters and all: for `FrameSVG`.
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

    /// The same in several environments, in their order; what they have in common is made once.
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

/// The views of a scene, made again at each evaluation: while they are made, code may ask for the screen.
private struct SceneContent<Content: View>: View {
    let make: @MainActor @Sendable () -> Content
    var body: Content { make() }
}
