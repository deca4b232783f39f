/// How lines may be broken, beyond the rules of UAX #14.
public struct LineBreakRules: Hashable, Sendable {
    /// How strictly small kana, iteration marks and the like stay with their neighbours (CSS `line-break`).
    public enum Strictness: String, Hashable, Sendable, CaseIterable {
        /// The value of CSS's `line-break`.
        case automatic, loose, normal, strict
    }

    /// Which words stay whole where UAX #14 would break between any two of their letters.
    public enum WordKeeping: String, Hashable, Sendable, CaseIterable {
        /// None: lines break between syllables and ideographs (CSS `word-break: normal`).
        case none
        /// Hangul: no break between two of its letters (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`).
        case hangul
        /// All: no break between two letters or digits of any script (CSS `word-break: keep-all`).
        case all
    }

    /// How the lines of a paragraph are chosen (Android's `BREAK_STRATEGY_…`).
    public enum Strategy: String, Hashable, Sendable, CaseIterable {
        /// Each line takes as much as has room.
        case simple
        /// The ragged edge of the whole paragraph is as even as can be, but for the last line (`LineBreaker` of Minikin).
        case highQuality
        /// The same with the last line.
        case balanced
    }

    /// How strict breaks are in Chinese and Japanese.
    public var strictness: Strictness
    /// nil for the platform's default.
    public var wordKeeping: WordKeeping?
    /// Whether the last line of a paragraph takes a word of the line before if it has only one
    /// (`NSParagraphStyle.LineBreakStrategy.pushOut`); nil for the platform's default.
    public var avoidsOrphans: Bool?
    /// How the lines of a paragraph are chosen among those that its breaks allow.
    public var strategy: Strategy

    /// Makes rules; by default those of Unicode.
    public init(
        strictness: Strictness = .automatic, wordKeeping: WordKeeping? = nil, avoidsOrphans: Bool? = nil,
        strategy: Strategy = .simple
    ) {
        self.strictness = strictness
        self.wordKeeping = wordKeeping
        self.avoidsOrphans = avoidsOrphans
        self.strategy = strategy
    }

    /// ICU's name of the locale with these rules as keywords.
    func icuLocale(_ locale: TextLocale) -> String {
        strictness == .automatic ? locale.icuName : "\(locale.icuName)@lb=\(strictness.rawValue)"
    }
}

extension Platform {
    /// The default of labels.
    ///
    /// SwiftUI sets its texts with the standard line-break strategy of labels: its private `avoidsOrphans` is true by
    /// default, and turning it off removes only the bit of `pushOut` from a mask of all ones. Compose uses no word
    /// style (`LineBreak.Simple`), and the initial value in CSS is `word-break: normal`.
    public var wordKeeping: LineBreakRules.WordKeeping {
        switch self {
        case .android, .web: .none
        default: .hangul
        }
    }

    /// Whether a last line of a single word takes another from the line before.
    public var avoidsOrphans: Bool {
        switch self {
        case .android, .web: false
        default: true
        }
    }
}

/// Whether a line may or must end before a UTF-16 offset: 0, 1 or 2, as ICU's shim writes it, or 3.
package struct LineBreak: Equatable, Sendable {
    let code: UInt8

    package static let none = LineBreak(code: 0)
    package static let allowed = LineBreak(code: 1)
    package static let mandatory = LineBreak(code: 2)
    /// A line may end here where it has no other place to end, as within an address on Android.
    package static let reluctant = LineBreak(code: 3)
}
