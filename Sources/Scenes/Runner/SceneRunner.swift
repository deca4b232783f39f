internal import Catalogs
internal import Foundation
package import Frames
package import Labels
internal import TextLayout
internal import ViewLayout

/// Lays scenes out in one environment after another and keeps what they have in common: open fonts, shaped texts.
@MainActor
package final class SceneRunner {
    private let session: TextSession
    private var trees: [TreeKey: (tree: LayoutTree, measurer: SceneTextMeasurer)] = [:]
    private var localeRules: [String: LocaleRules] = [:]
    private let sources = SwiftSources()
    /// Whether every text is made three times as long, to see whether a check would notice.
    private let isTripled: Bool

    /// What a tree of views depends on: everything but the room that it is laid out in.
    private struct TreeKey: Hashable {
        let scene: String
        let environment: LayoutEnvironment
        let locale: CheckLocale
        let device: Device
        let form: Int?
        let presentation: Int?
        let stretching: String?
    }

    package init(fonts: FontLibrary, platform: Frames.Platform, isTripled: Bool = false) {
        session = fonts.session(platform)
        self.isTripled = isTripled
    }

    /// The frame report of a scene in an environment.
    ///
    /// - Parameter locale: Where texts are looked up; nil for the environment's locale.
    /// - Parameter form: Which plural form of every text is measured, from 0; nil takes the largest sample number's.
    /// - Parameter stretching: The key whose text is made longer than any room, to see how much the layout leaves it;
    ///   the report then tells of no other text.
    package func report(
        of scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale? = nil, form: Int? = nil,
        stretching: String? = nil
    ) throws -> FrameReport {
        var environment = environment
        environment.safeArea = environment.safeArea ?? scene.safeArea
        let (placed, measurer) = try layOut(
            scene, in: environment, locale: locale, form: form, stretching: stretching)
        let report = ReportBuilder(
            scene: scene, environment: environment, measurer: measurer, sources: sources, onlyKey: stretching
        ).report(placed)
        try session.throwFault()
        return report
    }

    /// Where the views of a scene are in an environment, and what its texts are measured by.
    func layOut(
        _ scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale? = nil, form: Int? = nil,
        stretching: String? = nil
    ) throws -> (placed: PlacedScene, measurer: SceneTextMeasurer) {
        let (tree, measurer) = try tree(
            of: scene, in: environment, locale: locale, form: form, stretching: stretching)
        let proposal = ProposedViewSize(
            width: environment.width.map { CGFloat($0) }, height: environment.height.map { CGFloat($0) })
        let safeArea = (environment.safeArea ?? scene.safeArea).map(EdgeInsets.init) ?? EdgeInsets()
        return (tree.layOut(in: proposal, safeArea: safeArea), measurer)
    }

    /// The frame reports of a scene in an environment, one for each plural form that any of its texts has.
    ///
    /// Texts that are measured but not shown, as in an alternative that did not fit, count too: in another form they may
    /// fit.
    package func reports(
        of scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale? = nil,
        body: (FrameReport) -> Void
    ) throws {
        var form = 0
        var forms = 1
        while form < forms {
            body(try report(of: scene, in: environment, locale: locale, form: form))
            let (_, measurer) = try tree(of: scene, in: environment, locale: locale, form: form)
            forms = max(forms, measurer.forms)
            form += 1
        }
    }

    /// The evaluated views, kept for the other widths and heights of a matrix.
    private func tree(
        of scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale?, form: Int?,
        stretching: String? = nil
    ) throws -> (tree: LayoutTree, measurer: SceneTextMeasurer) {
        var common = environment
        common.width = nil
        common.height = nil
        common.safeArea = nil
        let locale = locale ?? CheckLocale(environment.locale)
        let device = Device(environment.platform, width: environment.width)
        let key = TreeKey(
            scene: scene.file ?? scene.name, environment: common, locale: locale, device: device, form: form,
            presentation: scene.presentation, stretching: stretching)
        if let known = trees[key] { return known }
        for family in scene.references.families where !session.fonts.contains(family: family.name) {
            throw InputError.unknown(
                "font family", family.name, expected: session.fonts.families, at: family.position)
        }
        var resolver = resolver(of: scene, locale: locale, form: form)
        resolver.messages.device = device
        resolver.stretchedKey = stretching
        // Other platforms show the marks of Markdown as they stand.
        resolver.hasMarkdown = environment.platform == .ios || environment.platform == .macos
        let measurer = SceneTextMeasurer(session: session, environment: environment, resolver: resolver)
        var values = EnvironmentValues(environment)
        for (metric, value) in scene.metrics { values.platformMetrics[metric] = CGFloat(value) }
        values.presentations = scene.presentation.map { Presentations(showing: $0) }
        let tree = LayoutTree(try scene.content(), environment: values, measurer: measurer)
        // A matrix asks for all widths of one tree in a row.
        if trees.count > 8 { trees.removeAll() }
        trees[key] = (tree, measurer)
        return (tree, measurer)
    }

    private func resolver(of scene: LayoutScene, locale: CheckLocale, form: Int?) -> TextResolver {
        var messages = MessageResolver(catalogs: scene.catalogs, locale: locale, rules: rules(of: locale.lookup))
        messages.form = form
        if locale.pseudolocale == .longest {
            let locales = Set(scene.catalogs.flatMap(\.locales)).sorted().map(rules)
            messages.widest = (locales, { [session] in session.paragraph($0).idealWidth })
        }
        var resolver = TextResolver(messages: messages)
        resolver.keyLocale = scene.keyLocale
        resolver.samples = scene.samples
        resolver.isTripled = isTripled
        return resolver
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
        controlMetrics =
            switch environment.platform {
            case .ios, .web: .ios
            case .macos: .macos
            case .android: .android
            }
        platformMetrics =
            switch environment.platform {
            case .ios, .web: PlatformMetrics(.ios)
            case .macos: PlatformMetrics(.macos)
            case .android: PlatformMetrics(.android)
            }
    }
}

extension EdgeInsets {
    fileprivate init(_ insets: SafeAreaInsets) {
        self.init(
            top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
            trailing: CGFloat(insets.trailing))
    }
}
