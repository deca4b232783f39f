internal import Foundation
public import ViewLayout

extension UIColor {
    /// A colour of views. A name that is not one of SwiftUI's is one of the asset catalog, which is not read: black.
    public convenience init(_ color: Color) {
        let alpha = CGFloat(color.alpha)
        switch color.value {
        case .components(let red, let green, let blue):
            self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
        case .hue(let hue, let saturation, let brightness):
            self.init(hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: alpha)
        case .named(let name):
            let named = Self.ofViews[name] ?? .black
            self.init { traits in
                let color = named.resolvedColor(with: traits)
                return color.withAlphaComponent(alpha * color.components.alpha)
            }
        }
    }

    /// What SwiftUI's names mean.
    private static let ofViews: [String: UIColor] = [
        "red": .systemRed, "orange": .systemOrange, "yellow": .systemYellow, "green": .systemGreen, "mint": .systemMint,
        "teal": .systemTeal, "cyan": .systemCyan, "blue": .systemBlue, "indigo": .systemIndigo,
        "purple": .systemPurple, "pink": .systemPink, "brown": .systemBrown, "gray": .systemGray, "white": .white,
        "black": .black, "clear": .clear, "primary": .label, "secondary": .secondaryLabel, "accentColor": .tintColor,
    ]
}
