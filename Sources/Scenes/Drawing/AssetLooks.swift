internal import Assets
internal import Foundation
internal import ViewLayout

/// What catalogs have for views.
struct AssetLooks: AssetSource {
    let catalogs: AssetCatalogs

    func color(_ name: String, in folder: String?) -> LookTone? {
        guard let pair = catalogs.color(name, in: folder) else { return nil }
        return LookTone(light: Self.tone(pair.light).light, dark: Self.tone(pair.dark).dark)
    }

    func imageSize(_ name: String, in folder: String?) -> CGSize? {
        catalogs.imageSize(name, in: folder).map { CGSize(width: $0.width, height: $0.height) }
    }

    var accentColor: LookTone? { color("AccentColor", in: nil) }

    private static func tone(_ color: AssetColor) -> LookTone {
        switch color {
        case .system(let reference): (SystemColor(reference: reference) ?? .clear).tone
        case .components(let space, let red, let green, let blue, let opacity):
            LookTone(LookColor(Color.RGBColorSpace(space), red: red, green: green, blue: blue, opacity: opacity))
        }
    }
}

extension Color.RGBColorSpace {
    fileprivate init(_ space: AssetColor.Space) {
        self =
            switch space {
            case .sRGB: .sRGB
            case .sRGBLinear: .sRGBLinear
            case .displayP3: .displayP3
            }
    }
}
