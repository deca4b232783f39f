internal import Checks
internal import Frames

/// What the faults of a report on one page are filtered by.
struct ReportFilters {
    private let locales: FilterForm.Field
    private let sizes: FilterForm.Field
    private let widths: FilterForm.Field
    private let places: (locales: [String: Int], sizes: [String: Int], widths: [String: Int])
    private let widthNames: [Double: String]
    /// The search and the lists.
    let form: String

    /// More keys than anyone chooses from; the search finds them.
    private static let mostKeys = 500

    /// O(findings).
    init(_ result: CheckResult) {
        let findings = result.findings
        let names = result.widthNames
        widthNames = names
        locales = FilterForm.Field("locale", "Locale", findings.map(\.locale).sorted())
        sizes = FilterForm.Field(
            "size", "Text size", Set(findings.flatMap(\.textSizes)).sorted { $0.order < $1.order }.map(\.name))
        widths = FilterForm.Field(
            "width", "Width", Set(findings.flatMap(\.screens)).sorted().map { Prose.name($0, widthNames: names) })
        let keys = FilterForm.Field("key", "Key", findings.compactMap(\.key).sorted())
        let rules = FilterForm.Field("rule", "Rule", findings.map(\.rule).sorted(), isShownAlone: true)
        places = (Self.places(of: locales), Self.places(of: sizes), Self.places(of: widths))
        form = FilterForm([locales, sizes, widths, rules] + (keys.values.count > Self.mostKeys ? [] : [keys])).html
    }

    /// The cells of a fault, by the places of their values in the lists: `locales:sizes:widths` for each locale and each
    /// screens with the same sizes.
    func cells(of block: FindingBlock) -> String {
        block.findings.flatMap { finding in
            finding.extent.parts.map { part in
                let sizes = part.textSizes.compactMap { places.sizes[$0.name] }
                let widths = part.screens.compactMap { places.widths[Prose.name($0, widthNames: widthNames)] }
                let lists = [[places.locales[finding.locale] ?? 0], sizes, widths]
                return lists.map { $0.map(String.init).joined(separator: ",") }.joined(separator: ":")
            }
        }.joined(separator: ";")
    }

    private static func places(of field: FilterForm.Field) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: field.values.enumerated().map { ($1, $0) })
    }
}
