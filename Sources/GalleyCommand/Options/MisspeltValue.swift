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

    /// Looks for the first value of the words that is no name of its option, once the words were refused.
    ///
    /// ArgumentParser lists the names there are; which one was meant it does not say.
    ///
    /// - Throws: `UnknownName` where a name is near.
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
