/// How long translations become, by the length of the English text.
///
/// The table is IBM's, as the W3C prints it (Text size in translation, w3.org/International/articles/article-text-size):
/// the length of a translation as a share of the source's. Here the upper end of each range counts, as in the
/// pseudolocalization of Unity. That texts of 51 to 70 characters grow more than shorter ones is the table's own.
enum TextExpansion {
    /// For texts up to this many characters: the length in percent of the source's.
    private static let bands: [(characters: Int, percent: Int)] = [
        (10, 300), (20, 200), (30, 180), (50, 160), (70, 170),
    ]
    private static let percentOfLongerTexts = 130

    /// The characters that a translation of a text may need. 0 for an empty text.
    static func length(ofTranslating characters: Int) -> Int {
        let percent = bands.first { characters <= $0.characters }?.percent ?? percentOfLongerTexts
        return (characters * percent + 99) / 100
    }

    /// Words that make a text as long as a translation of it may be, in characters. Each has a space before it, so that
    /// lines break where those of a translation would. Numbers in their order, as in Android's pseudolocale (aapt2,
    /// Pseudolocalizer.cpp), show what is cut off. They are whole words, so the text may be a few characters longer.
    static func padding(after characters: Int) -> String {
        let missing = length(ofTranslating: characters) - characters
        var padding = ""
        var length = 0
        var word = 0
        while length < missing {
            padding += " \(words[word])"
            length += words[word].utf8.count + 1
            word = (word + 1) % words.count
        }
        return padding
    }

    private static let words = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
}
