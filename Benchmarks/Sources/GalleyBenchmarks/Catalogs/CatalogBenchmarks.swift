import Foundation
import Galley

/// How fast catalogs are read, a format a row.
struct CatalogBenchmarks: Benchmarks {
    let corpus: Corpus
    let folder: TemporaryFolder

    func run(into table: inout Table) throws {
        for file in CatalogFile.all(corpus, entries: 20_000) {
            let url = try folder.write(file.data, to: "Catalogs/\(file.path)")
            let time = try ProcessorTime.best(of: 3) {
                let catalog = try Catalog(contentsOf: url, sourceLanguage: "de")
                return Double(catalog.keys.count)
            }[0]
            table.add(file.name, Quantity(Double(file.data.count) / 1e6 / time, "MB/s"))
        }
    }
}
