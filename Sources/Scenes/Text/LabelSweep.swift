package import Catalogs
internal import Foundation
package import Frames
internal import TextLayout
internal import ViewLayout

/// Measures labels against a budget at many text sizes and widths: each text is shaped once, and every text size is that
/// result times a factor.
///
/// Use one on one thread at a time.
package final class LabelSweep {
    private let session: TextSession
    private let fonts: FontLibrary
    private let isTripled: Bool

    /// The room that labels have, and the cells in which they are measured.
    package struct Plan {
        /// What reports call the labels.
        package var scene: String
        package var file: String
        package var source: SourcePosition
        package var style: LabelStyle
        /// The most lines that labels should take, whether or not the style cuts what goes beyond; nil for any number.
        package var lines: Int?
        /// The environments, all of one locale; a width is the labels' room.
        package var environments: [LayoutEnvironment]

        package init(
            scene: String, source: SourcePosition, style: LabelStyle, lines: Int? = nil,
            environments: [LayoutEnvironment]
        ) {
            self.scene = scene
            file = source.file
            self.source = source
            self.style = style
            self.lines = lines ?? style.lineLimit
            self.environments = environments
        }
    }

    package init(fonts: FontLibrary, platform: Frames.Platform, isTripled: Bool = false) {
        self.fonts = fonts
        self.isTripled = isTripled
        session = TextSession(fonts: fonts.collection, platform: TextLayout.Platform(platform), cachedTexts: 64)
    }

    /// Reports every form of a key in every environment of the plan.
    ///
    /// - Parameter locales: The rules of all locales, for the pseudolocale that takes the widest text of them.
    package func sweep(
        _ key: String, of catalog: Catalog, in locale: CheckLocale, rules: LocaleRules,
        locales: @autoclosure () -> [LocaleRules], samples: [SampleArgument], plan: Plan,
        body: (FrameReport) -> Void
    ) {
        var resolver = TextResolver(catalogs: [catalog], locale: locale, rules: rules, samples: [key: samples])
        resolver.isTripled = isTripled
        if locale.pseudolocale == .longest {
            resolver.widest = (locales(), { [session] in session.paragraph($0).idealWidth })
        }
        var form = 0
        var forms = 1
        while form < forms {
            resolver.form = form
            let lookup = resolver.lookUp(.localized(key: key))
            forms = lookup.forms
            form += 1
            measure(lookup, plan: plan, body: body)
        }
    }

    private func measure(_ lookup: TextResolver.Lookup, plan: Plan, body: (FrameReport) -> Void) {
        var shaped: (paragraph: Paragraph, facts: TextFacts, size: Double)?
        for environment in plan.environments {
            let setting = setting(of: plan.style, in: environment)
            // Fonts that are drawn for their size are shaped anew for each.
            if shaped == nil || session.fonts.hasOpticalSizes {
                let paragraph = session.paragraph(lookup.string, font: setting.font, style: setting.paragraph)
                let text = ResolvedText(
                    paragraph: paragraph, origin: lookup.origin, placeholders: lookup.placeholders, forms: 1)
                let placement = TextPlacement(frame: Frame(x: 0, y: 0, width: 0, height: 0), budget: Budget())
                shaped = (paragraph, TextFacts(text, in: placement, locale: environment.locale), setting.font.size)
            }
            guard let (paragraph, facts, size) = shaped else { continue }
            let scale = setting.font.size / size
            let layout = paragraph.layout(width: environment.width, height: environment.height, scale: scale)
            let measured =
                layout.isTruncated || layout.breaksWord || layout.lines.count > 1
                ? whole(lookup, setting, in: environment, plan)
                : facts.scaled(by: scale, fontSize: setting.font.size, to: layout, in: environment, plan)
            body(report(measured, size: layout.size, in: environment, plan))
        }
    }

    /// The facts of a label that does not simply stand on one line.
    private func whole(
        _ lookup: TextResolver.Lookup, _ setting: LabelSetting, in environment: LayoutEnvironment, _ plan: Plan
    ) -> TextFacts {
        let paragraph = session.paragraph(lookup.string, font: setting.font, style: setting.paragraph)
        let text = ResolvedText(
            paragraph: paragraph, origin: lookup.origin, placeholders: lookup.placeholders, forms: 1)
        let budget = Budget(
            width: environment.width, height: environment.height, lines: plan.lines)
        return TextFacts(
            text, in: TextPlacement(frame: Frame(x: 0, y: 0, width: 0, height: 0), budget: budget),
            locale: environment.locale)
    }

    private func report(
        _ text: TextFacts, size: TextLayout.TextSize, in environment: LayoutEnvironment, _ plan: Plan
    ) -> FrameReport {
        let size = Size(width: size.width, height: size.height)
        var view = ViewFrame(
            id: text.key ?? "0", kind: "Text", frame: Frame(x: 0, y: 0, width: size.width, height: size.height))
        view.source = plan.source
        view.text = text
        return FrameReport(
            scene: plan.scene, file: plan.file, environment: environment, size: size, fits: !text.truncated,
            fonts: text.fonts, root: view)
    }

    // MARK: Settings

    private struct SettingKey: Hashable {
        let style: LabelStyle
        let textSize: Frames.TextSize
        let locale: String
    }

    private var settings: [SettingKey: LabelSetting] = [:]

    private func setting(of style: LabelStyle, in environment: LayoutEnvironment) -> LabelSetting {
        let key = SettingKey(style: style, textSize: environment.textSize, locale: environment.locale)
        if let known = settings[key] { return known }
        let setting = LabelSetting(style, in: environment, fonts: fonts.collection)
        if settings.count > 1024 { settings.removeAll() }
        settings[key] = setting
        return setting
    }
}

extension TextFacts {
    /// The facts of a text on one line at another size: everything that has a length is multiplied.
    fileprivate func scaled(
        by scale: Double, fontSize: Double, to layout: ParagraphLayout, in environment: LayoutEnvironment,
        _ plan: LabelSweep.Plan
    ) -> TextFacts {
        var facts = self
        facts.ideal = Size(width: ideal.width * scale, height: ideal.height * scale)
        facts.budget = Budget(width: environment.width, height: environment.height, lines: plan.lines)
        facts.lines = layout.lines.map { Line($0) }
        facts.scale = Number.rounded(layout.scale)
        facts.fontSize = fontSize
        facts.firstBaseline = Number.rounded(layout.firstBaseline)
        facts.lastBaseline = Number.rounded(layout.lastBaseline)
        facts.growth = Number.rounded(growth * scale)
        facts.ink = ink.map {
            Frame(x: $0.x * scale, y: $0.y * scale, width: $0.width * scale, height: $0.height * scale)
        }
        facts.inkOverflow = inkOverflow.map {
            Frames.InkOverflow(
                above: $0.above * scale, below: $0.below * scale, left: $0.left * scale, right: $0.right * scale)
        }
        return facts
    }
}
