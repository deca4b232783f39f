internal import Catalogs

/// Well-formedness of locale names.
public enum LocaleName {
    /// The name as catalogs have it: tags have no case, so `zh_hans` is `zh-Hans` (RFC 5646, 2.1.1).
    public static func canonical(_ name: String) -> String { LocaleFallback.tag(name) }

    /// Whether the name has the form of a BCP 47 language tag (RFC 5646): a language of two to eight letters, then
    /// subtags of one to eight letters and digits. An underscore counts as a hyphen.
    public static func isWellFormed(_ name: String) -> Bool {
        let subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let language = subtags.first, (2...8).contains(language.utf8.count),
            language.allSatisfy({ $0.isASCII && $0.isLetter })
        else { return false }
        return subtags.dropFirst().allSatisfy { subtag in
            (1...8).contains(subtag.utf8.count) && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }
}
