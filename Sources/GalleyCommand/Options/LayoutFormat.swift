internal import ArgumentParser
internal import Galley

/// The formats of a frame report: one for people, one for programs, and two pictures.
enum LayoutFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, svg, png

    /// The frame report of a scene, as JSON or for people.
    func render(_ scene: LayoutScene, in environment: LayoutEnvironment, fonts: FontLibrary) throws -> String {
        let report = try scene.report(in: environment, fonts: fonts)
        guard self != .json else { return try FrameJSON.render(report) }
        return FrameTree.render(report) + sources(of: report).map { "\($0)\n" }.joined()
    }

    /// Which fonts and libraries the numbers come from, one on each line.
    private func sources(of report: FrameReport) -> [String] {
        (report.engine.map { ["made with \($0)"] } ?? []) + report.notes.map { "note: \($0)" }
    }
}
