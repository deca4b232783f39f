internal import ArgumentParser

/// The formats of labels: lists and pictures.
enum LabelFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, svg, png

    /// nil for a picture.
    private var listed: ReportFormat? { ReportFormat(rawValue: rawValue) }
    /// nil for a list.
    var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
    /// The format of a list.
    var list: ReportFormat { listed ?? .text }
}
