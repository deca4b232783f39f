import Foundation

/// What large projects cost: the whole command.
struct CheckBenchmarks: Benchmarks {
    let galley: Galley
    let projects: Projects

    func run(into table: inout Table) throws {
        let one = galley.oneJob
        let shared = try projects.sharedCatalog(scenes: 100, keys: 5000)
        try add(
            "100 scenes with one catalog of 5,000 keys", ["check"], in: shared.folder, runs: 3, to: &table,
            targets: ("≤ 0.3", "≤ 60"))
        let failing = try projects.labels(
            "Failing", keys: 40_000, locales: ["en", "de"], matrix: "textSizes: [large]\nwidths: [375]",
            budget: ", maxWidth: 8, maxLines: 1")
        try add(
            "40,000 labels × 2 locales, all failing", ["check"], in: failing, runs: 1, to: &table,
            targets: ("≤ 3", "≤ 150"))
        let labels = try projects.labels(
            "Labels", keys: 1250, locales: ["en", "de", "fi", "ru", "ar", "hi", "th", "ja"],
            matrix: Projects.fullMatrix, budget: "")
        let cells = 1250 * 8 * 12 * 3
        for (what, jobs) in [("1 job", one), ("all jobs", [])] {
            let best = try galley.best(of: 3, ["check"] + jobs, in: labels)
            let text = "10,000 labels × 12 text sizes × 3 widths, \(what)"
            table.add(text, Quantity(best.wallTime, "s"))
            table.add("its rate", Quantity(Double(cells) / best.wallTime, "cells/s"))
            table.add("its memory", Quantity(best.peakMemory, "MB"))
        }
        try add(
            "10,000 rooms × 40 locales × 3 scales", ["check"], in: projects.rooms(10_000, keys: 2500), runs: 1,
            to: &table,
            targets: ("≤ 10", "≤ 1500"))
        let all = try projects.labels("All", keys: 3358, locales: nil, matrix: "", budget: "")
        try add(
            "`measure --catalog` of 94,024 labels", ["measure", "--catalog", "Localizable.xcstrings"], in: all,
            runs: 2, to: &table)
    }

    private func add(
        _ what: String, _ arguments: [String], in folder: URL, runs: Int, to table: inout Table,
        targets: (time: String, memory: String)? = nil
    ) throws {
        let best = try galley.best(of: runs, arguments, in: folder)
        table.add(what, Quantity(best.wallTime, "s"), target: targets?.time)
        table.add("its memory", Quantity(best.peakMemory, "MB"), target: targets?.memory)
    }
}
