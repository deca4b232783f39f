internal import Basics
public import Checks

/// For tools that read Checkstyle's XML: the findings of each file.
public struct CheckstyleFindings: FindingsFormat {
    public let name = "checkstyle"
    public let abstract = "for tools that read Checkstyle's XML"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) -> String {
        let files = Dictionary(grouping: result.findings, by: { $0.place(options).file })
        let unfinished = Dictionary(grouping: result.unfinished, by: { $0.place(options).file })
        let elements = Set(files.keys).union(unfinished.keys).sorted().map { file in
            XMLElement(
                "file", ["name": file],
                (unfinished[file] ?? []).map { error($0, options) }
                    + (files[file] ?? []).map { error($0, in: result, options) })
        }
        return XMLElement("checkstyle", ["version": "4.3"], elements).document()
    }

    private func error(_ part: UnfinishedPart, _ options: ReportOptions) -> XMLElement {
        let place = part.place(options)
        return XMLElement(
            "error",
            [
                "line": "\(place.line)", "column": "\(place.column)", "severity": "error", "message": part.message,
                "source": "galley.\(UnfinishedPart.kind)",
            ])
    }

    private func error(_ finding: Finding, in result: CheckResult, _ options: ReportOptions) -> XMLElement {
        let place = finding.place(options)
        return XMLElement(
            "error",
            [
                "line": "\(place.line)", "column": "\(place.column)", "severity": finding.severity.rawValue,
                "message": Prose.message(finding, widthNames: result.widthNames), "source": "galley.\(finding.rule)",
            ])
    }
}
