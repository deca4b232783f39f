internal import Foundation
package import Galley

/// What `galley adopt` tells the program that it has made of an app: what users type to run it, since its executable lies in a
/// cache, as `galley adopt MyApp.xcodeproj`; and the platform of the app's target.
package enum AdoptedCommand {
    /// The variable in which `galley adopt` tells it to the program.
    private static let variable = "GALLEY_ADOPTED"
    private static let platformVariable = "GALLEY_ADOPTED_PLATFORM"
    private static let homeVariable = "GALLEY_ADOPTED_HOME"
    private static let findingsVariable = "GALLEY_ADOPTED_FINDINGS"
    private static let sourcesVariable = "GALLEY_ADOPTED_SOURCES"
    private static let mainVariable = "GALLEY_ADOPTED_MAIN"

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

    /// The folder in which this program keeps what it finds; nil where `galley adopt` has not started it.
    static var findings: URL? {
        ProcessInfo.processInfo.environment[findingsVariable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    }

    /// The folders that this program was made from; empty where `galley adopt` has not started it.
    static var sources: [URL] {
        (ProcessInfo.processInfo.environment[sourcesVariable] ?? "").split(separator: "\n").map {
            URL(filePath: String($0))
        }
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

    /// A file of the app's own module, near which its catalogs are; nil where `galley adopt` has not started this program.
    package static var mainSource: URL? {
        ProcessInfo.processInfo.environment[mainVariable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    }

    /// Tells them where to keep what they find, the folders that they are made from, and a file of the app's own module.
    static func tell(findings: URL, sources: [URL], main: URL?) {
        setenv(findingsVariable, findings.path, 1)
        setenv(mainVariable, main?.path ?? "", 1)
        setenv(sourcesVariable, sources.map(\.path).joined(separator: "\n"), 1)
    }

    /// Tells them the system of the target, as in `os(macOS)`. Other systems of Apple's have the sizes of iOS here.
    static func tell(system: String) {
        setenv(platformVariable, (system == "macOS" ? Platform.macos : .ios).rawValue, 1)
    }
}
