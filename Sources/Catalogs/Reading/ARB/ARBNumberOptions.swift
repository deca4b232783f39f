/// `optionalParameters` of a placeholder: the other arguments of the constructor of Dart's NumberFormat.
struct ARBNumberOptions {
    private var texts: [String: String] = [:]
    private var decimalDigits: Int?

    init() {}

    init(_ json: inout JSONReader) throws(CatalogError) {
        try json.readObject("an object") { (json, name) throws(CatalogError) in
            switch (name.value, try json.nextKind()) {
            case (_, .string): texts[name.value] = try json.readString("a text").value
            case ("decimalDigits", .number):
                decimalDigits = try json.readInteger("a number of digits, 0 to 20", in: 0...20)
            default: try json.skipValue()
            }
        }
    }

    /// The format with its parameters, in ICU's words: a pattern or a skeleton. The format itself where there are none.
    func style(of format: String?) -> String? {
        if let pattern = texts["customPattern"] {
            return pattern.replacing("\u{A4}", with: quoted(texts["symbol"] ?? texts["name"] ?? ""))
        }
        guard let format, !texts.isEmpty || decimalDigits != nil else { return format }
        let isCompact = format.hasPrefix("compact")
        if let symbol = texts["symbol"], !isCompact {
            let digits = decimalDigits ?? 2
            return quoted(symbol) + "#,##0" + (digits > 0 ? "." + String(repeating: "0", count: digits) : "")
        }
        let isLong = format == "compactLong"
        var parts: [String] = isCompact ? [isLong ? "compact-long" : "compact-short"] : []
        if let name = texts["name"] { parts.append("currency/\(name)") }
        if format.lowercased().contains("simplecurrency") { parts.append("unit-width-narrow") }
        if format.contains("ercent") { parts += ["percent", "scale/100"] }
        if let decimalDigits { parts.append("." + String(repeating: "0", count: decimalDigits)) }
        return parts.isEmpty ? format : "::" + parts.joined(separator: " ")
    }

    private func quoted(_ text: String) -> String { text.isEmpty ? "" : "'\(text.replacing("'", with: "''"))'" }
}
