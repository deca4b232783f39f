import Testing

@testable import Typography

/// Which grapheme clusters are emoji (UTS #51), whatever fonts there are: of the bundled ones only the emoji font has
/// U+20E3, so that a keycap would be drawn in it by want of another.
struct EmojiPresentationTests {
    private let session: TextSession

    init() throws { session = TextSession(fonts: try FontCollection()) }

    private func presentation(_ text: String) -> Presentation {
        var properties: [ScalarProperties] = []
        let units = TextUnits(text, table: session.scalarTable, scratch: &properties)
        return units.withView(properties) { view in
            guard view.summary.hasEmoji else { return .any }
            return Typography.presentation(of: 0..<view.count, in: view)
        }
    }

    /// A keycap is an emoji, qualified by U+FE0F or not (`emoji-test.txt`); its first character alone is text.
    @Test(arguments: ["0", "1", "9", "#", "*"]) func keycaps(base: String) {
        #expect(presentation(base) == .any)
        #expect(presentation(base + "\u{FE0F}\u{20E3}") == .emoji)
        #expect(presentation(base + "\u{20E3}") == .emojiByDefault)
        #expect(presentation(base + "\u{FE0E}\u{20E3}") == .text)
    }

    /// A letter in a keycap is no emoji.
    @Test func onlyTheCharactersOfKeycapsAreOnes() {
        #expect(presentation("A\u{20E3}") == .any)
        #expect(presentation("A\u{FE0F}\u{20E3}") == .any)
    }

    @Test func skinTonesJoinersAndTagsMakeEmoji() {
        #expect(presentation("☝\u{1F3FD}") == .emojiByDefault)
        #expect(presentation("☝") == .any)
        #expect(presentation("❤\u{200D}🔥") == .emojiByDefault)
        #expect(presentation("👍\u{FE0E}") == .text)
    }
}
