import Galley
import Testing

@testable import struct Galley.LabelTextSizes
@testable import Projects

/// The size at which a label is set, where a person has set another.
@Suite struct LabelTextSizesTests {
    private static let range = LabelTextSizes(smallest: .medium, largest: .xxxLarge)

    @Test(arguments: [
        (TextSize.xSmall, TextSize.medium), (.large, .large), (.accessibility5, .xxxLarge),
    ])
    func aRangeLimitsDynamicType(set: TextSize, shown: TextSize) {
        #expect(Self.range.limited(set) == shown)
    }

    /// A range of names says nothing of factors, nor one of factors of names.
    @Test func sizesAreLimitedByTheirOwnKind() {
        #expect(Self.range.limited(.scale(2)) == .scale(2) && Self.range.limited(.scale(0.5)) == .scale(0.5))
        let factors = LabelTextSizes(smallest: .scale(1), largest: .scale(1.3))
        #expect(factors.limited(.scale(2)) == .scale(1.3) && factors.limited(.scale(0.5)) == .scale(1))
        #expect(factors.limited(.xSmall) == .xSmall && factors.limited(.accessibility5) == .accessibility5)
    }
}
