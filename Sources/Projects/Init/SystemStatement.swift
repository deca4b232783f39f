internal import Frames

/// What one file of a project says about the systems that its app runs on.
struct SystemStatement: Hashable {
    /// A system that apps are made for, of which some are no platform here.
    enum System: String, Hashable {
        case ios, macos, android, web, tvos, watchos, visionos

        /// nil for one whose fonts and controls are not known.
        var platform: Platform? { Platform(rawValue: rawValue) }

        /// What its makers call it.
        var title: String {
            switch self {
            case .ios: "iOS"
            case .macos: "macOS"
            case .android: "Android"
            case .web: "web"
            case .tvos: "tvOS"
            case .watchos: "watchOS"
            case .visionos: "visionOS"
            }
        }
    }

    /// What kind of file it is: of several the first kind counts.
    enum Kind: Int, Comparable {
        /// The project of an app.
        case app
        /// Something that an app may be made of.
        case part

        static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
    }

    var kind: Kind
    /// What messages call the file.
    var file: String
    var systems: Set<System> = []
    /// The oldest major version of a system that the app can be installed on.
    var oldest: [System: Int] = [:]
    /// `TARGETED_DEVICE_FAMILY` of Xcode: 1 is the iPhone, 2 the iPad.
    var families: Set<Int> = []

    /// Notes a version; the oldest of several counts.
    mutating func ask(for version: Int?, of system: System) {
        guard let version, (1...99).contains(version) else { return }
        oldest[system] = min(version, oldest[system] ?? version)
    }
}
