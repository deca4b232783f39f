internal import Basics
public import Checks

/// For programs that read line by line: an object for each finding, then the notices, what was not finished, and the
/// summary.
public struct JSONLinesFindings: FindingsFormat {
    public let name = "ndjson"
    public let abstract = "for programs: an object a line, distinguished by \"type\""

    /// Makes the format.
    public init() {}

    public func render(_ result: CheckResult, options: ReportOptions) throws -> String {
        var text = ""
        for finding in result.findings {
            let record = FindingRecord(finding, widthNames: result.widthNames)
            text += try JSONText.render(Typed(type: "finding", value: record), isPretty: false)
        }
        for notice in result.notices.compactMap(NoticeRecord.init) {
            text += try JSONText.render(Typed(type: "notice", value: notice), isPretty: false)
        }
        for part in result.unfinished {
            text += try JSONText.render(
                Typed(type: UnfinishedPart.kind, value: UnfinishedRecord(part)), isPretty: false)
        }
        if options.summary {
            text += try JSONText.render(Typed(type: "summary", value: SummaryRecord(result)), isPretty: false)
        }
        return text
    }

    /// The keys of a record and `type` beside them.
    private struct Typed<Value: Encodable>: Encodable {
        var type: String
        var value: Value

        private enum CodingKeys: String, CodingKey { case type }

        func encode(to encoder: any Encoder) throws {
            try value.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(type, forKey: .type)
        }
    }
}
