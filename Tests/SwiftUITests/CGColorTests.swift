import CoreGraphics
import Testing
import ViewLayout

/// Colours of Core Graphics.
@Suite struct CGColorTests {
    @Test func componentsAreThoseOfTheSpace() {
        let red = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(red.components == [1, 0.5, 0, 0.25])
        #expect(red.numberOfComponents == 4)
        #expect(red.alpha == 0.25)
        #expect(red.colorSpace?.model == .rgb)
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(red.copy(alpha: 1)?.components == [1, 0.5, 0, 1])
        #expect(red == CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0.5, 0, 0.25]))
        #expect(CGColor.white != CGColor.black)
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.numberOfComponents == 3)
        #expect(CGColorSpace(name: "none") == nil)
    }
}
