import ArgumentParser

/// A part of the table.
enum Part: String, CaseIterable, ExpressibleByArgument {
    case text
}

/// The measurements of one part.
protocol Benchmarks {
    var part: Part { get }
    func run(into table: inout Table) throws
}
