import Basics
import Testing

@Suite struct NumberTests {
    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (17, "17"), (255.6, "255.6"), (0.1 + 0.2, "0.3"), (1.0005, "1.001"), (-0.0004, "0"),
        (-2.5, "-2.5"), (343.332_999_9, "343.333"), (1e18, "1e+18"), (.infinity, "inf"), (-.infinity, "-inf"),
        (.nan, "nan"),
    ])
    func textHasThreeDecimalsAtMostAndNoTrailingZeros(value: Double, text: String) {
        #expect(Number.text(value) == text)
    }

    @Test func aRoundedValueIsAFixedPoint() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<1000 {
            let value = Double.random(in: -10_000...10_000, using: &generator)
            let rounded = Number.rounded(value)
            #expect(Number.rounded(rounded) == rounded)
            #expect(abs(rounded - value) <= 0.5e-6 + 1e-11)
            #expect("\(rounded)".split(separator: ".").last?.count ?? 0 <= 6)
        }
    }

    @Test func whatIsNotANumberStaysSo() {
        #expect(Number.rounded(.infinity) == .infinity)
        #expect(Number.rounded(.nan).isNaN)
        #expect(Number.rounded(1e300) == 1e300)
    }
}
