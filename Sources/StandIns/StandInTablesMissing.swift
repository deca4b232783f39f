package import Foundation

/// The tables of the stand-in modules are in none of the places where they belong.
package struct StandInTablesMissing: Error, Hashable, CustomStringConvertible {
    /// Where their folder was looked for, in that order.
    package let places: [String]

    package var description: String {
        """
        the tables of Apple's modules are missing from \(places.joined(separator: " and ")); \
        copy the folder \(StandInModules.folderNames[0]) there from where the program was built
        """
    }
}

extension StandInModules {
    /// The names that build systems give the folder: the package's name, then the target's.
    static let folderNames = ["galley_StandIns.resources", "galley_StandIns.bundle"]

    /// The folder of tables that was built with the program that runs.
    static func builtFolder() throws(StandInTablesMissing) -> URL {
        let directory = runningExecutable.deletingLastPathComponent()
        let places = [directory, directory.deletingLastPathComponent().appendingPathComponent("share/galley")]
        let folders = places.flatMap { place in
            folderNames.map { place.appendingPathComponent($0).appendingPathComponent("Modules") }
        }
        guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            throw StandInTablesMissing(places: places.map(\.path))
        }
        return folder
    }

    /// The program that runs, symbolic links resolved. On Linux the tests are a program too.
    package static var runningExecutable: URL {
        #if os(Linux)
        if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            return URL(fileURLWithPath: path)
        }
        #endif
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")
        return executable.resolvingSymlinksInPath()
    }
}
