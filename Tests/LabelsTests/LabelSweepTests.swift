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
        let measurer = LabelMeasurer(fonts: fonts, platform: platform)
        let rules = LocaleRules("de")
        for limit in [1, 2] {
            var style = LabelTypesetting(font: font)
            style.lineLimit = limit
            let plan = LabelSweep(
                scene: "*", source: SourcePosition(file: "galley.yml", line: 1, column: 1), style: style,
                environments: Self.environments(platform))
            for text in Self.texts {
                var cells = 0
                measurer.sweep(
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

    /// What a sweep that joins cells passes on for a text on one line, by the environments of its reports.
    private func joined(
        _ text: String, sizes: [TextSize], widths: [Double], change: (inout LabelTypesetting) -> Void = { _ in }
    ) -> [(report: FrameReport, others: [LayoutEnvironment], short: [ShortCell])] {
        var style = LabelTypesetting()
        style.lineLimit = 1
        change(&style)
        let plan = LabelSweep(
            scene: "*", source: SourcePosition(file: "galley.yml", line: 1, column: 1), style: style,
            joinsWholeCells: true, joinsShortCells: true,
            environments: sizes.flatMap { size in
                widths.map { LayoutEnvironment(locale: "de", textSize: size, width: $0) }
            })
        var reports: [(FrameReport, [LayoutEnvironment], [ShortCell])] = []
        LabelMeasurer(fonts: fonts, platform: .ios).sweep(
            text, of: Self.catalog, in: CheckLocale("de"), rules: LocaleRules("de"), locales: [], samples: [],
            plan: plan
        ) { reports.append(($0, $1, $2)) }
        return reports
    }

    private func width(of text: String, at size: TextSize) -> Double {
        LabelMeasurer(fonts: fonts).measure(text, in: LayoutEnvironment(locale: "de", textSize: size)).ideal.width
    }

    /// Small text may have less to spare than text twice as large and be within no error of its font's model, which the
    /// large one is: that is not the tightest, and is reported all the same.
    @Test func aCellThatIsTooCloseToCallIsReportedByItself() throws {
        let text = "Zur Wiedergabeliste hinzufügen"
        let (small, large) = (width(of: text, at: .xSmall), width(of: text, at: .accessibility1))
        let models = joined(text, sizes: [.large], widths: [2000]).flatMap(\.report.fontModels)
        let error = try #require(models.map(\.error95).max())
        let (tight, close) = (small * (1 + 1.3 * error), large * (1 + 0.9 * error))
        #expect(tight - small < close - large)
        let reports = joined(text, sizes: [.xSmall, .accessibility1], widths: [tight, close, 2000])
        let alone = try #require(reports.first { $0.report.environment.width == close })
        #expect(alone.report.environment.textSize == .accessibility1 && alone.others.isEmpty)
        let rest = try #require(reports.first { !$0.others.isEmpty })
        #expect(rest.report.environment.textSize == .xSmall && rest.report.environment.width == tight)
    }

    /// A label that may shrink is cut otherwise from cell to cell, and where it shows whole when shrunk it is not cut.
    @Test func whatMayShrinkIsReportedInEachCell() {
        let text = "Zur Wiedergabeliste hinzufügen"
        let need = width(of: text, at: .large)
        let reports = joined(text, sizes: [.large], widths: [need * 0.5, need * 0.7, need * 0.9]) {
            $0.minimumScaleFactor = 0.8
        }
        #expect(reports.count == 3 && reports.allSatisfy { $0.others.isEmpty && $0.short.isEmpty })
        #expect(reports.map { $0.report.root.text?.truncated } == [true, true, false])
    }

    /// The tightest cell stands for the others, the first of several that are as tight, in whatever order they come.
    @Test func theTightestCellDoesNotDependOnTheOrder() throws {
        for sizes in [[TextSize.large, .xSmall, .accessibility1], [.accessibility1, .large, .xSmall]] {
            let reports = joined("Settings", sizes: sizes, widths: [700, 300]) { $0.font = .system(size: 11) }
            let all = try #require(reports.first)
            #expect(reports.count == 1 && all.others.count == 5)
            #expect(all.report.environment.textSize == .xSmall && all.report.environment.width == 300)
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
