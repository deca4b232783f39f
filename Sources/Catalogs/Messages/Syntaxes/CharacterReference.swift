/// Character references of HTML: `&amp;`, `&nbsp;`, `&#8211;`, `&#x2013;`.
enum CharacterReference {
    /// Skips what is after the ampersand. nil where it is not a reference; the scanner may then be anywhere in it.
    static func take(_ scanner: inout TextScanner) -> String? {
        let name = scanner.take {
            ("0"..."9").contains($0) || ("a"..."z").contains($0) || ("A"..."Z").contains($0) || $0 == "#"
        }
        guard name.utf8.count <= longestName, scanner.take(";") else { return nil }
        return scalar(of: name[...]).map { String($0) }
    }

    /// The character of the name between ampersand and semicolon; nil where it is not a reference.
    static func scalar(of name: Substring) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return named[String(name)] }
        let number = name.dropFirst()
        let code = "xX".contains(number.first ?? "#") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
        return code.flatMap(Unicode.Scalar.init)
    }

    private static let longestName = 10

    /// The references that translations use (HTML standard, "Named character references"); the full list has 2,231.
    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
        "ndash": "–", "mdash": "—", "hellip": "…", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›",
        "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•",
        "middot": "·", "copy": "©", "reg": "®", "trade": "™", "deg": "°", "times": "×", "euro": "€", "pound": "£",
        "sect": "§", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "thinsp": "\u{2009}", "ensp": "\u{2002}",
        "emsp": "\u{2003}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
        "iexcl": "¡", "iquest": "¿", "szlig": "ß", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
        "Uuml": "Ü", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "aring": "å", "aelig": "æ",
        "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í",
        "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
        "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "yacute": "ý", "Eacute": "É", "Agrave": "À",
    ]
}
