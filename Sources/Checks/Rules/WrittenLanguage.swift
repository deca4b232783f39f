/// The language and script of a BCP 47 tag, which decide whether a reader can read a string.
struct WrittenLanguage: Hashable {
    private let language: String
    private let script: String?

    /// Parses `tag`; the region decides the script where the tag has none.
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

    /// Whether readers of `other` can read this: the same language in the same script.
    func isRead(by other: WrittenLanguage) -> Bool {
        language == other.language && (script == other.script || script == nil || other.script == nil)
    }

    /// Different tags for the same written language.
    private static let aliases = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil"]
}
