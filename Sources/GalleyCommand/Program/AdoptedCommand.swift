internal import Foundation

/// What users type to run the program of an adopted app, whose executable lies in a cache: `galley adopt MyApp.xcodeproj`.
package enum AdoptedCommand {
    /// The variable in which `galley adopt` tells it to the program.
    private static let variable = "GALLEY_ADOPTED"

    /// That of this program; nil where `galley adopt` has not started it.
    package static var ofEnvironment: String? {
        ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
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
}
