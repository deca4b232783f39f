/// Puts accents on Latin letters, wherever Latin Extended-A has the letter with one, as nearly every font covers that.
enum Accents {
    /// Markup stays as it is: `<b>`, `{name}`, `&amp;`, and what follows the words of a link, `](…)`.
    static func apply(to words: String) -> String {
        var accented = String.UnicodeScalarView()
        var rest = words.unicodeScalars[...]
        while let scalar = rest.first {
            if let end = markupEnd(of: rest) {
                accented.append(contentsOf: rest[..<end])
                rest = rest[end...]
            } else {
                accented.append(letters[scalar] ?? scalar)
                rest.removeFirst()
            }
        }
        return String(accented)
    }

    /// Where the markup that starts here ends; nil when none starts here.
    private static func markupEnd(
        of text: Substring.UnicodeScalarView
    ) -> Substring.UnicodeScalarView.Index? {
        let (close, limit): (Unicode.Scalar, Int)
        switch text.first {
        case "<": (close, limit) = (">", 200)
        case "{": (close, limit) = ("}", 200)
        case "&": (close, limit) = (";", 10)
        case "]" where text.dropFirst().first == "(": (close, limit) = (")", 2_000)
        default: return nil
        }
        let inside = text.dropFirst().prefix(limit)
        guard let end = inside.firstIndex(of: close), !inside[..<end].contains(" ") || close != ";" else { return nil }
        return text.index(after: end)
    }

    private static let letters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
        uniqueKeysWithValues: zip(
            "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz".unicodeScalars,
            "ÅåÇçÐďÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž".unicodeScalars))
}
