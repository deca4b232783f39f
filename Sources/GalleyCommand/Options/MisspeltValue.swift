internal import ArgumentParser
internal import Galley

/// Values of options that are one of a few names.
enum MisspeltValue {
    private static let options: [String: (kind: String, names: [String])] = [
        "--platform": ("platform", Platform.allValueStrings),
        "--text-size": ("text size", TextSize.allValueStrings),
        "--fail-on": ("severity that can fail", Severity.allValueStrings),
        "--font-style": ("text style", FontStyle.allValueStrings),
        "--weight": ("weight", LabelFont.Weight.allValueStrings),
        "--alignment": ("alignment", LabelTypesetting.Alignment.allValueStrings),
        "--truncation-mode": ("truncation mode", LabelTypesetting.TruncationMode.allValueStrings),
    ]

    /// Looks for the first value among the words that is not a name of its option, after ArgumentParser has refused the
    /// words.
    ///
    /// ArgumentParser lists the allowed names, but does not say which was probably meant.
    ///
    /// - Throws: `UnknownName` if the value is similar to an allowed name.
    static func refuseUnknown(in words: [String]) throws {
        var option: String?
        for word in words.prefix(while: { $0 != "--" }) {
            var value = word
            if option == nil {
                guard let sign = word.firstIndex(of: "="), word.hasPrefix("--") else {
                    option = options[word] == nil ? nil : word
                    continue
                }
                option = String(word[..<sign])
                value = String(word[word.index(after: sign)...])
            }
            defer { option = nil }
            guard let (kind, names) = option.flatMap({ options[$0] }) else { continue }
            let known = Set(names.map { $0.lowercased() })
            for part in value.split(separator: ",").map(String.init) where !known.contains(part.lowercased()) {
                let error = UnknownName(part, kind: kind, expected: names)
                if error.nearest != nil { throw error }
            }
        }
    }
}
