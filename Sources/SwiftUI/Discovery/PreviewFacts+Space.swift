internal import Foundation
internal import Galley
internal import ViewLayout

extension PreviewFacts {
    /// The space that the preview asks for; nil leaves it to the check.
    ///
    /// A preview that fits its views has the space of a device too: the views are offered that space.
    var space: LayoutScene.Space? {
        if case .fixed(let width, let height) = layout { return .fixed(width: width, height: height) }
        return screen.map { .fixed(width: $0.width, height: $0.height) }
    }

    /// What the device covers of that space; nil leaves it to the check.
    var safeArea: SafeAreaInsets? {
        switch layout {
        case .device, nil: screen?.safeArea
        case .sizeThatFits, .fixed: SafeAreaInsets()
        }
    }

    /// The screen of the device as it is held; nil where neither device nor a turned screen is asked for.
    private var screen: AppleDevice.Screen? { isTurned ? shownDevice?.landscape : shownDevice?.portrait }

    /// The system of that device; nil leaves it to the check.
    var system: AppleSystem? {
        if case .fixed = layout { return nil }
        return shownDevice?.system(isOnItsSide: isTurned)
    }

    private var isTurned: Bool { orientation?.isLandscape ?? false }

    /// The device that is asked for. A turned screen is one of some device, and on the smallest the least fits.
    private var shownDevice: AppleDevice? {
        device.flatMap { AppleDevice(named: $0.rawValue) } ?? (isTurned ? AppleDevice.smallest : nil)
    }
}
