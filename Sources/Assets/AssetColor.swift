internal import Basics

/// A colour of a catalog: components of a space, or a name of the system's.
package enum AssetColor: Hashable, Sendable {
    package enum Space: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// Each in 0…1, and beyond in the spaces that are called extended.
    case components(Space, red: Double, green: Double, blue: Double, opacity: Double)
    /// Such as `systemIndigoColor`.
    case system(String)
}

/// A colour in the light appearance and in the dark one.
package struct AssetColorPair: Hashable, Sendable {
    package var light: AssetColor
    package var dark: AssetColor

    /// The colour of all devices, or else that of iPhones, or else any.
    init?(contents: AssetContents) {
        let entries = (contents.colors ?? []).filter { $0.color != nil }
        func best(isDark: Bool) -> AssetColor? {
            let suited = entries.filter { $0.appearances.isDark == isDark }
            let entry = Self.idioms.lazy.compactMap { idiom in suited.first { $0.idiom == idiom } }.first
            return (entry ?? suited.first)?.color.flatMap { AssetColor($0) }
        }
        guard let light = best(isDark: false) ?? best(isDark: true) else { return nil }
        self.light = light
        dark = best(isDark: true) ?? light
    }

    private static let idioms = ["iphone", "universal", "ipad"]
}

extension AssetColor {
    init?(_ color: AssetContents.ColorEntry.Color) {
        if let reference = color.reference {
            self = .system(reference)
            return
        }
        guard let components = color.components else { return nil }
        let space: Space
        switch color.space ?? "srgb" {
        case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray": space = .sRGB
        case "linear-srgb", "extended-linear-srgb": space = .sRGBLinear
        case "display-p3": space = .displayP3
        default: return nil
        }
        let white = components.white.flatMap(Self.number)
        let values = [components.red, components.green, components.blue].map { $0.flatMap(Self.number) ?? white }
        guard let red = values[0], let green = values[1], let blue = values[2] else { return nil }
        self = .components(
            space, red: red, green: green, blue: blue, opacity: components.alpha.flatMap(Self.number) ?? 1)
    }

    /// A component as Xcode writes it: `0x3E` and `62` in 0…255, `0.243` in 0…1; nil for anything else.
    static func number(_ text: String) -> Double? {
        let text = text.trimmed
        guard text.utf8.count <= 32 else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let value = Double(text), value.isFinite, abs(value) <= 255 else { return nil }
        return text.contains(".") ? value : value / 255
    }
}
