internal import TextLayout
internal import Typography

/// How wide a character of a language is at most, whatever is beside it.
///
/// A character is what a reader sees as one (a grapheme cluster of UAX #29). Characters that are made of several others are
/// not listed anywhere, so they are bounded by their parts:
///
/// 1. Every character of the alphabet by itself; in scripts whose letters join, in each of its four forms.
/// 2. Kerning: the widest characters before every other, as far as they are wider together than apart.
/// 3. In scripts with conjuncts (Devanagari, Bengali and others), every pair of consonants as a conjunct.
/// 4. Marks that take room, such as vowel signs: the most that one adds to a letter.
/// 5. The characters of the language's own words, which may have more parts: three consonants in one conjunct.
///
/// The bound is the widest of 1 and 3 with 2 and 4 added, or the widest of 5 with 2 added. n characters then never take more than
/// n times the bound.
struct WidestCharacter {
    /// Points.
    let width: Double
    /// By how much two characters are wider together than apart, at most.
    let kerning: Double
    /// By how much a letter may be wider where a word is cut after it, at most: final forms are wider than others.
    let cut: Double

    /// - Parameters:
    ///   - alphabet: Characters and marks.
    ///   - words: Characters that were found in words.
    init(
        alphabet: [String], words: some Collection<String>, locale: TextLocale,
        widths: ([String]) -> [Double]
    ) {
        let bases = alphabet.filter { !Self.isMark($0) }
        let marks = alphabet.filter(Self.isMark)
        let single = widths(bases)
        let forms = locale.script == "Arab" ? Self.joinedForms(bases, single, widths) : (widest: single, cut: 0)
        let most = forms.widest.max() ?? 0
        kerning = Self.kerning(bases, forms.widest, isJoined: locale.script == "Arab", widths)
        cut = forms.cut
        // Characters of several letters are among the words, too.
        let letters = bases.filter { letter in
            letter.unicodeScalars.count == 1 && letter.unicodeScalars.first?.properties.isAlphabetic == true
        }
        let conjunct = Self.conjuncts(letters, marks, widths)
        let sign = Self.addition(of: marks, to: letters, widths)
        let written = widths(Array(words)).max() ?? 0
        width = max(max(most, conjunct) + sign, written) + kerning
    }

    /// Whether a text is drawn with the letter before it, and is no character of its own then.
    private static func isMark(_ text: String) -> Bool { ("x" + text).count == 1 }

    /// The widest form of each letter, and the most that a final form is wider than the form inside a word.
    private static func joinedForms(
        _ bases: [String], _ single: [Double], _ widths: ([String]) -> [Double]
    ) -> (widest: [Double], cut: Double) {
        // A zero width joiner asks for the form that the letter has beside another.
        let joiner = "\u{200D}"
        let final = widths(bases.map { joiner + $0 })
        let initial = widths(bases.map { $0 + joiner })
        let medial = widths(bases.map { joiner + $0 + joiner })
        let cut = bases.indices.map { max(final[$0] - medial[$0], single[$0] - initial[$0]) }.max() ?? 0
        let widest = bases.indices.map { max(max(single[$0], final[$0]), max(initial[$0], medial[$0])) }
        return (widest, max(cut, 0))
    }

    /// The most by which a pair is wider than its characters, where the first of them is about as wide as any: what narrower ones
    /// gain they do not lead by.
    private static func kerning(
        _ bases: [String], _ single: [Double], isJoined: Bool, _ widths: ([String]) -> [Double]
    ) -> Double {
        guard let most = single.max() else { return 0 }
        var seen: Set<Int> = []
        let indices = bases.indices.filter { index in
            // Ideographs, syllables and emoji of the same width are kerned alike, if at all.
            guard let scalar = bases[index].unicodeScalars.first, isSquare(scalar) else { return true }
            return seen.insert(Int((single[index] * 1024).rounded())).inserted
        }
        let wide = indices.filter { single[$0] >= 0.85 * most }
        let pairs = wide.flatMap { first in indices.map { (first, $0) } }
        let joiner = "\u{200D}"
        let together = widths(pairs.map { bases[$0.0] + bases[$0.1] })
        var apart = zip(pairs.map(\.0), pairs.map(\.1)).map { single[$0] + single[$1] }
        if isJoined {
            let initial = widths(pairs.map { bases[$0.0] + joiner })
            let final = widths(pairs.map { joiner + bases[$0.1] })
            for index in apart.indices { apart[index] = max(apart[index], initial[index] + final[index]) }
        }
        return max(zip(together, apart).map { $0 - $1 }.max() ?? 0, 0)
    }

    private static func isSquare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isIdeographic || (0xAC00...0xD7A3).contains(scalar.value)
            || scalar.properties.isEmojiPresentation
    }

    /// The widest pair of consonants that a virama joins to one character; 0 for a script without.
    private static func conjuncts(
        _ letters: [String], _ marks: [String], _ widths: ([String]) -> [Double]
    ) -> Double {
        // A virama has a combining class of its own (UAX #44, `Canonical_Combining_Class`).
        let viramas = marks.filter { $0.unicodeScalars.last?.properties.canonicalCombiningClass == .virama }
        let pairs = viramas.flatMap { virama in
            let consonants = letters.filter { ($0 + virama + $0).count == 1 }
            return consonants.flatMap { first in consonants.map { first + virama + $0 } }
        }
        return widths(pairs).max() ?? 0
    }

    /// The most that a mark adds to the width of a letter.
    private static func addition(
        of marks: [String], to letters: [String], _ widths: ([String]) -> [Double]
    ) -> Double {
        guard !marks.isEmpty else { return 0 }
        let single = widths(letters)
        return marks.reduce(0) { most, mark in
            zip(widths(letters.map { $0 + mark }), single).reduce(most) { max($0, $1.0 - $1.1) }
        }
    }
}
