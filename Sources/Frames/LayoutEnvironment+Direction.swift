extension LayoutEnvironment {
    /// Which way lines and stacks run.
    public enum Direction: String, Codable, Hashable, Sendable, CaseIterable {
        /// Where a line of text begins.
        case leftToRight, rightToLeft

        /// The direction of the script that a locale is written in.
        ///
        /// The script is taken from the tag where it has one (`az-Arab`). Otherwise it is the likely script of the
        /// language, or of the language in that region (the part of CLDR's likely subtags that is written from right to
        /// left). Extensions such as `-u-nu-latn` do not matter.
        public static func natural(for locale: String) -> Direction {
            // After a single letter there is an extension (BCP 47).
            let subtags = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }.prefix { $0.utf8.count > 1 }
            guard let language = subtags.first else { return .leftToRight }
            let rest = subtags.dropFirst()
            if let script = rest.prefix(2).first(where: { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }) {
                return rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
            }
            let region = rest.first { (2...3).contains($0.utf8.count) } ?? ""
            if let regions = regionsOfTheOtherDirection[language], regions.contains(region) {
                return rightToLeftLanguages.contains(language) ? .leftToRight : .rightToLeft
            }
            return rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
        }

        private static let rightToLeftScripts: Set<String> = [
            "adlm", "arab", "aran", "armi", "avst", "chrs", "cprt", "elym", "hatr", "hebr", "hung", "khar", "lydi",
            "mand", "mani", "mend", "merc", "mero", "narb", "nbat", "nkoo", "orkh", "ougr", "palm", "phli", "phlp",
            "phnx", "prti", "rohg", "samr", "sarb", "sogd", "sogo", "syrc", "thaa", "yezi",
        ]
        private static let rightToLeftLanguages: Set<String> = [
            "ae", "aeb", "ajt", "apc", "apd", "ar", "ara", "arc", "arq", "ars", "ary", "arz", "ave", "avl",
            "bal", "bej", "bft", "bgn", "bqi", "brh", "cja", "ckb", "dcc", "dgl", "div", "dv", "fa", "fas",
            "fia", "fub", "gbz", "gjk", "gju", "glk", "grc", "gwc", "gwt", "haz", "he", "heb", "hnd", "hno",
            "iw", "ji", "kas", "kby", "khw", "ks", "kvx", "kxp", "kzh", "lad", "lah", "lki", "lrc", "luz",
            "mde", "mfa", "mki", "mvy", "myz", "mzn", "nqo", "oru", "ota", "otk", "oui", "pal", "phl", "phn",
            "pra", "prd", "ps", "pus", "rhg", "rmt", "scl", "sd", "sdh", "shu", "skr", "smp", "snd", "sog",
            "swb", "syr", "trw", "ug", "uig", "ur", "urd", "wni", "xco", "xld", "xmn", "xmr", "xna", "xpr",
            "xsa", "yi", "yid", "zdj",
        ]
        private static let regionsOfTheOtherDirection: [String: Set<String>] = [
            "az": ["iq", "ir"], "uz": ["af"], "ku": ["lb"], "pa": ["pk"], "ms": ["cc"],
            "kk": ["af", "cn", "ir", "mn"], "ky": ["cn"], "tg": ["pk"], "ha": ["cm", "sd"], "man": ["gn"], "sd": ["in"],
            "ug": ["kz", "mn"],
        ]
    }
}
