/// How a page is looked at.
package struct PageSettings: Hashable, Sendable {
    /// Widths of the window in CSS pixels.
    package var widths: [Int] = [390, 1280]
    /// Its height; nil for that of a phone below 600, and of a small laptop above.
    package var height: Int?
    /// Factors for the browser's default font size, as people set it for larger text: what pages size in `rem`, `em` or percent
    /// grows, and what they size in pixels does not.
    package var textScales: [Double] = [1]
    /// Languages that pages are asked for (`Accept-Language`, `navigator.languages`); none for the browser's.
    package var locales: [String] = []
    /// The most seconds that a page may take until it is still.
    package var timeout: Double = 30
    /// Whether the web fonts of pages are kept.
    package var keepsFonts = false
    /// Other hosts that pages may ask for something.
    package var allowedHosts: [String] = []

    package init() {}

    /// The height of a window of that width.
    func height(atWidth width: Int) -> Int { height ?? (width < 600 ? 844 : 800) }

    /// Every way in which a page is looked at.
    var looks: [Look] {
        let locales = locales.isEmpty ? [nil] : locales.map(Optional.some)
        return locales.flatMap { locale in
            textScales.flatMap { scale in
                widths.map { Look(width: $0, height: height(atWidth: $0), textScale: scale, locale: locale) }
            }
        }
    }

    /// One way in which a page is looked at.
    struct Look: Hashable {
        var width: Int
        var height: Int
        var textScale: Double
        var locale: String?
    }
}
