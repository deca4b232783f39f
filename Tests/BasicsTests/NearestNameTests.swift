import Testing

@testable import Basics

/// The name that a person most likely meant, and how much of a long one is repeated.
@Suite struct NearestNameTests {
    @Test func theFewestEditsWin() {
        #expect(NearestName.find("paddding", among: ["frame", "padding", "adding"]) == "padding")
        #expect(NearestName.find("HSTACK", among: ["VStack", "HStack"]) == "HStack")
        #expect(NearestName.find("lable", among: ["label", "table"]) == "label")
        #expect(NearestName.find("zzz", among: ["frame", "padding"]) == nil)
    }

    /// To stop where too many edits are needed changes no result.
    @Test func aLimitChangesNoCountBelowIt() {
        let names = ["padding", "pading", "adding", "paddnig", "frame", "p", "", "gniddap", "paddingpadding"].map(
            Array.init)
        for first in names {
            for second in names {
                let edits = NearestName.edits(first, second)
                for limit in 0..<16 {
                    let limited = NearestName.edits(first, second, limit: limit)
                    #expect(edits <= limit ? limited == edits : limited > limit)
                }
            }
        }
    }

    @Test func longNamesHaveNoNearest() {
        let long = String(repeating: "a", count: 1_000_000)
        #expect(NearestName.find(long, among: [long, "a"]) == nil)
        #expect(NearestName.find("a", among: [long, "b"]) == "b")
    }

    @Test func anExcerptHasSixtyCharactersAtMost() {
        #expect("short".excerpt == "short")
        let sixty = String(repeating: "ä", count: 60)
        #expect(sixty.excerpt == sixty)
        #expect((sixty + "b").excerpt == sixty.dropLast() + "…")
        #expect(("a" + String(repeating: "\u{301}", count: 1000)).excerpt.unicodeScalars.count <= 60)
    }
}
