#if canImport(FoundationEssentials)
internal import FoundationEssentials
internal import FoundationInternationalization
#else
internal import Foundation
#endif

/// Names of locales as files and folders have them.
package enum LocaleTag {
    /// The BCP 47 tag of a name; nil for a name that is not a locale's.
    ///
    /// Reads tags with hyphens or underscores in any case (`pt_br`), and POSIX names (`sr_RS.UTF-8@latin`). The language
    /// is one of ISO 639 that ICU lists, script and region are those of ISO 15924 and 3166 (or UN M.49), variants those
    /// of the list below: any other word after a language, as in `en-common`, makes the name that of something else. A
    /// language that is repeated as a region (`kab-KAB`, as translation services name it) is the language.
    package static func canonical(_ name: String) -> String? { tag(name, isLanguage: language) }

    /// The tag of a name that has the form of a locale's, of a language that ICU does not list: `kmr`, `cmn`, `zh-YUE`; nil
    /// for any other, and for words that files are named with.
    ///
    /// Three letters are a word as often as a language. So whoever asks needs another reason to take the name for a
    /// locale's, such as the names beside it.
    static func unlisted(_ name: String) -> String? {
        guard canonical(name) == nil else { return nil }
        return tag(name) { name in
            let name = name.lowercased()
            if let listed = language(name) { return listed }
            let isCode = name.utf8.count == 3 && name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
            return isCode && !fileWords.contains(name) && !usualWords.contains(name) ? name : nil
        }
    }

    /// The tag that a name stands for where nothing but a locale's can be.
    package static func named(_ name: String) -> String? { canonical(name) ?? unlisted(name) }

    /// A tag with hyphens, in the case that BCP 47 recommends (2.1.1): `zh-Hans-CN` for `ZH_hans_cn`. What is after a
    /// subtag of one character stays as it is.
    static func cased(_ name: String) -> String {
        var subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
        guard let first = subtags.first, (2...3).contains(first.utf8.count), first.allSatisfy(\.isLetter) else {
            return subtags.joined(separator: "-")
        }
        subtags[0] = first.lowercased()
        if subtags.count > 1, subtags[0].utf8.count == 3, subtags[1].lowercased() == subtags[0] {
            subtags.remove(at: 1)
        }
        for index in subtags.indices.dropFirst() {
            let subtag = subtags[index]
            switch subtag.count {
            case 0, 1: return subtags.joined(separator: "-")
            case 2: subtags[index] = subtag.uppercased()
            case 4 where subtag.allSatisfy(\.isLetter):
                subtags[index] = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
            default: subtags[index] = subtag.lowercased()
            }
        }
        return subtags.joined(separator: "-")
    }

    private static func tag(_ name: String, isLanguage: (String) -> String?) -> String? {
        guard let posix = POSIXName(name) else { return nil }
        var subtags = posix.name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        guard subtags.count <= 6, let language = subtags.popFirst().flatMap({ isLanguage(String($0)) }) else {
            return nil
        }
        var tag = [language]
        if let next = subtags.first?.lowercased() {
            let isRepeated = next == language && next.utf8.count == 3
            if next.isExtension(of: language) { tag.append(next) }
            if isRepeated || tag.count > 1 { subtags = subtags.dropFirst() }
        }
        if let script = subtags.first.flatMap({ script(String($0)) }) {
            (tag, subtags) = (tag + [script], subtags.dropFirst())
        }
        if let region = subtags.first.flatMap({ region(String($0)) }) {
            (tag, subtags) = (tag + [region], subtags.dropFirst())
        }
        for subtag in subtags {
            guard variants.contains(subtag.lowercased()) else { return nil }
            tag.append(subtag.lowercased())
        }
        return posix.apply(to: tag).joined(separator: "-")
    }

    /// Whether a name is a locale's and yet a usual name of files and folders: `bin`, `my`, `is`.
    static func isUsualWord(_ name: String) -> Bool { usualWords.contains(name.lowercased()) }

    private static func language(_ name: String) -> String? {
        let name = name.lowercased()
        if let newer = replaced[name] { return newer }
        return languages.contains(name) ? name : nil
    }

    private static func script(_ name: String) -> String? {
        let name = name.prefix(1).uppercased() + name.dropFirst().lowercased()
        return name.utf8.count == 4 && Locale.Script(name).isISOScript ? name : nil
    }

    private static func region(_ name: String) -> String? {
        let name = name.uppercased()
        guard (2...3).contains(name.utf8.count) else { return nil }
        return Locale.Region(name).isISORegion || pseudoregions.contains(name) ? name : nil
    }

    /// The languages of ICU, without its codes for no particular language.
    private static let languages = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
        .union(["no", "tl", "sh", "mo"]).subtracting(["und", "mul", "mis", "zxx"])

    /// Codes that ISO 639 has withdrawn, and their successors (IANA Language Subtag Registry, Preferred-Value).
    private static let replaced = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv"]

    /// Regions of CLDR's pseudolocales `en-XA` and `ar-XB`.
    private static let pseudoregions: Set = ["XA", "XB"]

    /// Variants of the IANA Language Subtag Registry that interfaces are translated into.
    private static let variants: Set = [
        "valencia", "tarask", "oxendict", "scotland", "polyton", "monoton", "1901", "1996", "1990", "ekavsk",
        "ijekavsk",
        "arevela", "arevmda", "pinyin", "wadegile", "heploc", "hepburn", "posix", "nedis", "rozaj", "pamaka",
    ]

    /// Words of three letters that files and folders beside those of locales are named with.
    private static let fileWords: Set = [
        "add", "aes", "all", "and", "api", "app", "art", "aux", "avg", "bad", "bat", "bot", "box", "bus", "buy", "cdn",
        "cfg", "cgi", "chk", "cli", "cmd", "cms", "com", "cpp", "crm", "css", "csv", "ctl", "cut", "dat", "day",
        "dbg", "def", "dev", "dir", "doc", "dom", "dot", "edu", "emb", "end", "eng", "env", "erp", "err", "etc", "exe",
        "ext", "faq", "fax", "fix", "foo", "for", "ftp", "fun", "gen", "get", "gif", "git", "gnu", "gui", "hex", "hub",
        "ico", "ide", "img", "inc", "ini", "ion", "ios", "jar", "job", "jpg", "jsx", "key", "kit", "lab", "lib", "lin",
        "log", "lua", "mac", "map", "max", "med", "mix", "mod", "msg", "mui", "nav", "net", "nix", "nls", "npm", "obj",
        "old", "one", "opt", "org", "osx", "out", "own", "pay", "pdf", "pgp", "php", "pic", "pkg", "png", "pop", "pos",
        "pre", "prj", "pub", "pwa", "raw", "ref", "reg", "rel", "rep", "req", "res", "rpc", "rss", "rst", "rtf", "run",
        "sdk", "seo", "set", "sms", "spa", "sql", "src", "ssh", "ssl", "sso", "std", "str", "sub", "svc", "svg", "svn",
        "sys", "tab", "tag", "tar", "tax", "tcp", "tex", "tip", "tmp", "top", "tpl", "tsx", "ttf", "tui", "two", "txt",
        "uat", "udp", "uid", "uri", "url", "usb", "use", "usr", "utf", "val", "var", "vat", "vpn", "vue", "web", "wiz",
        "win", "www", "xml", "xsl", "xyz", "yml", "you", "zip", "zoo",
    ]

    private static let usualWords: Set = [
        "am", "as", "be", "bi", "co", "da", "go", "he", "hi", "ho", "id", "in", "io", "is", "it", "la", "lo", "ml",
        "my",
        "ms", "na", "no", "om", "or", "os", "pa", "ps", "rm", "sc", "se", "so", "su", "to", "ts", "ty", "ve", "za",
        "ada", "arc", "ban", "bar", "bin", "bug", "bum", "cad", "car", "cop", "dak", "dar", "del", "den", "din", "doi",
        "fan", "fat", "fon", "gan", "gay", "got", "hit", "lad", "lag", "lam", "lol", "mad", "mag", "mai", "mak",
        "man", "mas", "men", "mic", "mid", "min", "mus", "nap", "new", "non", "nym", "pal", "pam", "pap", "pro", "rap",
        "rar", "rom", "sad", "sam", "sas", "sat", "see", "sid", "sus", "tem", "ter", "tog", "tru", "tum", "war", "was",
        "yap", "zap", "zen",
    ]
}

