public import Catalogs
public import Frames
internal import TextLayout
internal import ViewLayout

/// Measures labels without a scene: how wide and how tall they are, and what shows of them in the room there is.
///
/// Memory stays bounded however many labels are measured. Use one on one thread at a time.
public final class LabelMeasurer {
    private let session: TextSession
    private let fonts: FontLibrary

    /// Makes a measurer for a platform's conventions.
    public init(fonts: FontLibrary, platform: Frames.Platform = .ios) {
        self.fonts = fonts
        session = TextSession(fonts: fonts.collection, platform: TextLayout.Platform(platform))
    }

    /// The facts of a text in the environment's locale, text size, width and height.
    public func measure(
        _ text: String, style: LabelStyle = LabelStyle(), in environment: LayoutEnvironment = LayoutEnvironment()
    ) -> TextFacts {
        facts(of: text, style: style, in: environment) { paragraph in
            ResolvedText(paragraph: paragraph, origin: nil, placeholders: [], forms: 1)
        }
    }

    /// The facts of every plural form of a key in the environment's locale; nothing where the catalog lacks the key.
    ///
    /// Placeholders without an argument take a wide sample, or a number of each plural category.
    public func measure(
        key: String, of catalog: Catalog, rules: LocaleRules, arguments: [SampleArgument] = [],
        style: LabelStyle = LabelStyle(), in environment: LayoutEnvironment
    ) -> [TextFacts] {
        catalog.messages(for: key, in: rules, arguments: arguments.map(\.format)).map { message in
            facts(of: message.text, style: style, in: environment) { paragraph in
                ResolvedText(
                    paragraph: paragraph, origin: ResolvedText.Origin(message, in: catalog, locale: rules.identifier),
                    placeholders: message.unfilled, forms: 1)
            }
        }
    }

    private func facts(
        of text: String, style: LabelStyle, in environment: LayoutEnvironment, resolve: (Paragraph) -> ResolvedText
    ) -> TextFacts {
        let text = resolve(
            session.paragraph(text, font: request(for: style, in: environment), style: paragraphStyle))
        let budget = Budget(width: environment.width, height: environment.height, lines: style.lineLimit)
        let placement = TextPlacement(frame: Frame(x: 0, y: 0, width: 0, height: 0), budget: budget)
        return TextFacts(text, in: placement, locale: environment.locale)
    }

    // What a style asks for is worked out once; the labels of a run share it.
    private var last: (style: LabelStyle, environment: LayoutEnvironment)?
    private var request = FontRequest()
    private var paragraphStyle = ParagraphStyle()

    private func request(for style: LabelStyle, in environment: LayoutEnvironment) -> FontRequest {
        var common = environment
        common.width = nil
        common.height = nil
        if let last, last == (style, common) { return request }
        let values = style.environment(EnvironmentValues(environment))
        request = FontResolver(environment: environment, fonts: fonts.collection)
            .request(for: values.style, textSize: environment.textSize)
        request.family = style.family
        paragraphStyle = ParagraphStyle(values, locale: TextLocale(environment.locale))
        last = (style, common)
        return request
    }
}
