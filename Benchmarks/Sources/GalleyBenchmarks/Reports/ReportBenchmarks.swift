import Foundation
import Galley

/// How fast findings are written.
struct ReportBenchmarks: Benchmarks {
    let projects: Projects

    func run(into table: inout Table) throws {
        let folder = try projects.labels(
            "Reports", keys: 10_000, locales: ["en"], matrix: "textSizes: [large]\nwidths: [375]",
            budget: ", maxWidth: 8, maxLines: 1")
        let result = try Project.find(at: folder.path).check()
        for name in ["text", "json"] {
            let format = try FindingsFormats.find(name)
            var bytes = 0
            let time = try ProcessorTime.best(of: 5) {
                bytes = try format.render(result, options: ReportOptions()).utf8.count
                return Double(bytes)
            }[0]
            let what = "`--format \(name)` of \(result.findings.count.grouped) findings"
            table.add(what, Quantity(Double(bytes) / 1e6 / time, "MB/s"))
        }
    }
}
