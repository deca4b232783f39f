import Testing

@testable import Catalogs

/// Norwegian has three names, and each leads to the text of the commonest form.
@Suite struct NorwegianTests {
    @Test(arguments: [
        ("no", ["no", "nb"]), ("no-NO", ["no-NO", "no", "nb"]), ("nb-NO", ["nb-NO", "nb", "no"]),
        ("nn-NO", ["nn-NO", "nn", "no", "nb"]), ("nb-SJ", ["nb-SJ", "nb", "no"]),
    ])
    func parents(tag: String, names: [String]) {
        var seen: Set<String> = []
        let found = LocaleFallback.names(for: tag).filter { seen.insert($0).inserted }
        #expect(found.filter(names.contains) == names, "\(found)")
    }
}
