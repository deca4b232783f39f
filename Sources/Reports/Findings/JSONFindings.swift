internal import Basics
public import Checks

/// For programs: one document with everything, in a versioned form.
public struct JSONFindings: FindingsFormat {
    public let name = "json"
    public let abstract = "for programs: one document with findings, notices and summary"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) throws -> String {
        try parts(of: result, options: options).text()
    }

    public func parts(of result: CheckResult, options: ReportOptions) throws -> ReportParts {
        // What follows the findings, which come first in the order of the keys.
        let rest = try JSONText.render(
            Rest(
                tool: ToolRecord(version: options.version, engine: options.engine),
                notices: result.notices.compactMap(NoticeRecord.init),
                summary: options.summary ? SummaryRecord(result) : nil,
                unfinished: result.unfinished.isEmpty ? nil : result.unfinished.map(UnfinishedRecord.init)))
        let widthNames = result.widthNames
        let start = "{\n  \"findings\" : [\n"
        let end = "\n  ]," + rest.dropFirst()
        return ReportParts(of: result.findings, end: result.findings.isEmpty ? start + end : end) { findings in
            var text = ""
            for (index, finding) in zip(findings.indices, findings) {
                text += index == 0 ? start : ",\n"
                text += "    "
                text += try JSONText.part(FindingRecord(finding, widthNames: widthNames), depth: 2)
            }
            return text
        }
    }

    /// The document without its findings.
    private struct Rest: Encodable {
        var version = 1
        var tool: ToolRecord
        var notices: [NoticeRecord]
        var summary: SummaryRecord?
        var unfinished: [UnfinishedRecord]?
    }
}
