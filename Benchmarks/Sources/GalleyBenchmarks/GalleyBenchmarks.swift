import ArgumentParser
import Foundation

/// Measures all that is said about Galley's speed, and prints it as one table.
@main
struct GalleyBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley-benchmarks", abstract: "Measure Galley's speed, and print it as one table of Markdown.",
        subcommands: [All.self, Measure.self], defaultSubcommand: All.self)
}

/// All benchmarks, or some.
struct All: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Measure all, and print the table.")

    @Option(help: "Only this part of the table. May be given several times.")
    var only: [Part] = []

    @Option(help: "The galley command to measure, instead of the one that was built with this.")
    var galley: String?

    @Option(help: "Draw how the peers compare into this file, an SVG.")
    var graph: String?

    func run() throws {
        var table = Table()
        for part in Part.allCases where only.isEmpty || only.contains(part) {
            // The whole takes minutes.
            FileHandle.standardError.write(Data("measuring \(part.rawValue)\n".utf8))
            table.part = part
            try benchmarks(of: part).run(into: &table)
        }
        print("\(Machine.description)\n\n\(table.markdown)")
        if let graph, let drawn = table.graph(ofUnit: PeerBenchmarks.unit, in: .peers) {
            try Data(drawn.svg.utf8).write(to: URL(fileURLWithPath: graph))
        }
    }

    private func benchmarks(of part: Part) throws -> any Benchmarks {
        let corpus = try Corpus()
        let folder = try TemporaryFolder()
        let projects = Projects(folder: folder, corpus: corpus)
        return switch part {
        case .text: try TextBenchmarks(corpus)
        case .layout: LayoutBenchmarks()
        case .scenes: SceneBenchmarks(galley: try Galley(path: galley), projects: projects)
        case .checks: CheckBenchmarks(galley: try Galley(path: galley), projects: projects)
        case .catalogs: CatalogBenchmarks(corpus: corpus, folder: folder)
        case .reports: ReportBenchmarks(projects: projects)
        case .start: StartBenchmarks(galley: try Galley(path: galley))
        case .peers: PeerBenchmarks(corpus: corpus, folder: folder)
        }
    }
}
