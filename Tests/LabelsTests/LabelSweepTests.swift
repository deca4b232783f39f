import Basics
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
                let labels = measurer.sweep(
                    text, of: Self.catalog, in: CheckLocale("de"), rules: rules, locales: [], samples: [], plan: plan)
                for report in labels.flatMap({ label in label.environments.indices.map(label.report) }) {
                    let found = report.root.text
                    let alone = measurer.measure(
                        key: text, of: Self.catalog, rules: rules, style: style, in: report.environment
                    ).first
                    guard let found, let alone else {
                        Issue.record("no text in \(report.environment)")
                        continue
                    }
                    #expect(Self.words(of: found) == Self.words(of: alone))
                    for (length, expected) in zip(Self.lengths(of: found), Self.lengths(of: alone)) {
                        #expect(abs((length ?? -1) - (expected ?? -1)) < 1e-3, "\(report.environment)")
                    }
                }
                #expect(labels.map(\.environments) == [plan.environments])
            }
        }
    }

    /// A text on one line in some cells.
    private func swept(
        _ text: String, sizes: [TextSize], widths: [Double], change: (inout LabelTypesetting) -> Void = { _ in }
    ) throws -> SweptLabel {
        var style = LabelTypesetting()
        style.lineLimit = 1
        change(&style)
        let plan = LabelSweep(
            scene: "*", source: SourcePosition(file: "galley.yml", line: 1, column: 1), style: style,
            environments: sizes.flatMap { size in
                widths.map { LayoutEnvironment(locale: "de", textSize: size, width: $0) }
            })
        let labels = LabelMeasurer(fonts: fonts, platform: .ios).sweep(
            text, of: Self.catalog, in: CheckLocale("de"), rules: LocaleRules("de"), locales: [], samples: [],
            plan: plan)
        return try #require(labels.first)
    }

    private func width(of text: String, at size: TextSize) -> Double {
        LabelMeasurer(fonts: fonts).measure(text, in: LayoutEnvironment(locale: "de", textSize: size)).ideal.width
    }

    /// Small text may have less to spare than text twice as large and be within no error of its font's model, which the
    /// large one is: that is not the tightest, and rules look at it all the same.
    @Test func aCellThatIsTooCloseToCallIsLookedAtByItself() throws {
        let text = "Zur Wiedergabeliste hinzufügen"
        let (small, large) = (width(of: text, at: .xSmall), width(of: text, at: .accessibility1))
        let error = try #require(
            try swept(text, sizes: [.large], widths: [2000]).report(0).fontModels.map(\.error95).max())
        let (tight, close) = (small * (1 + 1.3 * error), large * (1 + 0.9 * error))
        #expect(tight - small < close - large)
        let label = try swept(text, sizes: [.xSmall, .accessibility1], widths: [tight, close, 2000])
        let open = label.environments.indices.filter { if case .open = label.outcomes[$0] { true } else { false } }
        #expect(open == [4])
        guard case .whole(_, let need, _) = label.outcomes[0] else {
            Issue.record("not whole")
            return
        }
        #expect(abs((need ?? 0) - small) < 1e-3)
    }

    /// A label that may shrink is cut otherwise from cell to cell, and where it shows whole when shrunk it is not cut.
    @Test func whatMayShrinkIsLookedAtInEachCell() throws {
        let text = "Zur Wiedergabeliste hinzufügen"
        let need = width(of: text, at: .large)
        let label = try swept(text, sizes: [.large], widths: [need * 0.5, need * 0.7, need * 0.9]) {
            $0.minimumScaleFactor = 0.8
        }
        #expect(label.outcomes.allSatisfy { if case .open = $0 { true } else { false } })
        #expect((0..<3).map { label.report($0).root.text?.truncated } == [true, true, false])
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
