internal import Foundation

/// Goes through the `<resources>` of a file (AOSP, `ResourceParser.cpp` of aapt2).
final class AndroidResources: XML.Visitor {
    private(set) var table = EntryTable()
    /// The texts that only refer to other texts: `@string/other`.
    private(set) var references: [TextReference] = []
    /// What `tools:locale` says.
    private(set) var statedLocale: String?

    private let locale: String
    private var shouldTranslate: Bool
    private var mayStayUntranslated = false

    init(locale: String, shouldTranslate: Bool) {
        self.locale = locale
        self.shouldTranslate = shouldTranslate
    }

    func start(_ element: XML.Element, depth: Int) throws(CatalogError) -> XML.Content {
        if depth == 0 {
            guard element.name == "resources" else { throw unexpected(element, expected: "<resources>") }
            if element["translatable"] == "false" { shouldTranslate = false }
            mayStayUntranslated = Self.ignoresMissing(element)
            statedLocale = element["http://schemas.android.com/tools", "locale"].flatMap(AndroidQualifiers.tag)
            return .elements
        }
        return kind(of: element) == nil ? .nothing : .whole
    }

    func visit(_ element: XML.Element) throws(CatalogError) {
        guard let name = element["name"], !name.isEmpty else {
            throw CatalogError(
                .unexpected(found: "\(element.tag) without this attribute", expected: "an attribute 'name'"),
                at: element.position)
        }
        switch kind(of: element) {
        case "plurals": addPlurals(element, name: name)
        case "string-array":
            for (index, item) in element.elements.filter({ $0.name == "item" }).enumerated() {
                addText(item, of: element, name: "\(name)[\(index)]")
            }
        default:
            guard let text = addText(element, of: element, name: name) else { return }
            checkPositions(of: text, in: element, name: name)
        }
    }

    /// The kind of a resource that has texts; nil for other resources, and for elements of other namespaces.
    private func kind(of element: XML.Element) -> String? {
        let kind = element.name == "item" ? element["type"] : element.name
        return element.namespace.isEmpty && ["string", "plurals", "string-array"].contains(kind) ? kind : nil
    }

    /// nil for a reference to another resource.
    @discardableResult
    private func addText(_ item: XML.Element, of resource: XML.Element, name: String) -> AndroidText? {
        guard let text = text(of: item, name: name) else { return nil }
        add(.unit(text.unit), text.arguments, position: item.position, of: resource, name: name)
        return text
    }

    /// Warns of a text that aapt refuses: two placeholders or more in a `string`, one of them without its position.
    private func checkPositions(of text: AndroidText, in element: XML.Element, name: String) {
        guard element.name == "string", element["formatted"] != "false", mayBeTranslated(element),
            !text.hasSpans, JavaPositions.areMissing(in: text.unit.text)
        else { return }
        warn(
            "several placeholders, and not all with a position (%1$s), which aapt refuses without formatted=\"false\"",
            key: name, at: element.contentPosition)
    }

    private func mayBeTranslated(_ resource: XML.Element) -> Bool {
        shouldTranslate && resource["translatable"] != "false"
    }

    /// `tools:ignore="MissingTranslation"`, among other names of lint's checks, or `all` (Android documentation, "Tools
    /// attributes reference").
    private static func ignoresMissing(_ element: XML.Element) -> Bool {
        let names = element["http://schemas.android.com/tools", "ignore"]?.split { $0 == "," || $0 == " " } ?? []
        return names.contains { $0 == "MissingTranslation" || $0 == "all" }
    }

    private func addPlurals(_ element: XML.Element, name: String) {
        var forms: [PluralCategory: LocalizedValue] = [:]
        var arguments: [ArgumentName: ArgumentNote] = [:]
        for item in element.elements where item.name == "item" {
            guard let category = item["quantity"].flatMap(PluralCategory.init) else {
                let known = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
                let quantity = item["quantity"].map { "the quantity \"\($0)\"" } ?? "no quantity"
                warn("an item has \(quantity), expected \(known)", key: name, at: item.position)
                continue
            }
            if forms[category] != nil { warn("\(category.rawValue) comes twice", key: name, at: item.position) }
            guard let text = text(of: item, name: name) else { continue }
            forms[category] = .unit(text.unit)
            arguments.merge(text.arguments) { known, _ in known }
        }
        guard !forms.isEmpty else { return }
        add(.plural(forms), arguments, position: element.position, of: element, name: name)
    }

    private func add(
        _ value: LocalizedValue, _ arguments: [ArgumentName: ArgumentNote], position: Catalog.Position,
        of resource: XML.Element, name: String
    ) {
        let localization = Localization(
            locale: locale, value: value, zeroIsForNumber: false, position: value.units.first?.position ?? position)
        let product = resource["product"].flatMap { $0 == "default" || $0.isEmpty ? nil : $0 }
        table.add(
            Catalog.Entry(
                key: product.map { "\($0)|\(name)" } ?? name, position: position, context: product,
                comment: resource.comment, shouldTranslate: mayBeTranslated(resource),
                mayStayUntranslated: mayStayUntranslated || Self.ignoresMissing(resource), arguments: arguments,
                sizeLimit: Self.sizeLimit(of: resource), placeOfLimit: resource.position,
                localizations: [localization]))
    }

    /// `maxLength`, an attribute of Crowdin's (its documentation, "Android XML"), which does not say what it counts. aapt2 passes
    /// over it.
    private static func sizeLimit(of resource: XML.Element) -> SizeLimit? {
        resource["maxLength"].flatMap(Int.init).flatMap {
            $0 > 0 ? SizeLimit(width: Double($0), unit: .character) : nil
        }
    }

    /// nil for a reference to another resource.
    private func text(of element: XML.Element, name: String) -> AndroidText? {
        guard let text = AndroidText(element) else {
            if let target = AndroidReference.text(in: element.text) {
                let source = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
                references.append(
                    TextReference(key: name, source: source, target: target, position: element.contentPosition))
            }
            return nil
        }
        for fault in text.faults { warn(fault, key: name, at: element.contentPosition) }
        return text
    }

    private func warn(_ detail: String, key: String, at position: Catalog.Position) {
        table.warnings.append(CatalogError(.oddText(key: key, detail: detail), at: position))
    }
}
