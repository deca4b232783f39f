public import Checks

/// For programs: one document with everything, in a versioned form.
public struct JSONFindings: FindingsFormat {
    public let name = "json"
    public let abstract = "for programs: one document with findings, notices and summary"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) throws -> String {
        try JSONText.render(
            Document(
                tool: ToolRecord(version: options.version, engine: options.engine),
                findings: result.findings.map { FindingRecord($0, widthNames: result.widthNames) },
                notices: result.notices.map(NoticeRecord.init),
                summary: options.summary ? SummaryRecord(result) : nil))
    }

    private struct Document: Encodable {
        var version = 1
        var tool: ToolRecord
        var findings: [FindingRecord]
        var notices: [NoticeRecord]
        var summary: SummaryRecord?
    }
}
