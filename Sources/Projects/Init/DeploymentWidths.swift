internal import Basics
internal import Frames

/// The widths of the screens that an app is shown on.
struct DeploymentWidths {
    /// In points, from narrow to wide.
    let widths: [NamedLength]
    /// Why these; nil where no file of the project decides them.
    let reason: String?

    private init(_ widths: [NamedLength], reason: String?) {
        self.widths = widths
        self.reason = reason
    }

    /// The narrowest screens, which decide what fits, and a usual one.
    init(on platform: Platform, _ systems: [SystemStatement]) {
        switch platform {
        case .ios: self = Self.ios(systems)
        case .macos:
            self.init([NamedLength(480, name: "window")], reason: "please set: the narrowest window of the app")
        case .android:
            // Versions of Android have no widths of their own; 320 is a small phone.
            let oldest = systems.compactMap { $0.oldest[.android] }.min()
            self.init(
                [
                    NamedLength(320, name: "small phone"), NamedLength(360, name: "Galaxy S24"),
                    NamedLength(412, name: "Pixel 8"),
                ], reason: oldest.map { "minSdk \($0) says nothing about widths" })
        case .web:
            self.init(
                [NamedLength(320, name: "phone"), NamedLength(768, name: "tablet")],
                reason: "320: WCAG 2.2, 1.4.10 Reflow")
        }
    }

    private static func ios(_ systems: [SystemStatement]) -> DeploymentWidths {
        let stating = systems.first { $0.oldest[.ios] != nil }
        let oldest = systems.filter { $0.kind == stating?.kind }.compactMap { $0.oldest[.ios] }.min()
        let families = systems.filter { $0.kind == .app }.reduce(into: Set<Int>()) { $0.formUnion($1.families) }
        // If no file names the oldest system, it is the last one for the narrowest screen.
        let system = oldest ?? 15
        var widths: [NamedLength] = []
        var reasons: [String] = []
        if families == [2] {
            widths.append(NamedLength(320, name: "Slide Over"))
        } else {
            let narrowest = AppleDevice.narrowest(forAppsFor: system, isPad: false)
            if let narrowest, narrowest.portrait.width > AppleDevice.zoomedWidth {
                widths.append(NamedLength(AppleDevice.zoomedWidth, name: "Display Zoom"))
                reasons.append("320 is an iPhone with Display Zoom")
            }
            widths += [narrowest, AppleDevice(named: "iPhone 16")].compactMap(\.self).map { NamedLength($0) }
        }
        reasons.append(oldest.map { "iOS \($0) and later" } ?? "no file says which iOS the app asks for")
        if families.contains(2), let pad = AppleDevice.narrowest(forAppsFor: system, isPad: true) {
            widths.append(NamedLength(pad))
            reasons.append(families == [2] ? "iPad alone" : "iPhone and iPad")
        }
        if oldest != nil, let stating { reasons.append("by \(stating.file)") }
        return DeploymentWidths(widths, reason: reasons.joined(separator: ", "))
    }

    /// `{ iPhone SE: 320, iPhone 16: 393 }`
    var yaml: String {
        "{ " + widths.map { "\($0.name ?? "screen"): \(Number.text($0.points))" }.joined(separator: ", ")
            + " }"
    }

    /// `iPhone SE 320, iPhone 16 393`
    var words: String {
        widths.map { [$0.name, Number.text($0.points)].compactMap(\.self).joined(separator: " ") }.joined(
            separator: ", ")
    }
}

extension NamedLength {
    fileprivate init(_ device: AppleDevice) { self.init(device.portrait.width, name: device.name) }
}
