import Foundation
import Frames
import Labels
import TestSupport
import Testing

/// The promise of characters: of random texts of exactly as many characters as are promised, none of those that surely fit is cut
/// off, not even of the widest letters that the language uses, and at most 5 of 100 of those that usually do.
///
/// The words come from where the product takes none: the names of languages and regions in Foundation's data. With
/// `GALLEY_WORD_LISTS`, a folder of files such as `de.txt` with a word a line, the law is checked on those words instead, with
/// 1,000 texts for each number; `Tests/LabelsTests/Characters/README.md` says how to make such files.
@Suite struct CharacterPromiseTests {
    private static let lists = ProcessInfo.processInfo.environment["GALLEY_WORD_LISTS"]
    private static let locales =
        lists.map { folder in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
        } ?? ["de", "en", "fr", "pl", "ru", "el", "ar", "he", "hi", "th", "ja", "zh-Hant", "ko", "tr", "vi"]
    private static let texts = lists == nil ? 40 : 1000
    private static let keys = lists == nil ? 10 : 30

    /// One key: a style and a room.
    private struct Key {
        let style: LabelTypesetting
        let environment: LayoutEnvironment
        let width: Double
        let lines: Int

        init(locale: String, _ numbers: inout RandomNumbers) {
            lines = Int.random(in: 1...4, using: &numbers)
            let sizes = [11.0, 13, 15, 17, 20, 28, 34]
            let size: Double = sizes.randomElement(using: &numbers) ?? 17
            let weights: [LabelFont.Weight] = [.regular, .medium, .semibold, .bold]
            var style = LabelTypesetting(
                font: .system(size: size, weight: weights.randomElement(using: &numbers)), lineLimit: lines)
            if Int.random(in: 0..<5, using: &numbers) == 0 { style.tracking = 0.5 }
            let platforms: [Platform] = [.ios, .ios, .android, .web]
            let platform: Platform = platforms.randomElement(using: &numbers) ?? .ios
            if platform == .android, Bool.random(using: &numbers) { style.toolkit = .textView }
            width = (Double.random(in: 3...22, using: &numbers) * size).rounded()
            self.style = style
            environment = LayoutEnvironment(locale: locale, width: width, platform: platform)
        }
    }

    private static func words(of locale: String) throws -> [String] {
        if let lists {
            let file = URL(filePath: lists).appending(path: "\(locale).txt")
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        }
        let names = Locale(identifier: locale)
        let languages = Locale.LanguageCode.isoLanguageCodes.compactMap { code in
            names.localizedString(forLanguageCode: code.identifier)
        }
        let regions = Locale.Region.isoRegions.compactMap { names.localizedString(forRegionCode: $0.identifier) }
        let words = (languages + regions).flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        return Set(words).sorted()
    }

    /// A text of exactly that many characters.
    private static func text(
        of words: [String], count: Int, separator: String, _ numbers: inout RandomNumbers
    ) -> String {
        while true {
            var text = ""
            var length = 0
            while length < count, let word = words.randomElement(using: &numbers) {
                if !text.isEmpty {
                    text += separator
                    length += separator.count
                }
                text += word
                length += word.count
            }
            text = String(text.prefix(count))
            if text.last?.isWhitespace != true { return text }
        }
    }

    /// The characters that at least one of a hundred words has, in both cases; a letter of two scalars may be one of them.
    private static func usedCharacters(in words: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for word in words {
            for character in Set(word) where character.isLetter { counts[String(character), default: 0] += 1 }
        }
        var used = counts.filter { $0.value * 100 >= words.count }.keys.map { $0 }
        // Foreign names among the words of another script are none of the language's.
        let foreign = used.filter { $0.utf8.count == 1 }
        if foreign.count * 2 < used.count { used.removeAll(where: foreign.contains) }
        return Set(used.flatMap { [$0, $0.uppercased(), $0.lowercased()] }.filter { $0.count == 1 }).sorted()
    }

    /// A text of the widest characters alone, with or without words.
    private static func text(
        ofWidest characters: [String], count: Int, spaces: Bool, _ numbers: inout RandomNumbers
    ) -> String {
        var text = ""
        for index in 0..<count {
            let isSpace = spaces && index > 0 && index < count - 1 && text.last != " " && numbers.next() % 5 == 0
            text += isSpace ? " " : characters.randomElement(using: &numbers) ?? ""
        }
        return text
    }

    @Test(arguments: locales) func thePromiseIsKept(locale: String) throws {
        let words = try Self.words(of: locale)
        let uses = Self.usedCharacters(in: words)
        var numbers = RandomNumbers(seed: 27)
        let separator = ["th", "ja", "zh-Hant"].contains(locale) ? "" : " "
        let fonts = try FontLibrary()
        var counters: [Platform: (CharacterCounter, LabelMeasurer)] = [:]
        var report = ""
        for _ in 0..<Self.keys {
            let key = Key(locale: locale, &numbers)
            let platform = key.environment.platform
            let (counter, measurer) =
                counters[platform]
                ?? (
                    CharacterCounter(fonts: fonts, platform: platform, locale: locale, texts: []),
                    LabelMeasurer(fonts: fonts, platform: platform)
                )
            counters[platform] = (counter, measurer)
            let sample = measurer.measure("a", style: key.style, in: key.environment)
            let setting = try #require(sample.setting as? TextSetting)
            let count = counter.count(
                in: CharacterRoom(width: key.width, lines: key.lines), setting: setting, size: sample.fontSize)
            #expect(count.surely <= count.usually)
            func cut(_ length: Int) -> (count: Int, example: String) {
                var cut = 0
                var example = ""
                for _ in 0..<Self.texts where length > 0 {
                    let text = Self.text(of: words, count: length, separator: separator, &numbers)
                    let facts = measurer.measure(text, style: key.style, in: key.environment)
                    if facts.truncated {
                        cut += 1
                        example = text
                    }
                }
                return (cut, example)
            }
            let surely = cut(count.surely)
            let usually = cut(count.usually)
            report += "\(locale) \(platform) \(sample.fontSize) × \(key.width) × \(key.lines): "
            report += "surely \(count.surely), \(surely.count) cut; usually \(count.usually), \(usually.count) cut; "
            report += usually.count > 50 ? "\(usually.example) \(key.style)\n" : "\n"
            #expect(surely.count == 0, "\(surely.example)")
            let widest = uses.map { ($0, measurer.measure($0, style: key.style, in: key.environment).ideal.width) }
                .sorted { ($1.1, $1.0) < ($0.1, $0.0) }.prefix(4).map(\.0)
            for number in 0..<Self.texts / 20 where count.surely > 0 && !widest.isEmpty {
                let text = Self.text(
                    ofWidest: number < widest.count ? [widest[number]] : widest, count: count.surely,
                    spaces: number % 2 == 1, &numbers)
                #expect(
                    !measurer.measure(text, style: key.style, in: key.environment).truncated, "\(text) \(key.style)")
            }
            // 5 of 100, and what chance adds with 99.9 % in so few texts.
            let most = 0.05 * Double(Self.texts)
            #expect(Double(usually.count) <= most + (Self.lists == nil ? 3.1 * (most * 0.95).squareRoot() : 0))
        }
        if Self.lists != nil { print(report) }
    }
}
