internal import Foundation

/// The components of a colour in the standard space, each in 0…1.
struct ColorComponents: Hashable {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 1

    private var largest: CGFloat { max(red, green, blue) }
    private var range: CGFloat { largest - min(red, green, blue) }

    var brightness: CGFloat { largest }
    var saturation: CGFloat { largest > 0 ? range / largest : 0 }
    /// In turns.
    var hue: CGFloat {
        guard range > 0 else { return 0 }
        let sixth =
            switch largest {
            case red: (green - blue) / range
            case green: 2 + (blue - red) / range
            default: 4 + (red - green) / range
            }
        return (sixth < 0 ? sixth + 6 : sixth) / 6
    }
}

extension ColorComponents {
    /// - Parameter hue: In turns.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
}
