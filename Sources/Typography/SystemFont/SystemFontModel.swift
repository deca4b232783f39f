/// The measures of San Francisco, the system font of Apple's platforms, which may not be redistributed, modelled on
/// Inter: how wide its letters are drawn, what is added after every one of them, and how high lines are.
///
/// Four numbers are fitted to widths in the real font; `SystemFont.md` says to which, and how well.
public enum SystemFontModel {
    /// Em added after every grapheme cluster of Inter, at a size in points and a CSS weight.
    public static func tracking(size: Double, weight: Double) -> Double {
        published(size) + letterTracking + heaviness(weight) * heavyTracking + display(size) * displayTracking
    }

    /// The advances of letters, as a factor of Inter's: narrow and wide letters of San Francisco differ less than Inter's.
    package static let letterWidth = 0.951

    /// From the baseline to both ends of a line, in em: 16.187 and 4.101 points at 17, 20.287 together.
    public static let line = LineMetrics(ascent: 1950 / 2048, descent: 494 / 2048)

    /// In em.
    public static let capHeight = 1443.0 / 2048

    /// In em: 8.948 points at 17 in regular, 9.139 in bold, as printed on a device by a public project (`UIFont.xHeight`,
    /// iOS 26.1); between them in proportion.
    static func xHeight(weight: Double) -> Double { (1078 + 23 * min(max((weight - 400) / 300, 0), 1)) / 2048 }

    /// What makes up for ``letterWidth`` in a letter of middling width, in em.
    package static let letterTracking = 0.0245
    /// How much semibold letters are wider than Inter's, in em; medium ones half as much.
    package static let heavyTracking = 0.01
    /// How much the letters of the Display design are narrower than Inter's, in em.
    package static let displayTracking = -0.0477

    /// 0 up to regular, 1 from semibold on.
    package static func heaviness(_ weight: Double) -> Double { min(max((weight - 400) / 200, 0), 1) }

    /// 0 for the Text design, 1 for Display: one turns into the other between 17 and 28 points
    /// (Apple, WWDC 2020, session 10175, The details of UI typography).
    package static func display(_ size: Double) -> Double { min(max((size - 17) / 11, 0), 1) }

    /// Apple's own tracking in em, between two sizes in proportion.
    package static func published(_ size: Double) -> Double {
        let place = min(max(size - firstSize, 0), Double(thousandths.count - 1))
        let lower = Int(place)
        let upper = min(lower + 1, thousandths.count - 1)
        return (thousandths[lower] + (thousandths[upper] - thousandths[lower]) * (place - Double(lower))) / 1000
    }

    private static let firstSize = 6.0
    /// Thousandths of an em at 6, 7, … 53 points: Apple's Human Interface Guidelines, Typography, tracking values of
    /// SF Pro. The tables of iOS and macOS are the same.
    private static let thousandths: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6,
    ]
}
