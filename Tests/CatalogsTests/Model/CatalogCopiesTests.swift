import Catalogs
import Testing

@Suite struct CatalogCopiesTests {
    private func catalog(_ name: String, key: String) -> Catalog {
        let entry = Catalog.Entry(key: key, position: Catalog.Position(file: "\(name).strings"), sourceLanguage: "en")
        return Catalog(name: name, sourceLanguage: "en", entries: [entry])
    }

    @Test func copiesCountOnce() {
        let (first, second) = (catalog("A", key: "a"), catalog("B", key: "b"))
        #expect(Catalog.distinct([first, second, first, second, first]).map(\.name) == ["A", "B"])
    }

    @Test func aCopyThatWasChangedIsAnother() {
        let first = catalog("A", key: "a")
        var renamed = first
        renamed.name = "B"
        var warned = first
        warned.warnings.append(CatalogError(.unreadFormat("Word"), file: "A.doc"))
        #expect(Catalog.distinct([first, renamed, warned, warned]).map(\.name) == ["A", "B", "A"])
        #expect(!Catalog.areCopies([first], [renamed]))
        #expect(Catalog.areCopies([first, warned], [first, warned]))
        #expect(!Catalog.areCopies([first], [first, first]))
    }

    /// Nothing distinguishes empty catalogs, so that none is left out.
    @Test func emptyCatalogsAreKept() {
        let empty = Catalog(name: "A", sourceLanguage: "en")
        #expect(Catalog.distinct([empty, empty]).count == 2)
    }
}
