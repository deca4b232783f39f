/// How wide the letters of one font are, alone and beside each other, so that a page can measure a line of text without the
/// font. Lengths are in points, unrounded.
///
/// It is exact for texts in which a letter's shape depends on no more than the letter before and after it. A letter of which
/// something else was seen, in texts by chance, is left out, and so is every text with a letter that is not here.
package struct LetterWidths: Hashable, Sendable {
    /// The width of each letter alone.
    package private(set) var advances: [Character: Double] = [:]
    /// What a letter adds to the width when it follows another, beside its own: negative where the pair is kerned. Pairs that
    /// add nothing are left out.
    package private(set) var pairs: [Character: [Character: Double]] = [:]

    /// Widths that differ by no more are the same.
    private static let tolerance = 1e-4

    /// Measures letters and all their pairs, and drops those whose width depends on more. O(n²) measurements.
    ///
    /// - Parameters:
    ///   - letters: Without white space but for U+0020, which takes up room between letters only.
    ///   - measure: The width of a text on one line.
    package init(letters: Set<Character>, measure: (String) -> Double) {
        let all = letters.subtracting([" "]).sorted()
        for letter in all { advances[letter] = measure(String(letter)) }
        for first in all {
            for second in all {
                add(measure(String([first, second])) - width(of: [first, second]), between: first, second)
            }
        }
        if letters.contains(" "), let anchor = all.first(where: \.isLetter) {
            advances[" "] = measure(String([anchor, " ", anchor])) - 2 * (advances[anchor] ?? 0)
            for letter in all {
                let (before, after): ([Character], [Character]) = ([letter, " ", anchor], [anchor, " ", letter])
                add(measure(String(before)) - width(of: before), between: letter, " ")
                add(measure(String(after)) - width(of: after), between: " ", letter)
            }
        }
        dropDependent(measure)
    }

    private mutating func add(_ difference: Double, between first: Character, _ second: Character) {
        if abs(difference) > Self.tolerance { pairs[first, default: [:]][second] = difference }
    }

    private func width(of letters: [Character]) -> Double {
        var width = 0.0
        for (index, letter) in letters.enumerated() {
            width += advances[letter] ?? 0
            if index > 0 { width += pairs[letters[index - 1]]?[letter] ?? 0 }
        }
        return width
    }

    /// The width of a line; nil where it has a letter that is not known, or white space at its ends or twice.
    package func width(of text: String) -> Double? {
        let letters = Array(text)
        guard letters.allSatisfy({ advances[$0] != nil }), letters.first != " ", letters.last != " ",
            !zip(letters, letters.dropFirst()).contains(where: { $0 == " " && $1 == " " })
        else { return nil }
        return width(of: letters)
    }

    // MARK: Letters that depend on more than their neighbours

    /// How often letters by chance are tried with each kind of neighbours, by how many are in a row.
    private static let tries = [3: 12, 4: 3]

    /// Sets texts of three and four letters, of every kind in every place, and leaves out what makes them wider or narrower
    /// than the sum: arrows that `->` becomes, a hyphen that is raised between capitals, `ffi`.
    private mutating func dropDependent(_ measure: (String) -> Double) {
        let kinds = Dictionary(grouping: advances.keys.sorted(), by: Kind.init).sorted { $0.key < $1.key }.map(\.value)
        var random = Random(state: 7)
        for (length, tries) in Self.tries.sorted(by: { $0.key < $1.key }) {
            for places in 0..<Self.power(kinds.count, length) {
                for _ in 0..<tries {
                    var rest = places
                    let text = (0..<length).map { _ -> Character in
                        defer { rest /= kinds.count }
                        let kind = kinds[rest % kinds.count]
                        return kind[Int(random.next() % UInt64(kind.count))]
                    }
                    guard let sum = width(of: String(text)), abs(measure(String(text)) - sum) > 10 * Self.tolerance
                    else {
                        continue
                    }
                    // What is no letter is the cause more often than not; it is the smaller loss.
                    let marks = text.filter { !$0.isLetter && $0 != " " }
                    for letter in marks.isEmpty ? text : marks { drop(letter) }
                }
            }
        }
    }

    private mutating func drop(_ letter: Character) {
        advances[letter] = nil
        pairs[letter] = nil
        for first in pairs.keys { pairs[first]?[letter] = nil }
    }

    private enum Kind: Int, Comparable {
        case capital, letter, digit, mark, space

        init(_ character: Character) {
            self =
                character == " "
                ? .space
                : character.isNumber
                    ? .digit
                    : !character.isLetter
                        ? .mark
                        : character.isUppercase ? .capital : .letter
        }

        static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }
    }

    private static func power(_ base: Int, _ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { power, _ in power * base }
    }

    /// Numbers that are the same in every run (SplitMix64).
    private struct Random {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
