import Frames
import Testing

@testable import Checks

/// A label is looked at in few of its cells, and what is found is reported for all of them.
@Suite struct SweptLabelTests {
    private static let sizes: [TextSize] = [.large, .xSmall, .accessibility1]

    /// A label that needs as many points as its text size has, or ten times as many.
    private static func label(
        _ sizes: [TextSize], widths: [Double], missing: Bool = false, asked: @escaping (Int) -> Void = { _ in }
    ) -> SweptLabel {
        let environments = sizes.flatMap { size in
            widths.map { LayoutEnvironment(locale: "de", textSize: size, width: $0) }
        }
        return SweptLabel(
            scene: "*", key: "save", environments: environments,
            outcomes: environments.map { environment in
                let (need, room) = (need(at: environment.textSize), environment.width ?? 0)
                return need > room ? .short(need: need) : .whole(text: 0, need: need, lines: 1)
            }
        ) { cell in
            asked(cell)
            return report(in: environments[cell], isMissing: missing)
        }
    }

    private static func need(at size: TextSize) -> Double { size == .accessibility1 ? 200 : 100 }

    private static func report(in environment: LayoutEnvironment, isMissing: Bool) -> FrameReport {
        let (need, room) = (need(at: environment.textSize), environment.width ?? 0)
        var root = ViewFrame(id: "save", kind: "Text", frame: Frame(x: 0, y: 0, width: min(need, room), height: 20))
        root.text = TextFacts(
            string: "Sichern", key: "save", locale: isMissing ? "en" : "de", ideal: Size(width: need, height: 20),
            budget: Budget(width: room, lines: 1), lines: [Line(range: 0..<7, width: need, baseline: 15)],
            truncated: need > room, fontSize: 17, firstBaseline: 15, lastBaseline: 15)
        return FrameReport(
            scene: "*", environment: environment, size: Size(width: min(need, room), height: 20), fits: need <= room,
            fonts: [], root: root)
    }

    @Test func theTightestCellDoesNotDependOnTheOrder() {
        for sizes in [[TextSize.large, .xSmall], [.xSmall, .large]] {
            let label = Self.label(sizes, widths: [700, 300])
            let whole = label.cells.whole
            #expect(whole.count == 1 && whole[0].others.count == 3)
            let tightest = label.environments[whole[0].tightest]
            #expect(tightest.textSize == .xSmall && tightest.width == 300)
        }
    }

    @Test func findingsAreThoseOfEveryCell() {
        let label = Self.label(Self.sizes, widths: [150, 90, 80, 300], missing: true)
        var (joined, apart) = (Checker(), Checker())
        joined.check(label)
        for cell in label.environments.indices { apart.check(label.report(cell)) }
        let (found, expected) = (joined.result(), apart.result())
        #expect(found.findings == expected.findings && found.findings.map(\.cells).sorted() == [7, 12])
        #expect(found.summary.cells == 12 && found.summary.tightest == expected.summary.tightest)
    }

    /// The tightest of those in which it shows whole; the worst and the first of those in which it does not.
    @Test func threeReportsTellOfAllCells() {
        var asked: [Int] = []
        let label = Self.label(Self.sizes, widths: [80, 90, 150, 300]) { asked.append($0) }
        var checker = Checker()
        checker.check(label)
        // The worst is AX1 at 80, the first xSmall at 80, and the tightest of the others xSmall at 150.
        #expect(asked.sorted() == [4, 6, 8])
        #expect(checker.fixable.map(\.environments.count) == [7])
        #expect(checker.fixable.first?.environments.first == label.environments[8])
    }
}
