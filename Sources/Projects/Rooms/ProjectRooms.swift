package import Basics
package import Checks
package import Foundation

/// What the files of rooms of a project have.
package struct ProjectRooms: Sendable {
    package var files: [URL] = []
    /// The files that screens were made from, as far as they are there.
    package var sources: [URL] = []
    package var coverage = RoomsCoverage()
    /// What a check reports before anything else: files of rooms that are older than their source, fonts that are not there.
    package var remarks: [(text: String, position: SourcePosition?)] = []
}
