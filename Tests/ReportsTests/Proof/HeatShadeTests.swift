import Testing

@testable import Reports

@Suite struct HeatShadeTests {
    /// The less room is left, the darker: a cell is never lighter than one that lacks less.
    @Test func growsWithWhatIsLacking() {
        let margins = stride(from: 0.5, through: -3, by: -0.005).map { $0 }
        let shades = margins.map { HeatShade(margin: $0, hasFault: $0 < 0) }
        for (lighter, darker) in zip(shades, shades.dropFirst()) { #expect(lighter <= darker) }
        #expect(Set(shades.map(\.level)) == [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11])
    }

    /// A fault without a length is darker than the tightest text that fits, and lighter than any shortage.
    @Test func aFaultWithoutLengthLiesBetween() {
        for margin in [nil, 0.5, 0.0] {
            let fault = HeatShade(margin: margin, hasFault: true)
            #expect(fault > HeatShade(margin: 0, hasFault: false))
            #expect(fault < HeatShade(margin: -0.01, hasFault: true))
        }
        #expect(HeatShade(margin: nil, hasFault: false).level == 0)
    }

    @Test(arguments: [(-0.364, "−36 %"), (0.02, "2 %"), (0.0, "0 %"), (-0.001, "under −1 %"), (-Double.infinity, "∞")])
    func isSaidInPercent(margin: Double, words: String) {
        #expect(HeatTable.percent(margin) == words)
    }
}
