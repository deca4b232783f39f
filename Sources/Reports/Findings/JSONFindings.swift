internal import Basics
public import Checks

/// For programs: one document with everything, in a versioned form.
public struct JSONFindings: FindingsFormat {
    public let name = "json"
    public let abstract = "for programs: one document with findings, notices and summary"

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) throws -> String {
        try parts(of: result, options: options).text
    }

    public func parts(of result: CheckResult, options: ReportOptions) throws -> ReportParts {
        let document = try JSONText.render(
            Document(
                tool: ToolRecord(version: options.version, engine: options.engine), findings: [],
                notices: result.notices.compactMap(NoticeRecord.init),
                summary: options.summary ? SummaryRecord(result) : nil,
                unfinished: result.unfinished.isEmpty ? nil : result.unfinished.map(UnfinishedRecord.init)))
        guard !result.findings.isEmpty, document.hasPrefix(Self.start + Self.emptyEnd) else {
            return ReportParts(count: 1) { _ in document }
        }
        let widthNames = result.widthNames
        let end = "\n  ]" + document.dropFirst((Self.start + Self.emptyEnd).count)
        return ReportParts(of: result.findings, end: end) { findings in
            var text = ""
            for (index, finding) in zip(findings.indices, findings) {
                text += index == 0 ? Self.start : ",\n"
                text += "    "
                text += JSONText.part(FindingRecord(finding, widthNames: widthNames), depth: 2)
            }
            return text
        }
    }

    /// How the document begins, and what ends an empty list of findings.
    private static let start = "{\n  \"findings\" : [\n"
    private static let emptyEnd = "\n  ]"

    private struct Document: Encodable {
        var version = 1
        var tool: ToolRecord
        var findings: [FindingRecord]
        var notices: [NoticeRecord]
        var summary: SummaryRecord?
        var unfinished: [UnfinishedRecord]?
    }
}
