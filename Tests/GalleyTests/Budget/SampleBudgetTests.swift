import Foundation
import Galley
import Testing

@Suite struct SampleBudgetTests {
    private func budget(_ name: String, _ options: CheckOptions = CheckOptions()) throws -> BudgetResult {
        try Project.find(at: SampleTests.folder.appending(path: name).path).budget(options)
    }

    /// A key a row: what is left, what is needed, the room, the locale and the key.
    private func rows(_ result: BudgetResult) -> [String] {
        result.budgets.map { budget in
            guard let room = budget.tightest else { return "— \(budget.key)" }
            let numbers = [room.headroom, room.need, room.width].map(Number.text)
            return (numbers + ["×", String(room.lines), room.locale, budget.key]).joined(separator: " ")
        }
    }

    @Test func theToolbarLeavesShortTextsWhatLongOnesNeed() throws {
        let result = try budget("Toolbar")
        #expect(
            rows(result) == [
                "-72.256 144.256 72 × 1 de toolbar.undo", "-63.657 134.157 70.5 × 1 de toolbar.edit",
                "-54.094 124.316 70.222 × 1 de toolbar.save", "-50.762 150.762 100 × 1 ru toolbar.copy",
            ])
        let undo = try #require(result.budgets.first)
        #expect(abs((undo.least?.width ?? 0) - 70.222) < 1e-3 && undo.least?.locale == "fi")
        #expect(undo.rooms.map(\.locale) == ["de", "en", "fi", "fr", "ja", "ru"])
        #expect(undo.tightest?.cell.textSize == .accessibility1 && undo.tightest?.cell.screen.width == 320)
        #expect(undo.translation == "Rückgängig" && undo.source == "Undo")
    }

    /// Buttons in a stack that makes all as wide as the widest, and falls back to another, have no room of their own.
    @Test(arguments: ["PetVote", "Words"]) func whatGrowsWithItsTextsSetsNoLimit(name: String) throws {
        let result = try budget(name)
        #expect(!result.budgets.isEmpty && result.budgets.allSatisfy { $0.tightest == nil && !$0.scenes.isEmpty })
    }

    @Test func linesAreCounted() throws {
        #expect(
            try rows(budget("Tags")) == [
                "80.53 195.47 276 × 2 de tag.number", "137.918 150.082 288 × 2 de tags.title",
            ])
        #expect(try budget("Tags").budgets.map { $0.tightest?.spareLines } == [0, 1])
        #expect(try rows(budget("Faces")) == ["45.112 118.888 164 × 4 de faces.count"])
    }

    /// What a translation tool has to draw in the place of a placeholder, where each takes its own argument.
    @Test func samplesAreTold() throws {
        let standIns = try budget("Tags").budgets.map { $0.standIns.map { [$0.placeholder, $0.text] } }
        #expect(standIns == [[["%lld", "8,888,888"]], []])
    }

    @Test func theVotingScreenLimitsOneText() throws {
        let rows = try rows(budget("VotingApp/Twin"))
        #expect(rows.first == "-133.374 381.374 248 × 1 fi vote.reset")
        #expect(rows.count == 6 && rows.dropFirst().allSatisfy { !$0.hasPrefix("-") })
    }

    @Test func filtersHoldAsInACheck() throws {
        var options = CheckOptions()
        options.locales = ["ja"]
        options.textSizes = [.large]
        options.keys = ["*.undo"]
        let result = try budget("Toolbar", options)
        #expect(result.budgets.map(\.key) == ["toolbar.undo"])
        #expect(result.budgets[0].rooms.map(\.locale) == ["ja"] && result.budgets[0].tightest?.font.size == 17)
        options.keys = ["nothing.*"]
        #expect(throws: InputError.self) { try budget("Toolbar", options) }
    }

    /// A budget is exceeded where a check finds a text cut off, or on more lines than it may take, and nowhere else.
    @Test(arguments: ["Toolbar", "Tags", "Faces", "PetVote", "VotingApp/Twin"])
    func budgetAndCheckAgree(name: String) throws {
        let project = try Project.find(at: SampleTests.folder.appending(path: name).path)
        let found = try project.check().findings.filter { ["truncated-text", "too-many-lines"].contains($0.rule) }
        let exceeded = try project.budget().budgets.flatMap { budget in
            budget.rooms.filter(\.isExceeded).map { "\(budget.key) \($0.locale)" }
        }
        #expect(Set(exceeded) == Set(found.map { "\($0.key ?? "") \($0.locale)" }))
    }
}
