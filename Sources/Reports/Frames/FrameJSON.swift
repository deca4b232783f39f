internal import Basics
public import Foundation
public import Frames

/// A frame report as JSON: the published contract of ``schema``.
public enum FrameJSON {
    /// The whole document, with a line feed at its end: keys sorted, indented by two spaces.
    public static func render(_ report: FrameReport) throws -> String { try JSONText.render(report) }

    /// Several reports as one array.
    public static func render(_ reports: [FrameReport]) throws -> String { try JSONText.render(reports) }

    /// Reads what `render` has written. Throws `DecodingError`.
    public static func read(_ data: Data) throws -> FrameReport {
        try JSONDecoder().decode(FrameReport.self, from: data)
    }
}
