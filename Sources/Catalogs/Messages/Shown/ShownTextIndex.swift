/// The keys of texts that users have seen, looked up by the texts as they were shown in one locale.
///
/// Texts without arguments are found by themselves, others by a few letters that they surely have. Making it is O(n) in the
/// texts of the locale; a look-up is O(length of the text) where few texts have arguments.
package struct ShownTextIndex: Sendable {
    /// A key that a text may have.
    package struct Candidate: Hashable, Sendable {
        /// The index of the catalog among those of the index.
        package let catalog: Int
        package let key: String
    }

    private struct Pattern {
        let text: ShownText
        let candidate: Candidate
    }

    private var exact: [String: [Candidate]] = [:]
    private var patterns: [Pattern] = []
    /// The patterns by the letters that each of them is found by.
    private var byLetters: [String: [Int]] = [:]
    /// Whether case makes no difference.
    private let foldsCase: Bool

    /// - Parameters:
    ///   - locale: The locale that the texts are shown in; nil for the source language of each catalog.
    ///   - foldsCase: Whether case makes no difference.
    package init(_ catalogs: [Catalog], locale: LocaleRules?, foldsCase: Bool = false) {
        self.foldsCase = foldsCase
        for (number, catalog) in catalogs.enumerated() {
            let rules = locale ?? LocaleRules(catalog.sourceLanguage)
            for key in catalog.keys {
                let candidate = Candidate(catalog: number, key: key)
                var seen: Set<ShownText> = []
                for text in catalog.shownTexts(of: key, in: rules) {
                    let text = foldsCase ? text.folded : text
                    guard seen.insert(text).inserted else { continue }
                    if let plain = text.plain {
                        if !plain.isEmpty { exact[plain, default: []].append(candidate) }
                    } else if text.words.contains(where: { $0.contains(where: \.isLetter) }) {
                        patterns.append(Pattern(text: text, candidate: candidate))
                    }
                }
            }
        }
        var counts: [String: Int] = [:]
        let letters = patterns.map { pattern in Set(pattern.text.words.flatMap(Self.letters)) }
        for letters in letters {
            for group in letters { counts[group, default: 0] += 1 }
        }
        for (number, letters) in letters.enumerated() {
            // The rarest group makes the shortest list.
            let rarest = letters.min { (counts[$0] ?? 0, $0) < (counts[$1] ?? 0, $1) }
            byLetters[rarest ?? "", default: []].append(number)
        }
    }

    /// The keys whose text is this one, in the order of the catalogs. A text without arguments comes before those with some,
    /// and of these the ones with the most words count.
    package func candidates(for text: String) -> [Candidate] {
        let text = foldsCase ? ShownText.normalized(text).lowercased() : ShownText.normalized(text)
        if let found = exact[text] { return found }
        var best: (length: Int, found: [Candidate]) = (0, [])
        var seen: Set<Int> = []
        for letters in Self.letters(text) + [""] {
            for number in byLetters[letters] ?? [] where seen.insert(number).inserted {
                let pattern = patterns[number]
                let length = pattern.text.knownLength
                guard length >= best.length, pattern.text.matches(text) else { continue }
                if length > best.length { best = (length, []) }
                if !best.found.contains(pattern.candidate) { best.found.append(pattern.candidate) }
            }
        }
        return best.found.sorted { ($0.catalog, $0.key) < ($1.catalog, $1.key) }
    }

    /// Every three letters in a row, or two or one of a shorter text.
    private static func letters(_ text: String) -> [String] {
        let characters = Array(text)
        var groups: [String] = []
        for length in 1...3 where length <= characters.count {
            groups += (0...(characters.count - length)).map { String(characters[$0..<($0 + length)]) }
        }
        return groups
    }
}
