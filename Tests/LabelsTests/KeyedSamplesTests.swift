import Catalogs
import Testing

@testable import Labels

@Suite struct KeyedSamplesTests {
    private static let samples = KeyedSamples([
        .init(keys: "*", named: ["name": .text("Maximiliane"), "count": .integer(12)]),
        .init(keys: "vote.*", named: ["count": .integer(99), "2": .text("second")]),
        .init(keys: "vote.count", numbered: [.integer(3)], named: ["count": .integer(3)]),
        .init(keys: "vote.[ab]", numbered: [.text("a or b")]),
    ])

    /// Those of the key itself first, then the patterns in their order.
    @Test(
        arguments: [
            ("other", MessageArguments([], named: ["name": "Maximiliane", "count": 12])),
            (
                "vote.count",
                MessageArguments([3, "second"], named: ["name": "Maximiliane", "count": 3])
            ),
            ("vote.a", MessageArguments(["a or b", "second"], named: ["name": "Maximiliane", "count": 12])),
        ])
    func theMostParticularEntryCounts(key: String, expected: MessageArguments) {
        #expect(Self.samples.arguments(for: key) == expected)
    }

    @Test func aKeyWithSignsOfPatternsNamesItself() {
        let samples: KeyedSamples = ["really?": [.text("x")], "a": [.text("y")]]
        #expect(samples.arguments(for: "really?") == ["x"])
        #expect(samples.arguments(for: "really!") == ["x"])
        #expect(samples.arguments(for: "b") == [])
        #expect(KeyedSamples().arguments(for: "a") == [])
    }

    @Test func itsOwnComeBeforeThoseThatFollow() {
        let own: KeyedSamples = ["a": [.integer(1)]]
        let others = KeyedSamples([.init(keys: "a", numbered: [.integer(2), .integer(3)]), .init(keys: "b")])
        #expect(own.followed(by: others).arguments(for: "a") == [1, 3])
    }
}
