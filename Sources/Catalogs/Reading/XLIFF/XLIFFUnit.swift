/// A unit of translation: `trans-unit` of XLIFF 1.2, `unit` of 2.
struct XLIFFUnit {
    /// The name of the text, where the file has one beside the number of the unit (`resname`, `name`), or else `id`; nil for
    /// a unit that has neither.
    var id: String?
    var position: Catalog.Position
    var source: StringUnit?
    var target: StringUnit?
    var comment: String?
    var shouldTranslate = true
    var sizeLimit: SizeLimit?
    var placeOfLimit: Catalog.Position?
}

/// The attributes that groups give to the units in them.
struct XLIFFScope {
    var shouldTranslate = true
    var sizeLimit: SizeLimit?
    /// The element that has the limit.
    var placeOfLimit: Catalog.Position?
    /// Whether white space counts as it is (`xml:space`).
    var preservesSpace = false
    /// Of the `original` of the file.
    var syntax = MessageSyntax.printf
    /// Profiles of XLIFF 2's restrictions of size.
    var sizeProfile: String?
    var storageProfile: String?

    /// The scope inside an element: `translate` and limits there go before those outside.
    mutating func enter(_ element: XML.Element) {
        if let translate = element["translate"] { shouldTranslate = translate != "no" }
        if let space = element["xml:space"] { preservesSpace = space == "preserve" }
        if let limit = XLIFFSize.limit(of: element, in: self) {
            (sizeLimit, placeOfLimit) = (limit, element.position)
        }
    }

    /// How the texts of a file write their placeholders, by the format that they were taken from (a choice).
    static func syntax(ofOriginal name: String) -> MessageSyntax {
        switch name.split(separator: ".").last?.lowercased() {
        case "resx", "resw": .braces
        case "ts": .qt
        case "arb": .flutter
        case "ftl": .fluent
        case "properties": .javaMessage
        case "rb": .rails
        default: .printf
        }
    }
}
