/// The qualifiers of a resource folder: `values-mcc310-de-rDE-land` (Android documentation, App resources overview).
enum AndroidQualifiers {
    /// Files of the same name in folders that differ in the locale alone are one catalog: `values-land` and
    /// `values-de-land`, but not `values-de`.
    static func place(of path: String) -> CatalogPlace {
        var components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard components.count > 1 else { return CatalogPlace(pattern: path, locale: nil) }
        let folder = components.count - 2
        var parts = components[folder].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts[0] == "values" else { return CatalogPlace(pattern: path, locale: nil) }

        // Mobile country and network codes come before the locale.
        let start = 1 + parts.dropFirst().prefix { isOperator($0) }.count
        let locale = self.locale(parts[start...])
        parts.removeSubrange(start..<start + (locale?.count ?? 0))
        components[folder] =
            parts[..<start].joined(separator: "-") + "*" + parts[start...].map { "-\($0)" }.joined()
        return CatalogPlace(pattern: components.joined(separator: "/"), locale: locale?.tag)
    }

    /// The BCP 47 tag of a locale as a qualifier has it, `de-rDE` or `b+sr+Latn`, or as itself.
    static func tag(_ name: String) -> String? {
        locale(name.split(separator: "-").map(String.init)[...])?.tag ?? LocaleFallback.tag(name)
    }

    /// The locale at the start of these qualifiers, and how many they are.
    private static func locale(_ parts: ArraySlice<String>) -> (tag: String, count: Int)? {
        guard let first = parts.first else { return nil }
        if first.hasPrefix("b+") {
            let subtags = first.dropFirst(2).split(separator: "+").map(String.init)
            guard let language = subtags.first else { return nil }
            return (LocaleTag.cased(([current(language.lowercased())] + subtags.dropFirst()).joined(separator: "-")), 1)
        }
        // `car` is the qualifier of a car's screen (AOSP, `LocaleValue::InitFromParts`).
        guard (2...3).contains(first.utf8.count), first != "car", first.utf8.allSatisfy(isLetter) else { return nil }
        let language = current(first.lowercased())
        if let second = parts.dropFirst().first, let region = region(second) { return ("\(language)-\(region)", 2) }
        return (language, 1)
    }

    /// `rDE`, `r419`.
    private static func region(_ part: String) -> String? {
        let region = part.dropFirst()
        guard part.hasPrefix("r") else { return nil }
        let isCode = region.utf8.count == 2 && region.utf8.allSatisfy(isLetter)
        let isNumber = region.utf8.count == 3 && region.utf8.allSatisfy(isDigit)
        return isCode || isNumber ? region.uppercased() : nil
    }

    /// Java's old codes for languages (`java.util.Locale`), and `tl`, which Android takes for `fil`.
    private static func current(_ language: String) -> String {
        ["iw": "he", "in": "id", "ji": "yi", "tl": "fil"][language] ?? language
    }

    private static func isOperator(_ part: String) -> Bool {
        (part.hasPrefix("mcc") || part.hasPrefix("mnc")) && part.utf8.count > 3
            && part.utf8.dropFirst(3).allSatisfy(isDigit)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
