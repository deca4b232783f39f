internal import Assets
internal import Catalogs
internal import Foundation
package import Frames
package import Labels
internal import TextLayout
internal import Typography
internal import ViewLayout

/// Lays out scenes in one environment after another, and keeps what these share.
///
/// As long as the runner lives it keeps the open fonts, the shaped texts (`TextSession` limits them) and the rules of
/// each locale. For the latest pairs of a locale and a text size, at most eight, it keeps the evaluated views and their
/// texts, which all widths and heights share. For the latest locales it keeps what the catalogs have for the texts,
/// which all text sizes share. A cell whose views are kept takes only a layout and a report. Of these, only the sizes
/// that views answered and the facts of each text are kept.
@MainActor
package final class SceneRunner {
    private let session: TextSession
    private var trees: [TreeKey: SceneTree] = [:]
    private var latestTree: (key: TreeKey, tree: SceneTree)?
    private var lookups: [LookupKey: TextLookups] = [:]
    private var latestLocales: (catalogs: [Catalog], locales: [String])?
    private var assets: [URL: AssetCatalogs] = [:]
    private let bundles = BundleCatalogs()
    private var localeRules: [String: LocaleRules] = [:]
    private var textLocales: [String: TextLocale] = [:]
    private let sources = SwiftSources()
    private let lookupWork = LookupWork()
    /// Whether every text is made three times as long, to test whether the check would report it.
    private let isTripled: Bool

    /// What a tree of views depends on: everything but its room.
    private struct TreeKey: Hashable {
        let scene: String
        let environment: LayoutEnvironment
        let locale: CheckLocale
        let device: Device
        let form: Int?
        let presentation: Int?
        let stretching: TextStretch?
        let trial: ViewTrial?
    }

    /// What the texts of a scene depend on before they have a font.
    private struct LookupKey: Hashable {
        let scene: String
        let locale: CheckLocale
        let device: Device
        let form: Int?
        let stretching: TextStretch?
        /// Other platforms show the marks of Markdown as characters.
        let hasMarkdown: Bool

        init(_ key: TreeKey, hasMarkdown: Bool) {
            scene = key.scene
            locale = key.locale
            device = key.device
            form = key.form
            stretching = key.stretching
            self.hasMarkdown = hasMarkdown
        }
    }

    /// The evaluated views of a scene, their text measurer, and the latest facts about their fonts.
    final class SceneTree {
        let layout: LayoutTree
        let measurer: SceneTextMeasurer
        let fonts = LatestFonts()

        init(_ layout: LayoutTree, measurer: SceneTextMeasurer) {
            self.layout = layout
            self.measurer = measurer
        }

        private var latestForms: (evaluation: Int, forms: Int)?

        /// The largest number of plural forms of any text, whether or not it was measured in the cells so far: how
        /// often a cell is laid out must not depend on the cells before it. O(views), once for the same views.
        @MainActor var forms: Int {
            if let latestForms, latestForms.evaluation == layout.evaluation {
                return max(latestForms.forms, measurer.forms)
            }
            let forms = layout.texts.reduce(measurer.forms) { max($0, measurer.forms(of: $1)) }
            latestForms = (layout.evaluation, forms)
            return forms
        }
    }

    package init(fonts: FontLibrary, platform: Frames.Platform, isTripled: Bool = false) {
        session = fonts.session(platform)
        self.isTripled = isTripled
    }

    /// Calls of HarfBuzz so far: one for each stretch of one script and font in a text, however many cells show it, and
    /// one for each part that is shaped again at the end of a line.
    package var shapes: Int { session.shapes }
    /// Trees of views made so far: one for each scene, locale, text size and plural form, whatever the widths.
    package private(set) var evaluations = 0
    /// Sizes that views have worked out so far: one for each proposal to each view that has to ask others or its text,
    /// however often it is asked.
    package private(set) var sizes = 0
    /// Texts looked up in catalogs so far: one for each text, locale and plural form, whatever the text sizes and widths.
    package var lookUps: Int { lookupWork.lookUps }

    /// The frame report of a scene in an environment.
    ///
    /// - Parameter locale: Where texts are looked up; nil for the environment's locale.
    /// - Parameter form: Which plural form of every text is measured, from 0; nil for that of the largest sample
    ///   number.
    /// - Parameter stretching: The key whose text is made longer than any room, or another one, to find out how much room the
    ///   layout leaves; the report then has no other text.
    package func report(
        of scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale? = nil, form: Int? = nil,
        stretching: TextStretch? = nil
    ) throws -> FrameReport {
        let tree = try tree(of: scene, in: environment, locale: locale, form: form, stretching: stretching)
        return try report(of: scene, in: environment, tree: tree, stretching: stretching)
    }

    func report(
        of scene: LayoutScene, in environment: LayoutEnvironment, tree: SceneTree, stretching: TextStretch? = nil,
        picture: SceneDrawing? = nil
    ) throws -> FrameReport {
        let report = try ViewWork.run(.scene(scene, environment)) {
            let completed = room(of: scene, in: environment, tree)
            let placed = place(tree, in: completed)
            try refuseUnsettled(placed, scene)
            if let picture {
                var drawer = SceneDrawer(assets(of: scene))
                picture.scene = drawer.draw(placed)
            }
            return ReportBuilder(
                scene: scene, environment: completed, measurer: tree.measurer, sources: sources,
                latestFonts: tree.fonts, onlyKey: stretching?.key, drawer: picture?.texts
            ).report(placed)
        }
        try session.throwFault()
        return report
    }

    /// A scene in an environment with how its texts are drawn: the report, and a walk over all glyphs.
    ///
    /// - Parameter locale: Where texts are looked up; nil for the environment's locale.
    package func picture(
        of scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale? = nil
    ) throws -> ScenePicture {
        try picture(of: scene, in: environment, tree: tree(of: scene, in: environment, locale: locale, form: nil))
    }

    /// The same for each plural form that any of its texts has.
    package func pictures(
        of scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale? = nil,
        body: (ScenePicture) -> Void
    ) throws {
        try forms(of: scene, in: environment, locale: locale) { tree in
            body(try picture(of: scene, in: environment, tree: tree))
        }
    }

    private func picture(
        of scene: LayoutScene, in environment: LayoutEnvironment, tree: SceneTree
    ) throws -> ScenePicture {
        let drawing = SceneDrawing()
        let report = try report(of: scene, in: environment, tree: tree, picture: drawing)
        return ScenePicture(
            report, fonts: drawing.texts.fonts, texts: drawing.texts.texts, scene: drawing.scene)
    }

    /// The frames of the views of a scene in an environment, and the measurer of its texts.
    func layOut(
        _ scene: LayoutScene, in environment: LayoutEnvironment
    ) throws -> (placed: PlacedScene, measurer: SceneTextMeasurer) {
        let tree = try tree(of: scene, in: scene.completing(environment), locale: nil, form: nil)
        return (
            ViewWork.run(.scene(scene, environment)) { place(tree, in: room(of: scene, in: environment, tree)) },
            tree.measurer
        )
    }

    /// The environment with what the scene says, where a window is at least as large as its content has to be.
    func room(of scene: LayoutScene, in environment: LayoutEnvironment, _ tree: SceneTree) -> LayoutEnvironment {
        var completed = scene.completing(environment)
        guard scene.isResizableWindow(on: environment.platform) else { return completed }
        let smallest = tree.layout.smallestSize()
        completed.width = completed.width.map { max($0, smallest.width) }
        completed.height = completed.height.map { max($0, smallest.height) }
        return completed
    }

    func place(_ tree: SceneTree, in environment: LayoutEnvironment) -> PlacedScene {
        let proposal = ProposedViewSize(
            width: environment.width.map { CGFloat($0) }, height: environment.height.map { CGFloat($0) })
        let before = tree.layout.work.sizes
        defer { sizes += tree.layout.work.sizes - before }
        return tree.layout.layOut(
            in: proposal, safeArea: environment.safeArea.map(EdgeInsets.init) ?? EdgeInsets(),
            screenHeight: environment.width.map(environment.platform.screenHeight))
    }

    /// A container whose length follows from its content, and the content's from the container's, has no size to report.
    private func refuseUnsettled(_ placed: PlacedScene, _ scene: LayoutScene) throws(InputError) {
        guard let container = placed.unsettled else { return }
        let isHeight = container.axis == .vertical
        let (length, long) = isHeight ? ("height", "high") : ("width", "wide")
        throw InputError(
            .configuration,
            "\(scene.name) never settles: a view in the \(container.kind) is as \(long) as containerRelativeFrame says, "
                + "and the \(container.kind) as \(long) as that view, because no \(length) is offered; "
                + "give the scene a \(length), as in \(length)s: in galley.yml or --\(length)",
            at: container.source.flatMap(sources.position) ?? scene.position)
    }

    /// The frame reports of a scene in an environment, one for each plural form that any of its texts has.
    ///
    /// Texts that are not shown, such as those of an alternative that was not taken, count too: in another form they
    /// may fit.
    package func reports(
        of scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale? = nil,
        body: (FrameReport) -> Void
    ) throws {
        try forms(of: scene, in: environment, locale: locale) { tree in
            body(try report(of: scene, in: environment, tree: tree))
        }
    }

    /// The keys of the texts of a scene in an environment, whether or not they show: an alternative that was not taken may be
    /// with other texts. One layout, if the views are not kept.
    package func keys(
        of scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale? = nil
    ) throws -> Set<String> {
        let tree = try tree(of: scene, in: environment, locale: locale, form: nil)
        _ = ViewWork.run(.scene(scene, environment)) { place(tree, in: room(of: scene, in: environment, tree)) }
        _ = tree.forms
        return tree.measurer.keys
    }

    /// Forgets the views and texts of all scenes, whose catalogs may have changed, and keeps the fonts and the shaped texts.
    package func forgetScenes() {
        trees.removeAll(keepingCapacity: true)
        lookups.removeAll(keepingCapacity: true)
        (latestTree, latestLocales) = (nil, nil)
    }

    /// The views of a scene in an environment, once for each plural form that any of its texts has.
    private func forms(
        of scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale?,
        body: (SceneTree) throws -> Void
    ) throws {
        var form = 0
        var forms = 1
        while form < forms {
            let tree = try tree(of: scene, in: environment, locale: locale, form: form)
            try body(tree)
            forms = max(forms, tree.forms)
            form += 1
        }
    }

    /// The evaluated views, kept for the other widths and heights of a matrix.
    ///
    /// - Parameter trial: A change to one of the views; nil for none.
    func tree(
        of scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale?, form: Int?,
        stretching: TextStretch? = nil, trial: ViewTrial? = nil
    ) throws -> SceneTree {
        var common = environment
        common.adopt(scene.system)
        common.width = nil
        common.height = nil
        common.safeArea = nil
        let locale = locale ?? CheckLocale(environment.locale)
        let device = Device(environment.platform, width: environment.width)
        let key = TreeKey(
            scene: scene.file ?? scene.name, environment: common, locale: locale, device: device, form: form,
            presentation: scene.presentation, stretching: stretching, trial: trial)
        if let latestTree, latestTree.key == key { return latestTree.tree }
        if let known = trees[key] {
            latestTree = (key, known)
            return known
        }
        for family in scene.references.families where !session.fonts.contains(family: family.name) {
            throw InputError.unknown(
                "font family", family.name, expected: session.fonts.families, at: family.position)
        }
        let lookups = textLookups(
            of: scene, for: LookupKey(key, hasMarkdown: environment.platform == .ios || environment.platform == .macos))
        let measurer = SceneTextMeasurer(
            session: session, environment: environment, locale: textLocale(environment.locale), lookups: lookups)
        var values = EnvironmentValues(common)
        for (metric, value) in scene.metrics { values.platformMetrics[metric] = CGFloat(value) }
        // A whole screen of an iPad is regular both ways (Human Interface Guidelines, Device size classes).
        if values.platformMetrics.system?.isPad == true, device == .iPad { values.horizontalSizeClass = .regular }
        values.assets = assets(of: scene).map { AssetLooks(catalogs: $0) }
        values.presentations = scene.presentation.map { Presentations(showing: $0) }
        let layout = try ViewWork.run(.scene(scene, environment)) {
            LayoutTree(try scene.content(), environment: values, measurer: measurer, trial: trial)
        }
        let tree = SceneTree(layout, measurer: measurer)
        evaluations += 1
        // A matrix checks all widths of one tree in a row.
        if trees.count > 8 { trees.removeAll() }
        trees[key] = tree
        latestTree = (key, tree)
        return tree
    }

    /// The asset catalogs of a scene's project; nil outside of a project.
    private func assets(of scene: LayoutScene) -> AssetCatalogs? {
        guard let folder = scene.assetFolder else { return nil }
        if let known = assets[folder] { return known }
        let catalogs = AssetCatalogs(below: folder)
        assets[folder] = catalogs
        return catalogs
    }

    /// What is known about the texts of a scene in a locale.
    private func textLookups(of scene: LayoutScene, for key: LookupKey) -> TextLookups {
        if let known = lookups[key] { return known }
        let locale = key.locale
        var messages = MessageResolver(catalogs: scene.catalogs, locale: locale, rules: rules(of: locale.lookup))
        messages.form = key.form
        messages.device = key.device
        if locale.pseudolocale == .longest {
            messages.widest = (
                locales(of: scene.catalogs).map(rules), { [session] in session.paragraph($0).idealWidth }
            )
        }
        var resolver = TextResolver(messages: messages)
        resolver.scene = key.scene
        resolver.keyLocale = scene.keyLocale
        resolver.samples = scene.samples
        resolver.isTripled = isTripled
        resolver.stretch = key.stretching
        resolver.hasMarkdown = key.hasMarkdown
        resolver.bundles = bundles
        let made = TextLookups(resolver, work: lookupWork)
        // A matrix checks all text sizes of one locale in a row, each in all plural forms.
        if lookups.count > 8 { lookups.removeAll() }
        lookups[key] = made
        return made
    }

    /// All locales of some catalogs. Scenes may share the catalogs.
    private func locales(of catalogs: [Catalog]) -> [String] {
        if let latestLocales, Catalog.areCopies(latestLocales.catalogs, catalogs) { return latestLocales.locales }
        let locales = Set(catalogs.flatMap(\.locales)).sorted()
        latestLocales = (catalogs, locales)
        return locales
    }

    private func textLocale(_ name: String) -> TextLocale {
        if let known = textLocales[name] { return known }
        let locale = TextLocale(name)
        textLocales[name] = locale
        return locale
    }

    private func rules(of locale: String) -> LocaleRules {
        if let known = localeRules[locale] { return known }
        let rules = LocaleRules(locale)
        localeRules[locale] = rules
        return rules
    }
}

extension EnvironmentValues {
    /// SwiftUI's values for what a scene is laid out in.
    init(_ environment: LayoutEnvironment) {
        self.init()
        locale = Locale(identifier: environment.locale)
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        dynamicTypeSize = DynamicTypeSize(environment.textSize)
        displayScale = CGFloat(environment.displayScale)
        fontScale = { style, size in
            var textSize = environment.textSize
            if case .scale = textSize {} else { textSize = Frames.TextSize(size) }
            let scale = TextScale(platform: environment.platform, textSize: textSize)
            return CGFloat(scale.size(fixed: 1, relativeTo: FontStyle(style)))
        }
        platformMetrics = environment.platform.metrics(of: environment.system)
        controlMetrics = platformMetrics.system?.isOf26 == true ? .ios26 : environment.platform.controlMetrics
        if platformMetrics.system?.isOnItsSide == true { verticalSizeClass = .compact }
    }
}

extension EdgeInsets {
    fileprivate init(_ insets: SafeAreaInsets) {
        self.init(
            top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
            trailing: CGFloat(insets.trailing))
    }
}
