/// Reads what a key says in one locale: a `stringUnit`, `variations` by plural or device, and `substitutions`.
enum LocalizationReader {
    /// The localization; nil for one that is not begun, or has nothing to show.
    static func read(
        _ json: inout JSONReader, locale: String, key: String, warnings: inout [CatalogError]
    ) throws(CatalogError) -> Localization? {
        let position = json.position()
        var value: LocalizedValue?
        var substitutions: [Substitution] = []
        var unusable: JSONReader.Text?
        try json.readObject("the object of a locale") { (json, member) throws(CatalogError) in
            switch member.value {
            case "substitutions":
                try json.readObject("an object with a member for each substitution") {
                    (json, name) throws(CatalogError) in
                    if let read = try readSubstitution(&json, name: name.value) { substitutions.append(read) }
                }
            case "stringUnit", "variations": value = try readValue(&json, member: member) ?? value
            default:
                unusable = member
                try json.skipValue()
            }
        }
        if value == nil, let unusable {
            warnings.append(CatalogError(.unusableValue(key: key, kind: unusable.value), at: unusable.position))
        }
        guard let value, !isUnbegun(value) else { return nil }
        return Localization(
            locale: locale, value: value, substitutions: substitutions,
            position: value.units.first?.position ?? position)
    }

    /// An empty text of state `new` is what Xcode writes for a translation that has not begun.
    private static func isUnbegun(_ value: LocalizedValue) -> Bool {
        value.units.allSatisfy { $0.text.isEmpty && $0.state == .new }
    }

    /// Reads the content of a `stringUnit` or of `variations`.
    private static func readValue(
        _ json: inout JSONReader, member: JSONReader.Text
    ) throws(CatalogError) -> LocalizedValue? {
        member.value == "stringUnit" ? .unit(try readUnit(&json)) : try readVariations(&json)
    }

    private static func readUnit(_ json: inout JSONReader) throws(CatalogError) -> StringUnit {
        let start = json.position()
        var state = TranslationState.translated
        var value: JSONReader.Text?
        try json.readObject("the object of a text") { (json, member) throws(CatalogError) in
            switch member.value {
            case "state": state = .init(rawValue: try json.readString("a state in quotation marks").value)
            case "value": value = try json.readString("a text in quotation marks")
            default: try json.skipValue()
            }
        }
        guard let value else { throw CatalogError(.missingMember("value"), at: start) }
        return StringUnit(text: value.value, state: state, position: value.position)
    }

    private static func readVariations(_ json: inout JSONReader) throws(CatalogError) -> LocalizedValue? {
        var value: LocalizedValue?
        try json.readObject("an object with \"plural\" or \"device\"") { (json, member) throws(CatalogError) in
            switch member.value {
            case "plural":
                let forms = try readForms(&json) { (name) throws(CatalogError) in
                    guard let category = PluralCategory(rawValue: name.value) else { throw unknownCategory(name) }
                    return category
                }
                if !forms.isEmpty { value = .plural(forms) }
            case "device":
                let forms = try readForms(&json) { (name) throws(CatalogError) in Device(rawValue: name.value) }
                if !forms.isEmpty { value = .device(forms) }
            default: try json.skipValue()
            }
        }
        return value
    }

    private static func readForms<Name: Hashable>(
        _ json: inout JSONReader, name: (JSONReader.Text) throws(CatalogError) -> Name
    ) throws(CatalogError) -> [Name: LocalizedValue] {
        var forms: [Name: LocalizedValue] = [:]
        try json.readObject("an object with a member for each form") { (json, member) throws(CatalogError) in
            let key = try name(member)
            try json.readObject("the object of a form") { (json, member) throws(CatalogError) in
                switch member.value {
                case "stringUnit", "variations":
                    if let value = try readValue(&json, member: member) { forms[key] = value }
                default: try json.skipValue()
                }
            }
        }
        return forms
    }

    private static func unknownCategory(_ name: JSONReader.Text) -> CatalogError {
        CatalogError(
            .unknownName(
                kind: "plural category", name: name.value, known: PluralCategory.allCases.map(\.rawValue)),
            at: name.position)
    }

    private static func readSubstitution(
        _ json: inout JSONReader, name: String
    ) throws(CatalogError) -> Substitution? {
        var argument: Int?
        var specifier = "lld"
        var value: LocalizedValue?
        try json.readObject("the object of a substitution") { (json, member) throws(CatalogError) in
            switch member.value {
            case "argNum": argument = try json.readInteger("the number of an argument, 1 to 99", in: 1...99)
            case "formatSpecifier": specifier = try json.readString("a specifier such as \"lld\"").value
            case "stringUnit", "variations": value = try readValue(&json, member: member)
            default: try json.skipValue()
            }
        }
        return value.map { Substitution(name: name, argument: argument, specifier: specifier, value: $0) }
    }
}
