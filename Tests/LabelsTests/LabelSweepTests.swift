import Catalogs
import Frames
import Testing

@testable import Labels

/// The sweep shapes a label once for many cells, and must find what measuring it in each cell by itself finds.
@Suite struct LabelSweepTests {
    private let fonts: FontLibrary

    init() throws { fonts = try FontLibrary() }

    private static let texts = ["Settings", "Zur Wiedergabeliste hinzufügen", "Datenschutzerklärung\nlesen"]

    private static let catalog = Catalog(
        name: "Localizable", sourceLanguage: "de",
        entries: texts.map { text in
            let position = Catalog.Position(file: "Localizable.xcstrings")
            return Catalog.Entry(key: text, position: position, sourceLanguage: "de")
        })

    private static func environments(_ platform: Platform) -> [LayoutEnvironment] {
        let sizes: [TextSize] =
            platform == .ios ? [.accessibility3, .large, .xSmall] : [.scale(2), .scale(1), .scale(1.3)]
        return sizes.flatMap { size in
            [60.0, 140, 300, 700].flatMap { width in
                [nil, 50].map { height in
                    LayoutEnvironment(locale: "de", textSize: size, width: width, height: height, platform: platform)
                }
            }
        }
    }

    /// No cells are joined, so that every one is reported by itself.
    @Test(arguments: [Platform.ios, .android, .web], [LabelFont.body, .headline, .title, .caption])
    func everyCellIsAsIfItWereMeasuredAlone(platform: Platform, font: LabelFont) {
        let sweep = LabelSweep(fonts: fonts, platform: platform)
        let measurer = LabelMeasurer(fonts: fonts, platform: platform)
        let rules = LocaleRules("de")
        for limit in [1, 2] {
            var style = LabelTypesetting(font: font)
            style.lineLimit = limit
            let plan = LabelSweep.Plan(
                scene: "*", source: SourcePosition(file: "galley.yml", line: 1, column: 1), style: style,
                environments: Self.environments(platform))
            for text in Self.texts {
                var cells = 0
                sweep.sweep(
                    text, of: Self.catalog, in: CheckLocale("de"), rules: rules, locales: [], samples: [], plan: plan
                ) { report, others, _ in
                    cells += 1 + others.count
                    let found = report.root.text
                    let alone = measurer.measure(
                        key: text, of: Self.catalog, rules: rules, style: style, in: report.environment
                    ).first
                    guard let found, let alone else {
                        Issue.record("no text in \(report.environment)")
                        return
                    }
                    #expect(Self.words(of: found) == Self.words(of: alone))
                    for (length, expected) in zip(Self.lengths(of: found), Self.lengths(of: alone)) {
                        #expect(abs((length ?? -1) - (expected ?? -1)) < 1e-3, "\(report.environment)")
                    }
                }
                #expect(cells == plan.environments.count)
            }
        }
    }

    /// What a rule looks at: the words.
    private static func words(of text: TextFacts) -> [String] {
        [text.visible, "\(text.lines.map(\.range)) \(text.truncated)"] + text.hidden + text.brokenWords
    }

    /// The lengths, in points. A factor and a font of another size differ by rounding, a millionth of a point.
    private static func lengths(of text: TextFacts) -> [Double?] {
        [
            text.ideal.width, text.ideal.height, text.size?.width, text.size?.height, text.fontSize * text.scale,
            text.fittingWidth, text.unlimited?.height, text.firstBaseline, text.lastBaseline,
        ]
    }
}
