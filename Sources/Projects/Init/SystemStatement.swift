internal import Frames

/// What one file of a project says about the systems that its app runs on.
struct SystemStatement: Hashable {
    /// A system that apps are made for. Some are not platforms of Galley.
    enum System: String, Hashable {
        case ios, macos, android, web, tvos, watchos, visionos

        /// nil for a system whose fonts and controls Galley does not know.
        var platform: Platform? { Platform(rawValue: rawValue) }

        /// The name that its maker uses.
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

    /// The kind of file: of several files the first kind counts.
    enum Kind: Int, Comparable {
        /// The project of an app.
        case app
        /// Something that may be a part of an app.
        case part

        static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
    }

    var kind: Kind
    /// The name of the file in messages.
    var file: String
    var systems: Set<System> = []
    /// The oldest major version of a system that the app can be installed on.
    var oldest: [System: Int] = [:]
    /// `TARGETED_DEVICE_FAMILY` of Xcode: 1 is the iPhone, 2 the iPad.
    var families: Set<Int> = []
    /// Of a package of npm: its name; nil without one.
    var package: String?
    /// Of a package of npm: the names of those that it needs.
    var dependencies: Set<String> = []

    /// Notes a version; of several, the oldest counts.
    mutating func ask(for version: Int?, of system: System) {
        guard let version, (1...99).contains(version) else { return }
        oldest[system] = min(version, oldest[system] ?? version)
    }
}
