internal import Foundation
public import ViewLayout

extension UIColor {
    /// A colour of views. One of the asset catalog is not read: black.
    public convenience init(_ color: Color) {
        let alpha = CGFloat(color.alpha)
        switch color.value {
        case .components(let red, let green, let blue):
            self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
        case .hue(let hue, let saturation, let brightness):
            self.init(hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: alpha)
        case .system(let system): self.init(system.tone, opacity: alpha)
        case .primary: self.init(SystemColor.label.tone, opacity: alpha)
        case .secondary: self.init(SystemColor.secondaryLabel.tone, opacity: alpha)
        case .accent: self.init(SystemColor.blue.tone, opacity: alpha)
        case .asset: self.init(SystemColor.black.tone, opacity: alpha)
        case .tone(let tone): self.init(tone, opacity: alpha)
        }
    }

    private convenience init(_ tone: LookTone, opacity: CGFloat) {
        let (light, dark) = (UIColor(tone.light), UIColor(tone.dark))
        self.init { traits in
            let color = traits.userInterfaceStyle == .dark ? dark : light
            return color.withAlphaComponent(opacity * color.components.alpha)
        }
    }
}
