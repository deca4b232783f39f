import Testing
import Typography

/// Texts of letters and spaces alone, which are taken apart without asking ICU.
struct WordsAloneTests {
    /// Every letter of Line_Break AL in the basic plane, in words of one and of two of them: lines may end where ICU has it,
    /// whatever the locale.
    @Test(arguments: ["en", "fi", "ja"])
    func linesEndWhereICUHasIt(locale: String) throws {
        let session = TextSession(fonts: try FontCollection(), platform: .android, cachedTexts: 1)
        let letters = (0x21...0xffff as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
            .filter { ScalarProperties(of: $0.value).isAlphabetic }
        #expect(letters.count > 9_000)
        for start in stride(from: 0, to: letters.count, by: 512) {
            let text = letters[start..<min(start + 512, letters.count)].map { "\($0) \($0)a \($0)\($0)  " }.joined()
            func lines(hasPlatformBreaks: Bool) -> [Int] {
                session.inspect(
                    text, font: FontRequest(family: "Roboto"), locale: TextLocale(locale),
                    hasPlatformBreaks: hasPlatformBreaks
                ).lines
            }
            #expect(lines(hasPlatformBreaks: true) == lines(hasPlatformBreaks: false))
        }
    }

    /// Every text of up to three letters, marks, spaces, signs and tabs of right-to-left writing has the levels that it has
    /// with a number at its end, for which ICU is asked.
    @Test(arguments: [BaseDirection.rightToLeft, .automatic])
    func levelsAreThoseOfICU(direction: BaseDirection) throws {
        let session = TextSession(fonts: try FontCollection(), cachedTexts: 1)
        let parts = ["\u{5d0}", "\u{628}", " ", "!", "\u{5b0}", ",", "+", "%", "\t"]
        var texts = [""]
        for _ in 1...3 {
            texts = texts.flatMap { text in parts.map { text + $0 } }
            for text in texts {
                func levels(_ text: String) -> [Int] {
                    session.inspect(text, locale: TextLocale("he"), direction: direction).levels
                }
                // A number after a letter is of a higher level, and changes none before it.
                let longer = Array(levels(text + "\u{5d0}7\u{5d0}").dropLast(3))
                #expect(levels(text) == longer)
            }
        }
    }
}
