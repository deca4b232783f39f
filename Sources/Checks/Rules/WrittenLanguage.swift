/// The language and script of a BCP 47 tag, as far as they decide whether a reader can read a string.
struct WrittenLanguage: Hashable {
    private let language: String
    private let script: String?

    /// Takes `tag` apart; the region replaces a script where it decides it.
    init(_ tag: String) {
        let subtags = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        let base = subtags.first ?? ""
        language = Self.aliases[base] ?? base
        let rest = subtags.dropFirst().prefix { $0 != "x" && $0 != "u" }
        if let script = rest.first(where: { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }) {
            self.script = script
        } else if language == "zh" {
            script = rest.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans"
        } else {
            script = nil
        }
    }

    /// Whether who reads `other` reads this: the same language, and no other script.
    func isRead(by other: WrittenLanguage) -> Bool {
        language == other.language && (script == other.script || script == nil || other.script == nil)
    }

    /// Tags that name the same written language.
    private static let aliases = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil"]
}
