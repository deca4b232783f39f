import Frames
import Reports
import Testing

/// A recorded report and the one of today: a person reads which view moved by how much.
@Suite struct FrameDifferenceTests {
    private let recorded = """
        Toolbar: de, large, width 320, ios
        320 × 44, fits
        HStack 0,0 320×44
        ├─ Button #save 16,0 88×44
        │  └─ Text 28,11 64×22 "Sichern" (save)
        └─ Text 116,11 96×22 "Löschen" (delete)

        """

    private func describe(_ changes: [(String, String)]) -> [String] {
        let now = changes.reduce(recorded) { $0.replacing($1.0, with: $1.1) }
        return FrameDifference.describe(recorded: recorded, now: now)
    }

    @Test func sameReportsHaveNoDifference() {
        #expect(describe([]) == [])
    }

    @Test func aViewThatMovedTakesWhatIsInItAlong() {
        #expect(
            describe([("16,0 88", "28.5,2 88"), ("28,11", "40.5,13")]) == ["0.0 Button #save: moved by 12.5,2"])
    }

    @Test func aViewThatStaysBehindIsNamed() {
        #expect(
            describe([("16,0 88", "28,0 88")]) == [
                "0.0 Button #save: moved by 12,0",
                "0.0.0 Text \"Sichern\": did not move with the view that holds it",
            ])
    }

    @Test func sizesAndFactsAreNamed() {
        #expect(
            describe([("320 × 44", "320 × 66"), ("96×22", "72×44"), ("(delete)", "(delete), 2 lines")]) == [
                "320 × 44, fits → 320 × 66, fits",
                """
                0.1 Text "Löschen": width 96 → 72, height 22 → 44, \
                "Löschen" (delete) → "Löschen" (delete), 2 lines
                """,
            ])
    }

    @Test func viewsThatCameOrWentAreNamed() {
        let come = describe([("├─ Button", "├─ Divider 4,0 1×44\n├─ Button")])
        #expect(come == ["0.0 Divider is new, at 4,0"])
        let gone = describe([("├─ Button #save 16,0 88×44\n│  └─ Text 28,11 64×22 \"Sichern\" (save)\n", "")])
        #expect(gone == ["0.0 Button #save is gone"])
    }

    @Test func aTextThatIsNoTreeIsComparedByLine() {
        #expect(
            FrameDifference.describe(recorded: "a\nb\n", now: "a\nc\n") == ["line 2: “b” → “c”"])
        #expect(FrameDifference.describe(recorded: "", now: recorded).count == 1)
    }

    /// Whatever `FrameTree` writes, the difference can read.
    @Test func readsEveryFactOfAReport() {
        let now = FrameTree.render(SampleReport.full)
        let recorded = now.replacing("188×42.333", with: "188×40")
        let lines = FrameDifference.describe(recorded: recorded, now: now)
        #expect(lines == ["0.1.0 Text \"Zur Wiedergabeliste hinzufügen\": height 40 → 42.333"])
    }
}
