import ArgumentParser

/// A part of the table.
enum Part: String, CaseIterable, ExpressibleByArgument {
    case text, layout, scenes, checks, catalogs, reports, start, peers
}

/// The measurements of one part.
protocol Benchmarks {
    func run(into table: inout Table) throws
}
