/// Goes through the `<dict>` of a `.stringsdict` file, and takes one member after the other.
final class StringsDictionary: XML.Visitor {
    private(set) var table = EntryTable()
    private let locale: String
    private var key: XML.Element?

    init(locale: String) { self.locale = locale }

    func start(_ element: XML.Element, depth: Int) throws(CatalogError) -> XML.Content {
        switch (depth, element.name) {
        case (0, "plist"), (1, "dict"): return .elements
        case (0, _): throw unexpected(element, expected: "<plist>")
        case (1, _): throw unexpected(element, expected: "<dict>")
        default: return .whole
        }
    }

    func visit(_ element: XML.Element) throws(CatalogError) {
        switch (key, element.name) {
        case (nil, "key"): key = element
        case (nil, _): throw unexpected(element, expected: "<key>")
        case (_?, "key"): throw unexpected(element, expected: "the value of the key before it")
        case (let name?, _):
            add(
                XML.Element.Member(
                    key: name.text, position: name.position, comment: name.comment, value: element))
            key = nil
        }
    }

    /// Adds the texts of a member, with its warnings.
    func add(_ member: XML.Element.Member) {
        var rule = StringsDictRule(key: member.key)
        let value = rule.value(of: member.value)
        table.warnings += rule.warnings
        guard let value else { return }
        let localization = Localization(
            locale: locale, value: value, substitutions: rule.substitutions,
            position: value.units.first?.position ?? member.position)
        table.add(
            Catalog.Entry(
                key: member.key, position: member.position, comment: member.comment, localizations: [localization]))
    }
}
