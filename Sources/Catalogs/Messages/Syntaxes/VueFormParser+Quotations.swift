extension VueFormParser {
    /// Reads the rest of `'text'` and replaces its escapes.
    mutating func parseQuoted() -> String? {
        var quoted = ""
        while let scalar = scanner.peek {
            scanner.advance()
            switch scalar {
            case "'": return quoted
            case "\\":
                guard let escaped = parseEscape() else { return nil }
                quoted.unicodeScalars.append(escaped)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return nil
    }

    /// Reads the rest of `\'`, `\\`, `\u0041` or `\U01F602`.
    private mutating func parseEscape() -> Unicode.Scalar? {
        guard let scalar = scanner.peek else { return nil }
        scanner.advance()
        let digits: Int
        switch scalar {
        case "'", "\\": return scalar
        case "u": digits = 4
        case "U": digits = 6
        default: return nil
        }
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let scalar = scanner.peek, let digit = Character(scalar).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
            scanner.advance()
        }
        return Unicode.Scalar(value)
    }
}
