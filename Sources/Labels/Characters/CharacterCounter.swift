internal import Basics
internal import Catalogs
package import Frames
internal import TextLayout
internal import Typography

/// Counts the characters of one language that rooms have space for, on one platform.
///
/// What it needs for a font at a size is made once and kept as long as the counter: some milliseconds for each.
package final class CharacterCounter {
    private let session: TextSession
    private let locale: String
    private let letters: LocaleLetters
    /// Different words of the project's texts, and all their characters.
    private let ownWords: [String]
    private let ownCharacters: Set<String>
    private var tables: [TextSetting: Table] = [:]
    private var counts: [Question: CharacterCount] = [:]

    private struct Question: Hashable {
        let room: CharacterRoom
        let setting: TextSetting
    }

    /// What is known about a font at a size.
    private struct Table {
        let widest: WidestCharacter
        /// The words of ICU's data, and those of the project; then the same with some of them joined. Texts of every kind have to
        /// fit.
        let runs: [WordRun]
        /// How much wider texts may be than those of the words, as a factor.
        let stretch: Double
        /// How many different words the runs have, and how many of them are the project's.
        let words: Int
        let ownWords: Int
    }

    /// - Parameters:
    ///   - locale: BCP 47 tag.
    ///   - texts: The project's own in that language, without placeholders.
    package init(fonts: FontLibrary, platform: Frames.Platform, locale: String, texts: [String]) {
        session = fonts.session(platform, cachedTexts: 64)
        self.locale = locale
        letters = LocaleLetters(locale: locale)
        ownCharacters = Set(
            texts.joined().filter { character in
                !character.isWhitespace
                    && !character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
            }.map(String.init))
        ownWords = Set(texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }).map(String.init)
    }

    /// How many characters a room has space for.
    ///
    /// - Parameters:
    ///   - setting: Of the text that was measured there.
    ///   - size: Of its font in points, with the text size of the environment.
    package func count(in room: CharacterRoom, setting: TextSetting, size: Double) -> CharacterCount {
        let setting = setting.atSize(size)
        let question = Question(room: room, setting: setting)
        if let known = counts[question] { return known }
        let table = table(for: setting)
        let widths = self.widths(of: room.samples.map(\.text), setting)
        let kerning = Double(room.samples.count) * table.widest.kerning
        let taken = widths.reduce(kerning, +)
        let written = room.samples.reduce(0) { $0 + $1.placeholder.count }
        let surely = table.widest.count(width: room.width, lines: room.lines, taken: taken)
        var usual: WordRun.Length?
        for run in table.runs {
            let width = room.width / table.stretch
            guard let own = run.usualLength(width: width, lines: room.lines, taken: taken / table.stretch) else {
                continue
            }
            usual = usual.map { $0.least(own) } ?? own
        }
        let least = surely.map { $0 + written } ?? 0
        let count = CharacterCount(
            surely: least, usually: max(least, usual.map { $0.characters + written } ?? 0),
            usuallyScalars: max(least, usual.map { $0.scalars + written } ?? 0),
            words: table.words, ownWords: table.ownWords)
        counts[question] = count
        return count
    }

    private func table(for setting: TextSetting) -> Table {
        if let known = tables[setting] { return known }
        let own = ownWords.map { cased($0, setting) }
        let icu = letters.words.map { cased($0, setting) }
        let alphabet = Set((letters.characters + ownCharacters).map { cased($0, setting) })
        let inWords = Set((own + icu).flatMap { $0.map(String.init) }).subtracting(alphabet)
        let widest = WidestCharacter(
            alphabet: alphabet.sorted(), words: inWords.sorted(), locale: setting.style.locale
        ) { self.widths(of: $0, setting) }
        let separator = Self.scriptsWithoutSpaces.contains(setting.style.locale.script) ? "" : " "
        let used = [icu, own].filter { $0.count >= Self.fewestWords }.map(Self.shuffled)
        // Where nothing is between words, it makes no difference how long they are.
        let runs = (used + (separator.isEmpty ? [] : used.map(Self.lengthened))).map { words in
            WordRun(Array(Self.fitting(words[...])), separator: separator, cut: widest.cut) {
                session.paragraph($0, font: setting.font, style: setting.style)
            }
        }
        let table = Table(
            widest: widest, runs: runs, stretch: stretch(setting), words: Set(used.joined()).count,
            ownWords: own.count >= Self.fewestWords ? Set(own).count : 0)
        tables[setting] = table
        return table
    }

    /// Words that are longer by a third: every fourth, by chance, is one with the next.
    ///
    /// Names are short. Other texts of the same language may have longer words, such as inflected verbs and compounds: fewer spaces,
    /// which are narrow, and lines that are left emptier at their ends. Which ones cannot be learned from names, and dictionaries
    /// of the language are not at hand. In fifteen languages the words of Debian's lists are up to 1.8 times as long as the names; a
    /// third was enough there, with the margins for confidence and for subjects, and other languages were then looked at.
    private static func lengthened(_ words: [String]) -> [String] {
        var result: [String] = []
        var isOpen = false
        for word in words {
            if isOpen {
                result[result.count - 1] += word
            } else {
                result.append(word)
            }
            isOpen = Digest.value(of: word.utf8) % 4 == 0
        }
        return result
    }

    /// By how much the words of one subject are wider than those of all, letter by letter: a text is about one subject, and other
    /// subjects may have still others letters.
    private func stretch(_ setting: TextSetting) -> Double {
        func width(ofCharacterIn words: [String]) -> Double {
            let words = words.map { cased($0, setting) }
            return widths(of: words, setting).reduce(0, +) / Double(max(words.reduce(0) { $0 + $1.count }, 1))
        }
        let all = width(ofCharacterIn: letters.words)
        let kinds = letters.wordsOfKinds.filter { $0.count >= Self.fewestWordsOfKind }.map(width)
        return all > 0 ? max(kinds.max() ?? all, all) / all : 1
    }

    private static let fewestWordsOfKind = 50

    /// With fewer words nothing is said about usual texts.
    private static let fewestWords = 200

    /// Scripts that put no spaces between words (ISO 15924).
    private static let scriptsWithoutSpaces: Set = [
        "Hans", "Hant", "Hani", "Jpan", "Thai", "Laoo", "Khmr", "Mymr",
    ]

    /// Alphabets may have more pairs than fit into one text.
    private func widths(of texts: [String], _ setting: TextSetting) -> [Double] {
        var widths: [Double] = []
        while widths.count < texts.count {
            let part = Self.fitting(texts[widths.count...])
            guard !part.isEmpty else {
                widths.append(0)
                continue
            }
            widths += session.widths(of: Array(part), font: setting.font, style: setting.style)
        }
        return widths
    }

    /// As many of the texts, from the first, as can be shaped in one. O(n).
    private static func fitting(_ texts: ArraySlice<String>) -> ArraySlice<String> {
        var left = mostBytes
        return texts.prefix { text in
            left -= text.utf8.count + 1
            return left >= 0
        }
    }

    /// Far fewer than a text may have, so that little memory is needed.
    private static let mostBytes = 1 << 18

    private func cased(_ text: String, _ setting: TextSetting) -> String {
        setting.textCase?.applied(to: text, locale: locale) ?? text
    }

    /// In an order without rhyme that is the same every time.
    private static func shuffled(_ words: [String]) -> [String] {
        words.map { (Digest.value(of: $0.utf8), $0) }.sorted { $0 < $1 }.map(\.1)
    }
}

