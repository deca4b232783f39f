import Foundation
import Galley
import Synchronization
import Testing

/// Measuring a catalog on all cores.
@Suite struct CatalogMeasureTests {
    private let catalog: Catalog
    private let fonts: FontLibrary

    init() throws {
        let entries = (0..<400).map { number in
            let position = Catalog.Position(file: "Localizable.xcstrings", line: number + 1)
            let texts = [("en", "Label \(number)"), ("de", "Beschriftung \(number)")]
            return Catalog.Entry(
                key: "label.\(number)", position: position, sourceLanguage: "en",
                localizations: texts.map { locale, text in
                    Localization(
                        locale: locale, value: .unit(StringUnit(text: text, position: position)), position: position)
                })
        }
        catalog = Catalog(name: "Localizable", sourceLanguage: "en", entries: entries)
        fonts = try FontLibrary()
    }

    private func measure(_ keys: [String] = [], workers: Int? = nil) throws -> [MeasuredLabel] {
        var labels: [MeasuredLabel] = []
        try catalog.measure(keys: keys, in: LayoutEnvironment(), fonts: fonts, workers: workers) { labels.append($0) }
        return labels
    }

    @Test(arguments: [1, 2, 5, 64]) func theOrderIsThatOfTheCatalog(workers: Int) throws {
        let labels = try measure(workers: workers)
        #expect(labels.map(\.key) == (0..<400).flatMap { ["label.\($0)", "label.\($0)"] })
        #expect(labels.map(\.locale) == (0..<400).flatMap { _ in ["en", "de"] })
        #expect(try measure(workers: 1) == labels)
    }

    @Test func patternsChooseKeysAndEachHasToFit() throws {
        let labels = try measure(["label.1?", "label.39*", "label.10"])
        let keys = Set(labels.map(\.key))
        #expect(keys.count == 10 + 11 && labels.first?.key == "label.10" && labels.last?.key == "label.399")
        let error = #expect(throws: InputError.self) { try measure(["label.1?", "lable.2"]) }
        #expect(error?.kind == .configuration && error?.message.contains("\"lable.2\"") == true)
    }

    /// What reads the labels may have enough of them.
    @Test func theReaderEndsTheWork() throws {
        struct Enough: Error {}
        var count = 0
        #expect(throws: Enough.self) {
            try catalog.measure(in: LayoutEnvironment(), fonts: fonts, workers: 2) { _ in
                count += 1
                if count == 10 { throw Enough() }
            }
        }
        #expect(count == 10)
    }

    /// The longest text that is measured has 4 MB.
    @Test func aTextThatIsTooLongIsAnErrorAndWhatCameBeforeItIsNot() throws {
        let position = Catalog.Position(file: "Localizable.xcstrings")
        let long = Catalog.Entry(
            key: String(repeating: "a", count: (4 << 20) + 1), position: position, sourceLanguage: "en")
        let catalog = Catalog(name: "Localizable", sourceLanguage: "en", entries: catalog.entries + [long])
        let error = #expect(throws: InputError.self) {
            try catalog.measure(in: LayoutEnvironment(), fonts: fonts) { _ in }
        }
        #expect(error?.kind == .unreadable && error?.message.contains("longer than 4 MB") == true)
    }

    @Test func progressGoesUpToOne() throws {
        let shares = Mutex<[Double]>([])
        try catalog.measure(
            in: LayoutEnvironment(), fonts: fonts, progress: { share in shares.withLock { $0.append(share) } },
            body: { _ in })
        let told = shares.withLock { $0 }
        #expect(told == told.sorted() && told.last == 1 && told.count > 5)
    }

    @Test func theModelsThatWereUsedAreNoted() throws {
        let notes = try catalog.measure(in: LayoutEnvironment(), fonts: fonts) { _ in }
        #expect(notes.count == 1 && notes.first?.hasPrefix("Inter") == true)
        let android = LayoutEnvironment(platform: .android)
        #expect(try catalog.measure(in: android, fonts: fonts) { _ in }.isEmpty)
    }
}
