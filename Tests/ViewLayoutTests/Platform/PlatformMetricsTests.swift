import Foundation
import Testing
import ViewLayout

/// The tables of platforms.
@Suite struct PlatformMetricsTests {
    @Test(arguments: PlatformMetrics.Platform.allCases)
    func everyNumberIsThereOnce(platform: PlatformMetrics.Platform) {
        let metrics = platform.table.map(\.metric)
        #expect(Set(metrics) == Set(PlatformMetric.allCases))
        #expect(metrics.count == PlatformMetric.allCases.count)
    }

    @Test(arguments: PlatformMetrics.Platform.allCases)
    func whatIsNoChoiceHasASource(platform: PlatformMetrics.Platform) {
        #expect(platform.table.allSatisfy { $0.evidence == .choice || !$0.source.isEmpty })
    }

    /// The documentation has every number as it is.
    @Test(arguments: PlatformMetrics.Platform.allCases)
    func theDocumentationHasTheTable(platform: PlatformMetrics.Platform) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/ViewLayout/ViewLayout.docc/ListsFormsBars.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for entry in platform.table {
            let source = entry.source.isEmpty ? "" : ": \(entry.source)"
            let row = "| `\(entry.metric.rawValue)` | \(short(entry.value)) | \(entry.evidence.rawValue)\(source) |"
            #expect(text.contains(row), "\(platform): \(row)")
        }
    }
}
