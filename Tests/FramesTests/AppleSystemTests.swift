import Foundation
import Frames
import Testing

@Suite struct AppleSystemTests {
    @Test(arguments: ["ios 26", "ios26", "iOS 26", "iOS-26"]) func aNameMayBeSpelledInSeveralWays(name: String) {
        #expect(AppleSystem(name: name) == .ios26)
    }

    @Test(arguments: ["ios", "ios 27", "26", "", "ipados 18 landscape"]) func whatIsNoSystemIsRefused(name: String) {
        #expect(AppleSystem(name: name) == nil)
    }

    /// Devices that came with version 26 have that, and phones of 414 points and more have no lower bars on their side.
    @Test(arguments: [
        ("iPhone SE (3rd generation)", AppleSystem.ios18, AppleSystem.ios18OnItsSide),
        ("iPhone 16", .ios18, .ios18OnItsSide), ("iPhone 16 Plus", .ios18, .ios18), ("iPhone XR", .ios18, .ios18),
        ("iPhone 17", .ios26, .ios26OnItsSide), ("iPhone 17 Pro Max", .ios26, .ios26),
        ("iPad mini (A17 Pro)", .ipados18, .ipados18), ("iPad Pro 11-inch (M5)", .ipados26, .ipados26),
    ])
    func devicesKnowTheirSystem(name: String, upright: AppleSystem, onItsSide: AppleSystem) throws {
        let device = try #require(AppleDevice(named: name))
        #expect(device.system() == upright)
        #expect(device.system(isOnItsSide: true) == onItsSide)
    }

    /// No device that version 26 leaves out has it.
    @Test func noDeviceHasASystemThatItDoesNotRun() {
        for device in AppleDevice.all where [.ios26, .ipados26].contains(device.system()) {
            #expect(device.runs(appsFor: 26), "\(device.name)")
        }
    }

    @Test func anEnvironmentHasASystemOnIOSAlone() throws {
        var environment = LayoutEnvironment(width: 402, system: .ios26OnItsSide)
        let json = String(decoding: try JSONEncoder().encode(environment), as: UTF8.self)
        #expect(json.contains(#""system":"ios 26 landscape""#))
        #expect(try JSONDecoder().decode(LayoutEnvironment.self, from: Data(json.utf8)) == environment)
        #expect(environment.with(locale: "ar").system == .ios26OnItsSide)
        environment.platform = .android
        #expect(environment.system == nil)
        #expect(LayoutEnvironment(platform: .macos, system: .ios26).system == nil)
    }
}
