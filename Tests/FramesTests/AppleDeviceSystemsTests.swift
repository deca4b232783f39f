import Frames
import Testing

@Suite struct AppleDeviceSystemsTests {
    /// The narrowest screen that an app has to fit, by the version of iOS that it asks for.
    @Test(arguments: [
        (12, "iPhone SE (1st generation)", 320.0), (15, "iPhone SE (1st generation)", 320),
        (16, "iPhone SE (3rd generation)", 375), (18, "iPhone SE (3rd generation)", 375),
        (26, "iPhone SE (3rd generation)", 375), (99, "iPhone SE (3rd generation)", 375),
    ])
    func theNarrowestPhone(system: Int, name: String, width: Double) {
        let device = AppleDevice.narrowest(forAppsFor: system, isPad: false)
        #expect(device?.name == name && device?.portrait.width == width)
    }

    @Test func theNarrowestPadIsTheMini() {
        #expect(AppleDevice.narrowest(forAppsFor: 15, isPad: true)?.portrait.width == 744)
    }

    /// Every device that a version leaves out is one that is known, and no device comes back.
    @Test func systemsAreThoseOfDevices() {
        let last = AppleDevice.all.filter { $0.lastSystem != nil }
        #expect(last.count == 25)
        for device in AppleDevice.all {
            let systems = (10...27).filter { device.runs(appsFor: $0) }
            #expect(systems == Array(10...(device.lastSystem ?? 27)), "\(device.name)")
        }
    }
}
