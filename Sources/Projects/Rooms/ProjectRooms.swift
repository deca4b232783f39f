package import Basics
package import Catalogs
package import Checks
package import Foundation

/// What the files of rooms of a project have.
package struct ProjectRooms: Sendable {
    package var files: [URL] = []
    /// The SHA-256 of each of the files as it was read.
    package var digests: [String] = []
    /// The files that screens were made from, as far as they are there.
    package var sources: [URL] = []
    package var coverage = RoomsCoverage()
    /// The source texts that no file of a catalog has, and layouts have, with their places.
    package var sourceTexts: [RoomBudget.Label: SourceText] = [:]
    /// What a check reports before anything else: files of rooms that are older than their source, fonts that are not there.
    package var remarks: [(text: String, position: SourcePosition?)] = []

    /// A text in a layout.
    package struct SourceText: Hashable, Sendable {
        package var text: String
        package var position: Catalog.Position
    }
}
