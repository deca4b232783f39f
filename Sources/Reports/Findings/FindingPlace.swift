import Checks
import Frames

extension Finding {
    /// Where to show the finding; formats that cannot do without a file are given one.
    ///
    /// The path has no `./` before it, as GitLab and GitHub compare paths letter by letter.
    func place(_ options: ReportOptions) -> SourcePosition {
        var place = source ?? SourcePosition(file: options.fallbackFile, line: 1, column: 1)
        while place.file.hasPrefix("./") { place.file.removeFirst(2) }
        (place.line, place.column) = (max(1, place.line), max(1, place.column))
        return place
    }

    /// "Localizable.xcstrings:41:7: error: truncated-text: …".
    func line(widthNames: [Double: String]) -> String {
        let place = source.map { "\($0): " } ?? ""
        return "\(place)\(severity): \(rule): \(Prose.message(self, widthNames: widthNames))"
    }
}

extension CheckResult {
    /// Errors before warnings, and of each what lacks most, in hundredths of its room.
    var worstFirst: [Finding] {
        findings.enumerated().sorted { first, second in
            if first.element.severity != second.element.severity {
                return first.element.severity > second.element.severity
            }
            let (mine, its) = (first.element.percentShort, second.element.percentShort)
            return mine == its ? first.offset < second.offset : mine > its
        }.map(\.element)
    }
}

extension Finding {
    fileprivate var percentShort: Double { evidence.shortage?.percent ?? 0 }
}