extension String {
    /// Whether it names a Chinese language in the place after `zh`, as an extended language subtag (BCP 47, 2.2.2).
    fileprivate func isExtension(of language: String) -> Bool {
        language == "zh" && ["yue", "cmn", "nan", "hak", "wuu"].contains(self)
    }
}

/// A locale's name in the form of POSIX: `language[_region][.codeset][@modifier]` (GNU gettext manual, Locale Names).
private struct POSIXName {
    /// What is before codeset and modifier.
    let name: String
    private let modifier: String?

    /// nil for a codeset that does not exist.
    init?(_ text: String) {
        guard text.utf8.count <= 64 else { return nil }
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let main = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        if main.count > 1, !["utf-8", "utf8", "iso-8859-1", "iso88591"].contains(main[1].lowercased()) { return nil }
        name = String(main[0])
        modifier = parts.count > 1 ? parts[1].lowercased() : nil
    }

    /// The subtags with what the modifier adds: a script, a variant, or else a subtag of private use, as in
    /// `en-x-quot`.
    func apply(to tag: [String]) -> [String] {
        guard let modifier, modifier != "euro" else { return tag }
        if let script = Self.scripts[modifier] { return [tag[0], script] + tag.dropFirst() }
        if ["valencia", "tarask", "ijekavsk", "ekavsk"].contains(modifier) { return tag + [modifier] }
        return modifier == "ijekavian" ? tag + ["ijekavsk"] : tag + ["x", String(modifier.prefix(8))]
    }

    private static let scripts = [
        "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab", "hebrew": "Hebr",
        "mongolian": "Mong",
        "iqtelif": "Latn",
    ]
}
