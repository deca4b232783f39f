import Foundation

/// A colour as it is drawn, in sRGB, each component in 0…1.
package struct LookColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    /// Components outside of 0…1, which wider spaces have, are moved to the nearest end.
    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func limited(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        self.red = limited(red)
        self.green = limited(green)
        self.blue = limited(blue)
        self.opacity = limited(opacity)
    }

    /// A colour by components of a space.
    package init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        switch space {
        case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .sRGBLinear:
            self.init(
                red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), opacity: opacity)
        case .displayP3:
            let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            // From Display P3 to sRGB, both with the white point D65 (CSS Color 4, §18, sample code).
            self.init(
                red: Self.encoded(1.224_940_18 * r - 0.224_940_18 * g),
                green: Self.encoded(-0.042_056_96 * r + 1.042_056_96 * g),
                blue: Self.encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b), opacity: opacity)
        }
    }

    /// A colour by its hue in turns.
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
        func component(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    func faded(_ opacity: Double) -> LookColor {
        LookColor(red: red, green: green, blue: blue, opacity: self.opacity * opacity)
    }

    // The curve of sRGB (IEC 61966-2-1), which Display P3 has too.
    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}

/// A colour in the light appearance and in the dark one.
package struct LookTone: Hashable, Sendable {
    package var light: LookColor
    package var dark: LookColor

    package init(light: LookColor, dark: LookColor) {
        self.light = light
        self.dark = dark
    }

    /// The same in both.
    package init(_ color: LookColor) { self.init(light: color, dark: color) }

    func faded(_ opacity: Double) -> LookTone { LookTone(light: light.faded(opacity), dark: dark.faded(opacity)) }

    /// The colour of one appearance in both, for views that set theirs.
    func fixed(_ scheme: ColorScheme?) -> LookTone {
        switch scheme {
        case nil: self
        case .light: LookTone(light)
        case .dark: LookTone(dark)
        }
    }
}
