/// The units that Xcode makes of an entry when it exports a language: one for each form of the text.
///
/// Source: exports of Xcode 12 to 27 in public repositories; see ``XcodeUnitID`` for the `id`s. The forms are those of the
/// translation, or of the source text where there is no translation yet, and a text that depends on a number has a form
/// for each plural category of the target language. A form that the source text lacks has its form for `other`; a form
/// that the translation lacks has no target.
struct XcodeUnits {
    struct Unit: Equatable {
        var id: String
        var source: String
        var target: StringUnit?
    }

    let entry: Catalog.Entry
    /// The language to translate into.
    let target: LocaleRules
    /// Whether the entry is of a `.stringsdict`, whose `id`s are paths of its property list.
    let isRules: Bool

    /// In the order of the forms: the text itself, then what replaces parts of it.
    var units: [Unit] {
        let source = entry[entry.sourceLanguage]
        let translation = entry[target.identifier]
        let plain = LocalizedValue.unit(StringUnit(text: entry.key, position: entry.position))
        let text = source?.value ?? plain
        var units = self.units(of: text, translation?.value, substitution: nil) { named($0, in: translation ?? source) }
        for substitution in (translation ?? source)?.substitutions ?? [] {
            let own = source?.substitutions.first { $0.name == substitution.name }
            let number = Self.number(of: substitution, in: translation ?? source)
            units += self.units(
                of: own?.value ?? substitution.value, translation == nil ? nil : substitution.value,
                substitution: substitution.name
            ) { isRules ? $0 : $0.replacing("%arg", with: "%\(number)$\(substitution.specifier)") }
        }
        return units
    }

    private func units(
        of source: LocalizedValue, _ translation: LocalizedValue?, substitution: String?,
        writing text: (String) -> String
    ) -> [Unit] {
        paths(in: translation ?? source).map { path in
            var unit = translation.flatMap { Self.unit(in: $0, at: path[...], isExact: true) }
            if let own = unit?.text { unit?.text = text(own) }
            let words = Self.unit(in: source, at: path[...], isExact: false)?.text ?? entry.key
            return Unit(id: id(path, substitution), source: text(words), target: unit)
        }
    }

    // MARK: Forms

    private typealias Path = [XcodeUnitID.Step]

    private func paths(in value: LocalizedValue) -> [Path] {
        func inside(_ step: XcodeUnitID.Step, _ form: LocalizedValue?) -> [Path] {
            (form.map(paths) ?? [[]]).map { [step] + $0 }
        }
        switch value {
        case .unit: return [[]]
        case .plural(let forms), .ordinal(let forms):
            let categories = Set(forms.keys).union(target.plurals.categories).sorted()
            return categories.flatMap { inside(.plural($0), forms[$0] ?? forms[.other]) }
        case .device(let forms):
            return forms.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { inside(.device($0.key), $0.value) }
        case .width(let forms): return forms.sorted { $0.key < $1.key }.flatMap { inside(.width($0.key), $0.value) }
        case .formula(_, let forms): return forms.first.map(paths) ?? []
        }
    }

    /// - Parameter isExact: Whether a form has to be there, or may be that of `other`.
    private static func unit(
        in value: LocalizedValue, at path: ArraySlice<XcodeUnitID.Step>, isExact: Bool
    ) -> StringUnit? {
        let rest = path.dropFirst()
        func inside(_ form: LocalizedValue?, _ other: LocalizedValue?) -> StringUnit? {
            (form ?? (isExact ? nil : other)).flatMap { unit(in: $0, at: rest, isExact: isExact) }
        }
        switch (value, path.first) {
        case (.unit(let unit), nil): return unit
        case (.unit(let unit), _?): return isExact ? nil : unit
        case (.plural(let forms), .plural(let category)?), (.ordinal(let forms), .plural(let category)?):
            return inside(forms[category], forms[.other])
        case (.device(let forms), .device(let device)?): return inside(forms[device], forms[.other])
        case (.width(let forms), .width(let width)?): return inside(forms[width], forms.max { $0.key < $1.key }?.value)
        default: return isExact ? nil : value.units.last
        }
    }

    // MARK: Names

    private func id(_ path: Path, _ substitution: String?) -> String {
        guard isRules else {
            let names = (substitution.map { ["substitutions.\($0)"] } ?? []) + path.map(Self.name)
            return names.isEmpty ? entry.key : "\(entry.key)|==|\(names.joined(separator: "."))"
        }
        let outer: String
        switch path.first {
        case .device?: outer = "NSStringDeviceSpecificRuleType"
        case .width?: outer = "NSStringVariableWidthRuleType"
        case .plural?, nil: outer = substitution ?? "NSStringLocalizedFormatKey"
        }
        return "/" + ([entry.key, outer] + path.map(Self.value)).map { "\($0):dict" }.joined(separator: "/")
            + "/:string"
    }

    private static func name(_ step: XcodeUnitID.Step) -> String {
        switch step {
        case .plural: "plural.\(value(step))"
        case .device: "device.\(value(step))"
        case .width: "width.\(value(step))"
        }
    }

    private static func value(_ step: XcodeUnitID.Step) -> String {
        switch step {
        case .plural(let category): category.rawValue
        case .device(let device): device.rawValue
        case .width(let width): "\(width)"
        }
    }

    // MARK: Substitutions

    /// `%#@birds@` as `%1$#@birds@`, which is how Xcode writes it.
    private func named(_ text: String, in localization: Localization?) -> String {
        guard !isRules, let localization else { return text }
        return localization.substitutions.reduce(text) { text, substitution in
            let number = Self.number(of: substitution, in: localization)
            return text.replacing("%#@\(substitution.name)@", with: "%\(number)$#@\(substitution.name)@")
        }
    }

    /// The number of the argument: what the catalog says, or else the place among the substitutions.
    private static func number(of substitution: Substitution, in localization: Localization?) -> Int {
        if let argument = substitution.argument { return argument }
        let place = localization?.substitutions.firstIndex { $0.name == substitution.name }
        return (place ?? 0) + 1
    }
}
