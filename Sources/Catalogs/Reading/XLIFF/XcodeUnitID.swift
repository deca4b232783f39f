/// The parts of the `id` of a unit that Xcode exports, beside the key: which form of the text the unit is.
///
/// - `%lld Recent Visitors|==|plural.one`, `…|==|device.applewatch`, `…|==|device.iphone.plural.one`,
///   `…|==|substitutions.birds.plural.other`: a string catalog (WWDC 2023, "Discover String Catalogs").
/// - `/%lld Recent Visitors:dict/NSStringLocalizedFormatKey:dict/:string`, `/…:dict/birds:dict/one:dict/:string`:
///   a `.stringsdict` (the same talk).
struct XcodeUnitID {
    enum Step: Hashable {
        case plural(PluralCategory)
        case device(Device)
        case width(Int)
    }

    var key: String
    /// The substitution that the form belongs to; nil for the text itself.
    var substitution: String?
    /// The form, from the outside in; empty for a text without forms.
    var path: [Step] = []

    /// Takes an `id` apart; any other than these is a key.
    init(_ id: String) {
        self = Self.ofCatalog(id) ?? Self.ofRules(id) ?? XcodeUnitID(key: id)
    }

    private init(key: String, substitution: String? = nil, path: [Step] = []) {
        (self.key, self.substitution, self.path) = (key, substitution, path)
    }

    private static func ofCatalog(_ id: String) -> XcodeUnitID? {
        // Most units have no bar in their `id`, and looking for the mark takes many times as long.
        guard id.utf8.contains(UInt8(ascii: "|")), let mark = id.ranges(of: "|==|").last else { return nil }
        var names = id[mark.upperBound...].split(separator: ".", omittingEmptySubsequences: false)[...]
        var path: [Step] = []
        // No text has forms that are nested deeper.
        while names.count >= 2, path.count < 4, let step = step(names[names.endIndex - 2], names[names.endIndex - 1]) {
            path.insert(step, at: 0)
            names = names.dropLast(2)
        }
        let key = String(id[..<mark.lowerBound])
        if names.isEmpty, !path.isEmpty { return XcodeUnitID(key: key, path: path) }
        // The name of a substitution may have dots.
        guard names.first == "substitutions", names.count >= 2 else { return nil }
        return XcodeUnitID(key: key, substitution: names.dropFirst().joined(separator: "."), path: path)
    }

    private static func step(_ kind: Substring, _ name: Substring) -> Step? {
        switch kind {
        case "plural": PluralCategory(rawValue: String(name)).map(Step.plural)
        case "device": .device(Device(rawValue: String(name)))
        default: nil
        }
    }

    private static func ofRules(_ id: String) -> XcodeUnitID? {
        let end = ":dict/:string"
        guard id.hasPrefix("/"), id.hasSuffix(end), id.utf8.count > end.utf8.count else { return nil }
        var names = id.dropFirst().dropLast(end.count).split(separator: ":dict/", omittingEmptySubsequences: false)
        guard names.count >= 2 else { return nil }
        let key = String(names.removeFirst())
        switch (names[0], names.count) {
        case ("NSStringLocalizedFormatKey", 1): return XcodeUnitID(key: key)
        case ("NSStringVariableWidthRuleType", 2):
            return Int(names[1]).map { XcodeUnitID(key: key, path: [.width($0)]) }
        case ("NSStringDeviceSpecificRuleType", 2):
            return XcodeUnitID(key: key, path: [.device(Device(rawValue: String(names[1])))])
        case (let name, 2):
            return PluralCategory(rawValue: String(names[1])).map {
                XcodeUnitID(key: key, substitution: String(name), path: [.plural($0)])
            }
        default: return nil
        }
    }
}