extension WidestCharacter {
    /// The most characters that have room whatever they are; nil where not even the samples have.
    ///
    /// Lines that are filled greedily waste room at their ends, and how much depends on the words. But what two consecutive
    /// lines have never fits on one: else the first word of the second would have been on the first. With q characters of the
    /// bound on a line, two lines have q + 1 at least. A text that needs one line more than there are, k + 1, has
    ///
    /// - for an odd k: (k + 1) / 2 pairs of lines, so at least (q + 1) (k + 1) / 2 characters, and one fewer always fits;
    /// - for an even k: k / 2 pairs and a line with one character, so at least (q + 1) k / 2 + 1, and one fewer always fits.
    ///
    /// It makes no difference where lines may end, as in Thai or in Chinese. A word without room on a line is broken after as
    /// many characters as fit, and with the next one it would be too wide. Lines that are chosen together (Android's
    /// high-quality and balanced breaks) never leave two that would fit on one either: one line less costs less.
    ///
    /// With samples, which take room of their own, the pairs are counted in points: a text that needs k + 1 lines is wider
    /// than all pairs.
    ///
    /// - Parameters:
    ///   - width: Of a line, in points.
    ///   - taken: By what replaces placeholders.
    func count(width: Double, lines: Int, taken: Double) -> Int? {
        guard self.width > 0 else { return nil }
        let room = max(width - Self.rounding, 0)
        let onLine = Int(min(room / self.width, 1e6))
        guard onLine > 0 else { return nil }
        let pairs = (lines + 1) / 2
        guard taken > 0 else {
            return lines % 2 == 1 ? (onLine + 1) * pairs - 1 : (onLine + 1) * pairs
        }
        let left = Double(pairs) * room - taken
        return left < 0 ? nil : Int(min(left / self.width, 1e6))
    }

    /// Rooms are rounded to thousandths of a point.
    private static let rounding = 0.0005
}

extension WordRun {
    /// The length at which 95 of 100 texts have room, with a confidence of 95 %; nil where the samples have none.
    ///
    /// It is an order statistic of the lengths that the texts may have. The texts overlap: as many are independent as there are
    /// texts of that length in the words. Of n independent ones, the r-th shortest is below the 5th percentile with a
    /// probability of 95 % where r = 0.05 n − 1.645 √(0.05 × 0.95 n). Where that is below 1, the shortest of all is taken.
    func usualLength(width: Double, lines: Int, taken: Double) -> Length? {
        let lengths = lengths(width: width, lines: lines, taken: taken)
        guard !lengths.isEmpty else { return nil }
        let typical = max(lengths.reduce(0) { $0 + $1.characters } / lengths.count, 1)
        let independent = Double(min(lengths.count, characterCount / (2 * typical)))
        let rank = (0.05 * independent - 1.645 * (0.05 * 0.95 * independent).squareRoot()) / max(independent, 1)
        let index = max(Int(rank * Double(lengths.count)) - 1, 0)
        return Length(
            characters: lengths.map(\.characters).sorted()[index], scalars: lengths.map(\.scalars).sorted()[index])
    }
}
