import Frames
import Testing

/// The height of the screen of a device by its width.
@Suite struct ScreenHeightTests {
    /// Source: Human Interface Guidelines, Layout, Specifications; of two devices the lower one.
    @Test(
        arguments: [
            (320, 568), (375, 667), (393, 852), (402, 874), (440, 956), (768, 1024), (820, 1180), (1024, 1366),
        ] as [(Double, Double)])
    func aDeviceOfThatWidthDecides(width: Double, height: Double) {
        #expect(Platform.ios.screenHeight(ofWidth: width) == height)
        #expect(Platform.web.screenHeight(ofWidth: width) == height)
    }

    /// A phone on its side is as high as it is wide upright; an iPad upright comes first.
    @Test func aPhoneOnItsSideIsLow() {
        #expect(Platform.ios.screenHeight(ofWidth: 844) == 390)
        #expect(Platform.ios.screenHeight(ofWidth: 834) == 1112)
    }

    @Test func otherWidthsTakeTheNextNarrowerDevice() {
        #expect(Platform.ios.screenHeight(ofWidth: 400) == 852)
        #expect(Platform.ios.screenHeight(ofWidth: 100) == 568)
        #expect(Platform.ios.screenHeight(ofWidth: 5000) == 1376)
    }

    @Test func otherPlatformsHaveAProportion() {
        #expect(Platform.android.screenHeight(ofWidth: 360) == 800)
        #expect(Platform.macos.screenHeight(ofWidth: 480) == 300)
    }
}
