internal import Foundation

/// The letters that a page may measure one by one, as their shapes do not depend on the letters around them.
enum SimpleLetters {
    /// The alphabets of scripts, with the marks that go with them.
    private static let alphabets: [Set<Character>] = [
        letters("az", "AZ"), letters("αω", "ΑΡ", "ΣΩ").union("άέήίόύώΆΈΉΊΌΎΏϊϋΐΰ"),
        letters("ая", "АЯ").union("ёЁ"), letters("את"), letters("աֆ", "ԱՖ"), letters("აჰ"),
    ]
    private static let digits = letters("09")
    /// Without signs that begin placeholders, markup or entities.
    private static let marks = Set<Character>(" .,!?:;'’\"“”„‘‚«»()-–—…/+")
    /// More letters would make the pages large.
    private static let most = 150

    /// The letters for a language: the alphabets that its texts use, and their own letters in both cases; empty where most of
    /// its texts are in a script that has to be shaped, or that has too many letters. O(n) in the texts.
    static func all(in texts: some Sequence<String>) -> Set<Character> {
        var own: Set<Character> = []
        var (simple, others) = (0, 0)
        for text in texts {
            for letter in text.precomposedStringWithCanonicalMapping where letter.isLetter {
                guard isSimple(letter) else {
                    others += 1
                    continue
                }
                simple += 1
                own.insert(letter)
            }
        }
        guard simple > others else { return [] }
        var letters = own
        for alphabet in alphabets where !alphabet.isDisjoint(with: own) { letters.formUnion(alphabet) }
        for letter in own {
            for other in [letter.lowercased(), letter.uppercased()] where other.count == 1 {
                if let other = other.first, isSimple(other) { letters.insert(other) }
            }
        }
        guard letters.count <= most else { return [] }
        return letters.union(digits).union(marks)
    }

    /// One scalar of a script whose letters stand by themselves: Latin, Greek, Cyrillic, Hebrew, Armenian and Georgian.
    private static func isSimple(_ letter: Character) -> Bool {
        guard letter.unicodeScalars.count == 1, let scalar = letter.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x52F, 0x531...0x587, 0x5D0...0x5EA, 0x10D0...0x10FF,
            0x1E00...0x1EFF:
            return true
        default: return false
        }
    }

    private static func letters(_ ranges: String...) -> Set<Character> {
        Set(
            ranges.flatMap { range in
                let ends = range.unicodeScalars.map(\.value)
                return (ends[0]...ends[ends.count - 1]).compactMap { Unicode.Scalar($0).map(Character.init) }
            })
    }
}
