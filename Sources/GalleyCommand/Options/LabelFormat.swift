internal import ArgumentParser

/// How labels are shown: listed, or drawn.
enum LabelFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, svg, png

    /// nil for a picture.
    private var listed: ReportFormat? { ReportFormat(rawValue: rawValue) }
    /// nil for a list.
    var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
    /// How a list is written.
    var list: ReportFormat { listed ?? .text }
}
