extension Placeholder {
    /// The placeholder with what the catalog states about its argument, if the text itself does not: of Flutter's
    /// `{day}` the file states that it is a `DateTime` to be written as `yMMMd`.
    ///
    /// The types are those of Dart that Flutter's messages know (flutter_tools, gen_l10n): `int`, `double`, `num`,
    /// `DateTime`; of any other an argument is a text.
    func noted(_ note: ArgumentNote?) -> Placeholder {
        guard let note, style == nil else { return self }
        var placeholder = self
        if kind == .text {
            switch note.type {
            case "int": placeholder.kind = .integer
            case "double", "num": placeholder.kind = .real
            case "DateTime": placeholder.kind = .date
            default: return self
            }
        }
        placeholder.style = note.format == "currency" ? "isoCurrency" : note.format
        return placeholder
    }
}

extension ArgumentNote {
    /// The example as a number; nil where it is none.
    var number: FormatArgument? {
        guard let example else { return nil }
        if let integer = Int(example) { return .integer(integer) }
        return Double(example).flatMap { $0.isFinite ? .real($0) : nil }
    }
}
