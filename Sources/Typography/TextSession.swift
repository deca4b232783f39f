/// Measures texts: owns every cache, so that nothing is shared between threads and nothing outlives the work.
///
/// Use one on one thread at a time. Memory stays bounded however many texts pass through.
public final class TextSession {
    /// The fonts that texts are measured with.
    public let fonts: FontCollection
    /// The platform whose conventions apply.
    public let platform: Platform
    /// Whether text that names no family has the measures of the platform's system font, where that is modelled.
    public let modelsSystemFont: Bool

    let scalarTable = ScalarTable()
    let shaper = Shaper()
    let bidi = BidiResolver()
    var workspace = Workspace()
    var shaped: ShapedTextCache
    var instances: [Instance: SessionFont] = [:]
    var styles: [StyleKey: TextStyle] = [:]
    /// By the number of their style.
    var additions: [[Addition]] = []
    var recentStyles: [RecentStyle?] = Array(repeating: nil, count: 256)
    var lineBreakers: [String: BreakIterator] = [:]
    var recentLineBreaker: (locale: TextLocale, strictness: LineBreakRules.Strictness, breaker: BreakIterator)?
    var wordBreakers: [String: BreakIterator] = [:]
    let blinkLineBreaks = BlinkLineBreaks()
    var outlines: [Font: OutlineSource] = [:]

    /// - Parameters:
    ///   - fonts: the fonts that texts are measured with.
    ///   - platform: the platform whose conventions apply.
    ///   - cachedTexts: how many shaped texts are kept at most.
    ///   - modelsSystemFont: give Inter the measures of the platform's system font (``SystemFontModel``) where text
    ///     names no family and the project has no font of its own for it. Otherwise every font is measured as it is.
    public init(
        fonts: FontCollection, platform: Platform = .ios, cachedTexts: Int = 4096, modelsSystemFont: Bool = false
    ) {
        self.fonts = fonts
        self.platform = platform
        self.modelsSystemFont = modelsSystemFont && platform.hasModelledSystemFont && fonts.defaultFamilies.isEmpty
        shaped = ShapedTextCache(capacity: cachedTexts)
    }

    /// UTF-16 units given to HarfBuzz so far: the cost of the work, whatever the machine.
    package var shapedUnits: Int { shaper.shapedUnits }
    /// Calls of HarfBuzz so far: one for each stretch of one level, script, font and style that is not kept from another
    /// text, and one for each part that is shaped again where a line ends.
    package var shapes: Int { shaper.shapes }

    /// The longest text that is shaped, in bytes of UTF-8: far beyond any label, and a few hundred megabytes of glyphs.
    package static let longestText = 4 << 20

    /// Why some text could not be shaped; nil where all could. Once set it stays.
    package var fault: ShapingFault? { tooLong ?? (shaper.hasLackedMemory ? .outOfMemory : nil) }
    var tooLong: ShapingFault?
}
