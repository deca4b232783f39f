import Testing
import Typography

/// Where grapheme clusters end, beyond the cases of Unicode's own test file.
struct GraphemeTests {
    /// GB9c: a consonant, a virama and a consonant are one cluster in the scripts that write them as a conjunct, with
    /// marks and U+200D between them; U+200C and vowel signs keep them apart.
    @Test(arguments: [
        ("क्षत्रिय", [0, 3, 7, 8]), ("क्त्य", [0, 5]), ("\u{915}\u{93c}\u{94d}\u{200d}\u{924}", [0, 5]),
        ("\u{915}\u{94d}\u{200d}\u{924}", [0, 4]), ("\u{915}\u{94d}\u{200c}\u{924}", [0, 3, 4]),
        ("\u{915}\u{94d}a", [0, 2, 3]), ("a\u{94d}\u{924}", [0, 2, 3]), ("कत", [0, 1, 2]),
        ("\u{915}\u{941}\u{94d}\u{937}", [0, 3, 4]), ("\u{915}\u{94d}\u{fe0f}\u{937}", [0, 3, 4]),
        ("ক্ষ", [0, 3]), ("ક્ષ", [0, 3]), ("క్ష", [0, 3]), ("ക്ഷ", [0, 3]), ("ଓ୍କ", [0, 2, 3]),
        // Not in Tamil, Kannada and Gurmukhi, which the rule leaves out.
        ("க்ஷ", [0, 2, 3]), ("ಕ್ಷ", [0, 2, 3]), ("ਕ੍ਰ", [0, 2, 3]),
    ])
    func conjunctsAreWhole(text: String, borders: [Int]) throws {
        let session = TextSession(fonts: try FontCollection())
        #expect(session.inspect(text).graphemes == borders)
    }
}
