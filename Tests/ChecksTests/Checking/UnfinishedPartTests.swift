import Basics
import Checks
import Testing

@Suite struct UnfinishedPartTests {
    private func part(_ scene: String, in locale: String = "de", _ reason: String?) -> UnfinishedPart {
        UnfinishedPart(
            scene: scene, locales: [locale], message: "\(scene) in \(locale) ended", position: nil, reason: reason)
    }

    /// A fatal error in a view that many scenes show is one fault.
    @Test func aFatalErrorThatEndsManyScenesIsOne() {
        let parts = [
            part("A", "line 1"), part("B", "line 1"), part("B", in: "fr", "line 1"), part("C", "line 2"),
            part("D", nil),
            part("A", in: "fr", "line 1"), part("E", "line 1"),
        ]
        #expect(
            parts.grouped.map(\.message) == [
                "A in de ended; so were 2 other scenes: B, E", "C in de ended", "D in de ended", "A in fr ended",
            ])
        #expect(parts.prefix(2).map(\.self).grouped.map(\.message) == ["A in de ended; so was 1 other scene: B"])
        let many = ["A", "B", "C", "D", "E", "F"].map { part($0, "line 1") }
        #expect(many.grouped.map(\.message) == ["A in de ended; so were 5 other scenes: B, C, D and 2 more"])
    }

    @Test func partsWithoutAFatalErrorStay() {
        let parts = [part("A", nil), part("B", nil)]
        #expect(parts.grouped == parts)
    }
}
