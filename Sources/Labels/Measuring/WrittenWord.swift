internal import Foundation

/// What is between two spaces, and whether people read it as a word: only then does it matter where a line breaks it.
enum WrittenWord {
    /// Whether a text is a word: letters, with punctuation around them, and hyphens and apostrophes inside. Markup,
    /// placeholders, addresses, paths, names in source code and numbers are not. O(n).
    static func isWord(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        // Markup, placeholders, handles and tags, wherever they are.
        if scalars.contains(where: isMark) || has("*", twiceIn: scalars) || has("_", twiceIn: scalars) { return false }
        if let reference = scalars.firstIndex(of: "&"), scalars[reference...].contains(";") { return false }
        guard let first = scalars.firstIndex(where: isOfWord), let last = scalars.lastIndex(where: isOfWord) else {
            return false
        }
        // A path or an address may begin or end with a slash.
        if scalars[..<first].contains("/") || scalars[(last + 1)...].contains("/") { return false }
        let core = scalars[first...last]
        guard core.count(where: \.isLetter) > 1 else { return false }
        return !isAddressOrPath(core) && !isNameInCode(core)
    }

    /// Whether samples that fill the placeholders of a text are at least half of a word.
    static func isMade(_ word: String, of samples: [String]) -> Bool {
        guard !samples.isEmpty else { return false }
        let word = word.lowercased()
        var rest = word
        for sample in samples.map({ $0.lowercased() }).sorted(by: { $0.count > $1.count }) where !sample.isEmpty {
            // A sample of several words is broken inside one of them.
            if sample.contains(word) { return true }
            rest = rest.replacing(sample, with: "")
        }
        return 2 * rest.count <= word.count
    }

    /// Characters that words do not have: those of HTML, Markdown, placeholders, handles and source code.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "<", ">", "{", "}", "[", "]", "`", "@", "#", "$", "%", "^", "=", "|", "\\", "\u{FFFC}", "~": true
        default: false
        }
    }

    /// Whether a character is there twice in a row.
    private static func has(_ scalar: Unicode.Scalar, twiceIn scalars: [Unicode.Scalar]) -> Bool {
        scalars.indices.dropLast().contains { scalars[$0] == scalar && scalars[$0 + 1] == scalar }
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isLetter || scalar.isNumeric
    }

    /// A scheme, a dot or a colon between letters, as in `example.org`, or several slashes. A single slash is between two
    /// words: `und/oder`.
    private static func isAddressOrPath(_ core: ArraySlice<Unicode.Scalar>) -> Bool {
        if core.count(where: { $0 == "/" }) > 1 { return true }
        return core.indices.dropFirst().dropLast().contains { index in
            (core[index] == "." || core[index] == ":") && isLatinOrDigit(core[index - 1])
                && isLatinOrDigit(core[index + 1])
        }
    }

    /// An underscore, many digits, or a capital after two small letters: `app_name`, `4f2a9c01`, `isHidden`. One small letter
    /// before a capital is a brand: `iPhone`.
    private static func isNameInCode(_ core: ArraySlice<Unicode.Scalar>) -> Bool {
        if core.contains("_") { return true }
        let digits = core.count(where: \.isNumeric)
        if 3 * digits >= core.count { return true }
        var small = 0
        for scalar in core {
            if scalar.isSmallLetter {
                small += 1
            } else if scalar.isCapital {
                if small > 1 { return true }
            } else {
                // What follows a hyphen begins anew.
                small = 0
            }
        }
        return false
    }

    private static func isLatinOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
    }
}

/// Properties of Unicode, for ASCII without a look-up in their tables: most letters are there, and most words are looked at again
/// and again.
extension Unicode.Scalar {
    var isLetter: Bool { isASCII ? isSmallLetter || isCapital : properties.isAlphabetic }
    var isNumeric: Bool { isASCII ? "0"..."9" ~= self : properties.numericType != nil }
    var isSmallLetter: Bool { isASCII ? "a"..."z" ~= self : properties.generalCategory == .lowercaseLetter }
    var isCapital: Bool { isASCII ? "A"..."Z" ~= self : properties.generalCategory == .uppercaseLetter }
}
