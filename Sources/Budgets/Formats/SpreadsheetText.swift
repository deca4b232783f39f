/// Texts in cells of a spreadsheet, which would run some of them as formulas: `=HYPERLINK(…)`.
///
/// Such a text has an apostrophe before it. Some programs split lines at semicolons and tabs and ignore quotation marks
/// then, so a formula after one of these or at the beginning of a line has one too. A text that begins with apostrophes
/// gets one more, so that the original can be restored.
public enum SpreadsheetText {
    /// The text as no spreadsheet runs it. O(n).
    public static func inert(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: mayBegin) else { return text }
        var result = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        var last: Unicode.Scalar?
        while let scalar = rest.first {
            if isFormula(rest, after: last) { result.append("'") }
            // The apostrophes are one beginning, whatever their number.
            let run = scalar == "'" ? rest.prefix { $0 == "'" } : rest.prefix(1)
            result.append(contentsOf: run)
            last = scalar
            rest = rest[run.endIndex...]
        }
        return String(result)
    }

    /// The text that ``inert(_:)`` was given. A text that has come back without the apostrophe is the same. O(n).
    public static func plain(_ text: String) -> String {
        guard text.unicodeScalars.contains("'") else { return text }
        var result = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        var last: Unicode.Scalar?
        while let scalar = rest.first {
            let run = scalar == "'" ? rest.prefix { $0 == "'" } : rest.prefix(1)
            let isAdded = scalar == "'" && isFormula(rest, after: last)
            result.append(contentsOf: isAdded ? run.dropFirst() : run)
            last = scalar
            rest = rest[run.endIndex...]
        }
        return String(result)
    }

    /// Whether a formula begins here, behind any number of apostrophes.
    private static func isFormula(
        _ rest: Substring.UnicodeScalarView, after last: Unicode.Scalar?
    ) -> Bool {
        guard last.map({ ";\t\r\n".unicodeScalars.contains($0) }) ?? true else { return false }
        guard let first = rest.first(where: { $0 != "'" }) else { return false }
        // Programs may skip white space at the beginning of a cell.
        return last == nil ? mayBegin(first) : beginsFormula(first)
    }

    private static func mayBegin(_ scalar: Unicode.Scalar) -> Bool {
        beginsFormula(scalar) || scalar == "\t" || scalar == "\r" || scalar == "\n"
    }

    /// With the wide forms, which programs for East Asian languages take for the same.
    private static func beginsFormula(_ scalar: Unicode.Scalar) -> Bool {
        "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(scalar)
    }
}
