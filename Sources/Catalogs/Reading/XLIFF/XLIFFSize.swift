/// How long a text may be: `maxwidth` and `size-unit` of XLIFF 1.2 (2.3), the Size and Length Restriction Module of XLIFF
/// 2 (5.8).
enum XLIFFSize {
    static let module = "urn:oasis:names:tc:xliff:sizerestriction:2.0"

    /// nil for an element that states none.
    static func limit(of element: XML.Element, in scope: XLIFFScope) -> SizeLimit? {
        if let width = element["maxwidth"].flatMap(Double.init), width.isFinite, width >= 0 {
            return SizeLimit(width: width, unit: unit(element["size-unit"] ?? "pixel"))
        }
        if let bytes = element["maxbytes"].flatMap(Int.init), bytes >= 0 {
            return SizeLimit(width: Double(bytes), unit: .byte)
        }
        if let size = element[module, "sizeRestriction"].flatMap(largest) {
            return SizeLimit(width: size, unit: profile(scope.sizeProfile ?? "xliff:codepoints"))
        }
        return element[module, "storageRestriction"].flatMap(largest).map {
            SizeLimit(width: $0, unit: profile(scope.storageProfile ?? "xliff:utf8"))
        }
    }

    private static func unit(_ name: String) -> SizeLimit.Unit {
        switch name {
        case "pixel": .pixel
        case "char": .character
        case "byte": .byte
        default: .other(name)
        }
    }

    /// The standard profiles.
    private static func profile(_ name: String) -> SizeLimit.Unit {
        switch name {
        case "xliff:codepoints": .scalar
        case "xliff:utf8": .byte
        default: .other(name)
        }
    }

    /// `20`, or `5,20` for the least and the most.
    private static func largest(_ restriction: String) -> Double? {
        let numbers = restriction.split(separator: ",").map { Int(String($0.filter { !$0.isWhitespace })) }
        guard let last = numbers.last, numbers.count <= 2, let last, last >= 0 else { return nil }
        return Double(last)
    }
}
