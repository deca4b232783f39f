/// Writes texts of users, such as names of files and keys, in a YAML document.
enum YAMLText {
    /// The text as a scalar: plain where that is safe, else in quotes.
    static func scalar(_ text: String) -> String {
        if isPlain(text) { return text }
        guard text.unicodeScalars.allSatisfy(isPrintable) else { return doubleQuoted(text) }
        return "'" + text.replacing("'", with: "''") + "'"
    }

    /// A scalar in double quotes, as people write patterns.
    static func doubleQuoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" {
                quoted += "\\\(scalar)"
            } else if isPrintable(scalar) {
                quoted.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16)
                quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            }
        }
        return quoted + "\""
    }

    /// A text as part of a comment, which it cannot end.
    static func comment(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isPrintable($0) ? $0 : " " }))
    }

    /// Whether a text without quotes is read as a text: numbers and words such as `yes` may be something else to other
    /// programs.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || first == "." || first == "_",
            text.unicodeScalars.contains(where: \.properties.isAlphabetic),
            !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased()),
            // .5e3, .inf and .nan are numbers.
            first != "." || text.unicodeScalars.contains("/")
        else { return false }
        return text.unicodeScalars.allSatisfy {
            ($0.properties.isAlphabetic && isPrintable($0)) || "0123456789._-/".unicodeScalars.contains($0)
        }
    }

    /// The printable characters of YAML 1.2, 5.1, without those that end a line or show nothing.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
        default: true
        }
    }
}
