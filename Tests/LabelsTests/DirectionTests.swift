import Foundation
import Frames
import Testing
import Typography

/// The interface and its texts run the same way: Frames' table agrees with ICU's likely subtags.
@Suite struct DirectionTests {
    @Test func everyLocaleRunsAsICUSays() {
        var different: [String] = []
        // ICU 72 does not know that Aran, Arabic in the Nastaliq style, runs from the right.
        for identifier in Locale.availableIdentifiers where !identifier.contains("_Aran") {
            let tag = identifier.replacingOccurrences(of: "_", with: "-")
            let direction = LayoutEnvironment.Direction.natural(for: tag)
            if (direction == .rightToLeft) != TextLocale(tag).isRightToLeft { different.append(tag) }
        }
        #expect(different.sorted() == [])
        #expect(Locale.availableIdentifiers.count > 500)
    }

    @Test(arguments: ["ar-u-nu-latn", "pa-PK", "uz-AF", "ks", "ar-x-latn", "ur"]) func theseRunFromTheRight(tag: String)
    {
        #expect(LayoutEnvironment.Direction.natural(for: tag) == .rightToLeft)
    }

    @Test(arguments: ["en-u-nu-arab", "en-x-arab", "pa", "uz-Latn-AF", "ug-KZ", ""]) func theseRunFromTheLeft(
        tag: String
    ) {
        #expect(LayoutEnvironment.Direction.natural(for: tag) == .leftToRight)
    }
}
