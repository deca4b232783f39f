internal import Catalogs
internal import Frames
internal import Labels
internal import Typography
package import ViewLayout

extension CurrentLayout {
    /// The values that apply outside of any layout: English, the text size `large` and the bundled fonts, as on iOS.
    ///
    /// Opens the fonts, which takes about two milliseconds. Without them a text is measured with a grid font.
    package static func standard() -> CurrentLayout {
        let environment = LayoutEnvironment()
        return CurrentLayout(environment: EnvironmentValues(environment), measurer: measurer(in: environment))
    }

    private static func measurer(in environment: LayoutEnvironment) -> any TextMeasurer {
        guard let fonts = try? FontLibrary() else { return GridFont() }
        let resolver = TextResolver(
            messages: MessageResolver(
                catalogs: [], locale: CheckLocale(environment.locale), rules: LocaleRules(environment.locale)))
        return SceneTextMeasurer(
            session: fonts.session(environment.platform), environment: environment,
            locale: TextLocale(environment.locale),
            lookups: TextLookups(resolver))
    }
}
