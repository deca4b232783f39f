extension LayoutEnvironment {
    /// Which way lines and stacks run.
    public enum Direction: String, Codable, Hashable, Sendable, CaseIterable {
        case leftToRight, rightToLeft

        /// The direction of the locale's script: right to left for Arabic, Hebrew, Thaana, Syriac, N'Ko and Adlam.
        ///
        /// The script is taken from the tag where it has one (`az-Arab`), else from the language (CLDR's likely subtags).
        public static func natural(for locale: String) -> Direction {
            let subtags = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
            if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }) {
                return rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
            }
            return rightToLeftLanguages.contains(subtags.first ?? "") ? .rightToLeft : .leftToRight
        }

        private static let rightToLeftScripts: Set<String> = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]
        private static let rightToLeftLanguages: Set<String> = [
            "ar", "arc", "bal", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "khw", "lrc", "mzn", "nqo", "ps", "sd",
            "syr",
            "ug", "ur", "yi",
        ]
    }
}
