import Checks
import Frames
import Testing

/// The sentence that people read, for the shapes that a finding can take.
@Suite struct MessageTests {
    private let names: [Double: String] = [320: "iPhone SE", 393: "iPhone 16"]

    private func message(_ reports: [FrameReport]) throws -> String {
        var checker = Checker()
        for report in reports { checker.check(report) }
        let result = checker.result(widthNames: names)
        let finding = try #require(result.findings.first)
        return Prose.message(finding, widthNames: names)
    }

    /// The example of the contract.
    @Test func saysWhatAPersonNeedsToAct() throws {
        let sizes: [(TextSize, Double)] = [(.large, 150), (.accessibility1, 200), (.accessibility2, 255.6)]
        let reports = sizes.flatMap { size, need in
            [
                TestScene.toolbar(size, width: 320, need: need),
                TestScene.toolbar(size, width: 393, need: need, room: 261),
            ]
        }
        #expect(
            try message(reports) == """
                "Zur Wiedergabeliste hinzufügen" (add.button, de) needs 255.6, has 188 (67.6 short, 36 %) \
                in Toolbar at AX1 and larger, iPhone SE; shows "Zur Wiedergabeliste…"
                """)
    }

    @Test(
        arguments: [
            ([TextSize.large], "at large, iPhone SE"),
            ([.large, .xLarge, .xxLarge], "at every text size, iPhone SE"),
        ])
    func namesTextSizes(failing: [TextSize], expected: String) throws {
        let reports = failing.map { TestScene.toolbar($0, need: 200) }
        #expect(try message(reports).contains("in Toolbar \(expected);"))
    }

    @Test(
        arguments: [
            ([false, true, true, true], "at xLarge and larger"), ([false, false, false, true], "at AX1"),
            ([true, true, false, false], "at xLarge and smaller"),
            ([false, true, true, false], "at xLarge and xxLarge"),
            ([true, false, true, true], "at large, xxLarge and AX1"), ([true, true, true, true], "at every text size"),
        ])
    func namesTheRangeOfTextSizes(failing: [Bool], expected: String) throws {
        let sizes: [TextSize] = [.large, .xLarge, .xxLarge, .accessibility1]
        let reports = zip(sizes, failing).map { TestScene.toolbar($0, need: $1 ? 200 : 100) }
        #expect(try message(reports).contains("in Toolbar \(expected), iPhone SE;"))
    }

    @Test func namesScreensThatDifferFromEachOther() throws {
        let needs: [(TextSize, Double)] = [(.large, 180), (.xLarge, 200), (.xxLarge, 240)]
        let reports = needs.flatMap { size, need in
            [TestScene.toolbar(size, need: need), TestScene.toolbar(size, width: 393, need: need, room: 220)]
        }
        #expect(
            try message(reports).contains("in Toolbar at xLarge and larger on iPhone SE and at xxLarge on iPhone 16;"))
    }

    @Test func namesEveryWidth() throws {
        let reports = [320, 393, 430].map { TestScene.toolbar(.large, width: $0, need: 200) }
        #expect(try message(reports).contains("in Toolbar at large, every width;"))
    }

    @Test func ordersFactorsByTheirValue() throws {
        let reports = [2, 1, 1.3].map { TestScene.toolbar(.scale($0), need: 150 * $0) }
        #expect(try message(reports).contains("in Toolbar at 1.3 and larger, iPhone SE;"))
    }
}
