/// Puts accents on Latin letters, wherever Latin Extended-A has the letter with one, as nearly every font covers that.
enum Accents {
    /// What follows the words of a link, `](…)`, stays as it is.
    ///
    /// - Parameter guessingMarkup: Whether `<b>`, `{name}` and `&amp;` stay too: where the syntax of the text does not say
    ///   what is markup.
    static func apply(to words: String, guessingMarkup: Bool) -> String {
        var accented = String.UnicodeScalarView()
        var rest = words.unicodeScalars[...]
        while let scalar = rest.first {
            if let end = markupEnd(of: rest, guessing: guessingMarkup) {
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
        of text: Substring.UnicodeScalarView, guessing: Bool
    ) -> Substring.UnicodeScalarView.Index? {
        let (close, limit): (Unicode.Scalar, Int)
        switch text.first {
        case "<" where guessing: (close, limit) = (">", 200)
        case "{" where guessing: (close, limit) = ("}", 200)
        case "&" where guessing: (close, limit) = (";", 10)
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
