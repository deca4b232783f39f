import Budgets
import Frames
import Testing

@testable import Checks

@Suite struct BudgetTallyTests {
    /// The label in two locales, three text sizes and two widths; the room grows less than the letters.
    private static let reports = ["de", "fi"].flatMap { locale in
        [(TextSize.large, 17.0), (.xxxLarge, 23), (.accessibility3, 40)].flatMap { size, points in
            [320.0, 393].map { width in
                TestScene.toolbar(size, width: width, locale: locale, need: 6 * points, room: width / 4 + points) {
                    view in
                    view.text?.fontSize = points
                }
            }
        }
    }

    private func tally(_ reports: some Sequence<FrameReport>) -> BudgetTally {
        reports.reduce(into: BudgetTally()) { $0.add($1) }
    }

    @Test func theTightestCellHasTheLeastRoomForItsLetters() throws {
        let offers = tally(Self.reports).offers
        #expect(offers.count == 2)
        for offer in offers.values {
            #expect(offer.room.cell == Cell(offer.environment))
            #expect(offer.environment.textSize == .accessibility3 && offer.environment.width == 320)
            #expect(offer.room.width == 120 && offer.room.need == 240 && offer.isExhausted)
        }
    }

    @Test(arguments: 0..<12) func theOrderOfReportsDoesNotMatter(split: Int) {
        let all = tally(Self.reports).offers.mapValues(\.room)
        #expect(tally(Self.reports.reversed()).offers.mapValues(\.room) == all)
        var merged = tally(Self.reports[split...])
        merged.merge(tally(Self.reports[..<split]))
        #expect(merged.offers.mapValues(\.room) == all)
    }

    @Test func aKeyThatNoCatalogHasIsNoText() {
        let report = TestScene.toolbar(.large, need: 100) { $0.text?.locale = "" }
        #expect(tally([report]).scenes.isEmpty)
    }

    @Test func aKeyWithoutLimitIsShownAllTheSame() {
        let report = TestScene.toolbar(.large, need: 100) { $0.text?.budget = Budget() }
        let tally = tally([report])
        #expect(tally.offers.isEmpty && tally.scenes == ["add.button": ["Toolbar"]])
    }
}
