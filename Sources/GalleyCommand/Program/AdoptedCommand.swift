internal import Foundation
package import Galley

/// What `galley adopt` tells the program that it has made of an app: what users type to run it, since its executable lies in a
/// cache, as `galley adopt MyApp.xcodeproj`; and the platform of the app's target.
package enum AdoptedCommand {
    /// The variable in which `galley adopt` tells it to the program.
    private static let variable = "GALLEY_ADOPTED"
    private static let platformVariable = "GALLEY_ADOPTED_PLATFORM"
    private static let homeVariable = "GALLEY_ADOPTED_HOME"

    /// What users type to run this program; nil where `galley adopt` has not started it.
    package static var ofEnvironment: String? {
        ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The platform of this program; nil where `galley adopt` has not started it.
    package static var platform: Platform? {
        ProcessInfo.processInfo.environment[platformVariable].flatMap { Platform(rawValue: $0) }
    }

    /// The home that the code of this program has in the place of the user's; nil where `galley adopt` has not started it.
    static var home: URL? {
        ProcessInfo.processInfo.environment[homeVariable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    }

    /// Tells the programs that this process becomes or starts.
    ///
    /// - Parameter arguments: What chooses the app, as `MyApp.xcodeproj --target MyApp`.
    static func tell(_ arguments: [String]) {
        let words = arguments.map { word in
            word.contains(/[^A-Za-z0-9_\/.,:=+@%-]/) ? "'" + word.replacing("'", with: #"'\''"#) + "'" : word
        }
        setenv(variable, (["galley", "adopt"] + words).joined(separator: " "), 1)
    }

    /// Tells them their home, without what an earlier run has left there.
    static func tell(home: URL) {
        try? FileManager.default.removeItem(at: home)
        setenv(homeVariable, home.path, 1)
    }

    /// Tells them the system of the target, as in `os(macOS)`. Other systems of Apple's have the sizes of iOS here.
    static func tell(system: String) {
        setenv(platformVariable, (system == "macOS" ? Platform.macos : .ios).rawValue, 1)
    }
}
