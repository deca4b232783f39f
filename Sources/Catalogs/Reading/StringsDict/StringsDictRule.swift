/// The rules of one key (Apple, "Localizing strings that contain plurals" and "Creating width and device variants of
/// strings").
///
/// - `NSStringLocalizedFormatKey`: a format with `%#@name@`, and a dictionary of that name with the forms of a number.
/// - `NSStringVariableWidthRuleType`: texts by the width that there is.
/// - `NSStringDeviceSpecificRuleType`: texts by device.
///
/// A device or width may have rules in the place of a text, as Xcode's compiler of string catalogs writes them.
struct StringsDictRule {
    let key: String
    /// What replaces `%#@name@`, in the order of the file.
    private(set) var substitutions: [Substitution] = []
    private(set) var warnings: [CatalogError] = []

    init(key: String) { self.key = key }

    /// The value of a text or of a dictionary of rules; nil where there is no text.
    mutating func value(of element: XML.Element) -> LocalizedValue? {
        if let text = element.string {
            return .unit(StringUnit(text: text, position: element.contentPosition))
        }
        let members = element.members
        guard element.name == "dict" else {
            warnings.append(CatalogError(.unusableValue(key: key, kind: element.tag), at: element.position))
            return nil
        }
        for member in members {
            switch member.key {
            case "NSStringLocalizedFormatKey": return format(member.value, members)
            case "NSStringVariableWidthRuleType": return widths(member.value)
            case "NSStringDeviceSpecificRuleType": return devices(member.value)
            default: break
            }
        }
        warn("no NSStringLocalizedFormatKey", at: element.position)
        return nil
    }

    // MARK: Formats

    private mutating func format(_ format: XML.Element, _ members: [XML.Element.Member]) -> LocalizedValue? {
        for member in members where member.value.name == "dict" {
            guard !substitutions.contains(where: { $0.name == member.key }) else { continue }
            if let forms = forms(of: member) { substitutions.append(forms) }
        }
        checkReferences(in: format)
        return format.string.map { .unit(StringUnit(text: $0, position: format.contentPosition)) }
    }

    /// The forms of a number. Value types are written `lld`, and sometimes `%lld`.
    private mutating func forms(of variable: XML.Element.Member) -> Substitution? {
        var forms: [PluralCategory: LocalizedValue] = [:]
        var specifier = "d"
        for member in variable.value.members {
            switch (member.key, member.value.string) {
            case ("NSStringFormatSpecTypeKey", let type):
                guard type == "NSStringPluralRuleType" else {
                    warn(
                        "\(variable.key) has the rule \(type ?? ""), expected NSStringPluralRuleType",
                        at: member.position)
                    return nil
                }
            case ("NSStringFormatValueTypeKey", let type?): specifier = String(type.drop { $0 == "%" })
            case (let name, let text?):
                guard let category = PluralCategory(rawValue: name) else {
                    let known = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
                    warn("\(variable.key) has a form \"\(name)\", expected \(known)", at: member.position)
                    continue
                }
                forms[category] = .unit(StringUnit(text: text, position: member.value.contentPosition))
            case (let name, nil): warn("\(variable.key).\(name) is not a text", at: member.position)
            }
        }
        if forms[.other] == nil { warn("\(variable.key) has no form \"other\"", at: variable.position) }
        return forms.isEmpty
            ? nil : Substitution(name: variable.key, specifier: specifier, value: .plural(forms))
    }

    private mutating func checkReferences(in format: XML.Element) {
        guard let text = format.string else { return warn("the format is not a text", at: format.position) }
        for placeholder in AppleAndJavaFormatParser.parse(text).placeholders {
            guard case .substitution(let name) = placeholder.kind else { continue }
            if !substitutions.contains(where: { $0.name == name }) {
                warn("\(placeholder.source) has no forms", at: format.contentPosition)
            }
        }
    }

    // MARK: Widths and devices

    private mutating func widths(_ rule: XML.Element) -> LocalizedValue? {
        var forms: [Int: LocalizedValue] = [:]
        for member in rule.members {
            guard let width = Int(member.key), width >= 0 else {
                warn("the width \"\(member.key)\" is not a whole number", at: member.position)
                continue
            }
            forms[width] = value(of: member.value)
        }
        return forms.isEmpty ? nil : .width(forms)
    }

    private mutating func devices(_ rule: XML.Element) -> LocalizedValue? {
        var forms: [Device: LocalizedValue] = [:]
        for member in rule.members { forms[Device(rawValue: member.key)] = value(of: member.value) }
        return forms.isEmpty ? nil : .device(forms)
    }

    private mutating func warn(_ detail: String, at position: Catalog.Position) {
        warnings.append(CatalogError(.oddText(key: key, detail: detail), at: position))
    }
}
