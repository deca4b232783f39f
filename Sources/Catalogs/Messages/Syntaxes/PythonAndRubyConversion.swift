/// What follows the name of an argument where formats are otherwise those of printf: flags, width, precision and the
/// letter of the conversion, as Python and Ruby have them.
enum PythonAndRubyConversion {
    /// Skips a conversion. nil where there is none; the scanner may then be anywhere in it.
    ///
    /// A space is not a flag, nor is a hyphen without a width, as in the parser of printf itself.
    static func take(_ scanner: inout TextScanner) -> (kind: Placeholder.Kind, layout: NumberLayout)? {
        var layout = NumberLayout()
        for flag in scanner.take(while: { "0+-#".unicodeScalars.contains($0) }).unicodeScalars {
            switch flag {
            case "0": layout.padsWithZeros = true
            case "+": layout.alwaysShowsSign = true
            case "-": layout.isLeftAligned = true
            default: break
            }
        }
        layout.width = min(scanner.takeNumber() ?? 0, 99)
        if scanner.take(".") { layout.precision = min(scanner.takeNumber() ?? 0, 15) }
        _ = scanner.take { "hlL".unicodeScalars.contains($0) }
        guard let letter = scanner.peek, let kind = kind(of: letter),
            !layout.isLeftAligned || layout.width > 0
        else {
            return nil
        }
        scanner.advance()
        layout.conversion = kind == .text ? "@" : Character(letter)
        return (kind, layout)
    }

    private static func kind(of letter: Unicode.Scalar) -> Placeholder.Kind? {
        switch letter {
        case "s", "r", "a", "c", "p": .text
        case "d", "i", "u", "x", "X", "o", "b", "B": .integer
        case "f", "F", "e", "E", "g", "G": .real
        default: nil
        }
    }
}
