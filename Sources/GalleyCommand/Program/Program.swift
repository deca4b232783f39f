internal import ArgumentParser
package import Galley

/// A program that has the commands: `galley` itself, which reads scene files, or one whose scenes are Swift views.
///
/// The commands are generic over it, so that each of them is written once and its help names the program that it is in.
package protocol Program: SendableMetatype {
    /// The command that users type to run it.
    static var name: String { get }
    /// Its scenes in Swift, evaluated now; nil where all scenes are files.
    static func scenes() throws -> SwiftScenes?
    /// Serves proofs to browsers while they change; nil, the default, where they are opened from disk.
    static var pageServer: (any PageServer.Type)? { get }
}

extension Program {
    /// The projects of these folders and configuration files; of the nearest ones where none is named.
    static func projects(at paths: [String], allowing allowed: [String]) throws -> [Project] {
        try Project.find(at: paths, for: scenes(), allowing: allowed)
    }
}

extension Program {
    package static var pageServer: (any PageServer.Type)? { nil }

    /// Whether the program has scenes in Swift.
    static var hasScenes: Bool { !(Self.self is any GalleyProgram.Type) }

    /// Where the configuration is looked for when none is named, for help.
    static var defaultFolder: String { hasScenes ? "that of the program's source" : "this folder" }

    /// Which configurations are read, for help.
    static var configurationHelp: String {
        hasScenes
            ? "galley.yml in the folders given, else beside the program's source, or above them"
            : "galley.yml in the folders given, or above them"
    }
}

/// `galley` itself.
package protocol GalleyProgram: Program {}

extension GalleyProgram {
    package static var name: String { "galley" }
    package static func scenes() -> SwiftScenes? { nil }
}
