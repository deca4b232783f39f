// swift-format-ignore-file: NoPlaygroundLiterals

import AppKit
import SwiftUI
import Testing
import UIKit

extension UIColor {
    fileprivate convenience init(hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }
    fileprivate static let brand = UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x102030) : .systemTeal }
}

/// Colours keep their components.
@Suite struct ColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func componentsComeBack() {
        #expect(components(UIColor(hex: 0xFF8000)) == [1, 0.502, 0, 1])
        #expect(components(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
        #expect(components(UIColor.red.withAlphaComponent(0.3)) == [1, 0, 0, 0.3])
        #expect(components(#colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 1)) == [0.5, 0.25, 1, 1])
        #expect(components(UIColor(cgColor: UIColor.cyan.cgColor)) == [0, 1, 1, 1])
    }

    private static let wheel: [Double: [Double]] = [
        0: [1, 0, 0], 1 / 3: [0, 1, 0], 0.5: [0, 1, 1], 5 / 6: [1, 0, 1],
    ]

    @Test(arguments: wheel) func hueGoesRoundTheWheel(hue: Double, rgb: [Double]) {
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        #expect(components(color).dropLast().elementsEqual(rgb) { $0 == $1 })
        var back: CGFloat = -1
        color.getHue(&back, saturation: nil, brightness: nil, alpha: nil)
        #expect(abs(back - hue) < 1e-9)
    }

    @Test func appearanceDecides() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(components(UIColor.brand.resolvedColor(with: dark)) == components(UIColor(hex: 0x102030)))
        #expect(components(.systemBackground) == [1, 1, 1, 1])
        #expect(components(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
        #expect(components(.brand) == components(.systemTeal))
        #expect(components(NSColor.windowBackgroundColor) == components(.secondarySystemBackground))
    }

    @Test func coloursOfViewsComeBack() {
        #expect(components(UIColor(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25))) == [1, 0.5, 0, 0.25])
        #expect(components(UIColor(Color.red)) == components(.systemRed))
        #expect(components(UIColor(Color.secondary.opacity(0.5)))[3] == 0.3)
        #expect(components(UIColor(Color(hue: 0.5, saturation: 1, brightness: 1))) == [0, 1, 1, 1])
        #expect(Color(red: 1, green: 0.5, blue: 0).cgColor?.components == [1, 0.5, 0, 1])
        #expect(Color.red.cgColor == nil)
    }

    @Test func equalColoursAreEqual() {
        #expect(UIColor(hex: 0x123456) == UIColor(hex: 0x123456))
        #expect(UIColor.systemRed == UIColor.systemRed)
        #expect(UIColor.systemRed != UIColor.systemBlue)
        #expect(Color(UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)) == Color(red: 0.5, green: 0.25, blue: 1))
        #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
        #expect(Color(nsColor: .labelColor) == Color(.label))
    }
}
