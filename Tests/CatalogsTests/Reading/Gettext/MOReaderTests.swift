import Foundation
import Testing

@testable import Catalogs

/// An MO file of pairs, as msgfmt lays it out without a hash table.
private func mo(_ pairs: [(String, String)], isBigEndian: Bool = false) -> [UInt8] {
    let word = { (number: Int) -> [UInt8] in
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        return isBigEndian ? bytes.reversed() : bytes
    }
    let start = 28
    var texts: [UInt8] = []
    let place = { (text: String) -> [UInt8] in
        defer { texts += Array(text.utf8) + [0] }
        return word(text.utf8.count) + word(start + 16 * pairs.count + texts.count)
    }
    let ids = pairs.flatMap { place($0.0) }
    let translations = pairs.flatMap { place($0.1) }
    let tables = [start, start + 8 * pairs.count, 0, start + 16 * pairs.count].flatMap(word)
    return word(0x9504_12DE) + word(0) + word(pairs.count) + tables + ids + translations + texts
}

private let pairs = [
    ("", "Language: pl\nPlural-Forms: nplurals=3; plural=n==1 ? 0 : n<5 ? 1 : 2;\n"),
    ("%d book\0%d books", "%d książka\0%d książki\0%d książek"), ("verb\u{4}Book", "Wypożycz"),
]

private func read(_ bytes: [UInt8]) throws(CatalogError) -> CatalogPart {
    try MOReader.read(
        CatalogSource(url: URL(filePath: "/pl.mo"), file: "pl.mo", contents: bytes), locale: "pl")
}

@Suite("MO files")
struct MOReaderTests {
    @Test(arguments: [false, true]) func bothByteOrdersAreRead(isBigEndian: Bool) throws {
        let part = try read(mo(pairs, isBigEndian: isBigEndian))
        #expect(part.entries.map(\.key) == ["%d book", "verb|Book"])
        #expect(part.entries[0]["pl"]?.value.units.map(\.text) == ["%d książka", "%d książki", "%d książek"])
        #expect(part.entries[1]["pl"]?.position == Catalog.Position(file: "pl.mo", line: 1, column: 1))
        #expect(part.warnings == [])
        let formula = try PluralFormula(header: "nplurals=3; plural=n==1 ? 0 : n<5 ? 1 : 2;")
        guard case .formula(formula, _) = part.entries[0]["pl"]?.value else {
            Issue.record("not the formula of the header")
            return
        }
    }

    @Test func everyPrefixIsRefused() {
        let bytes = mo(pairs)
        for length in 0..<(bytes.count - 1) {
            let problem = error { () throws(CatalogError) in try read(Array(bytes.prefix(length))) }
            #expect(problem?.line == 1, "\(length)")
        }
    }

    @Test func placesOutsideTheFileAndCountsWithoutEndAreRefused() {
        var far = mo(pairs)
        far.replaceSubrange(28..<36, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        #expect(error { () throws(CatalogError) in try read(far) }?.line == 1)
        var many = mo(pairs)
        many.replaceSubrange(8..<12, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(error { () throws(CatalogError) in try read(many) }?.line == 1)
    }

    @Test func textsThatShareBytesAreRefused() {
        let text = String(repeating: "x", count: 1_000)
        var bytes = mo((0..<8).map { _ in (text, "") })
        for index in 1..<8 { bytes.replaceSubrange(28 + 8 * index..<36 + 8 * index, with: bytes[28..<36]) }
        let problem = error { () throws(CatalogError) in try read(bytes + [UInt8](repeating: 0, count: 0)) }
        #expect(problem == nil)
        var bomb = bytes
        bomb.removeLast(7_000)
        #expect(error { () throws(CatalogError) in try read(bomb) }?.line == 1)
    }

    /// All of them are in the file, and together they are longer than it: a few bytes could name more text than memory holds.
    @Test func textsWithinOthersAreRefused() {
        var bytes = mo((0..<8).map { _ in (String(repeating: "x", count: 1_000), "") })
        for index in 0..<8 {
            bytes.replaceSubrange(28 + 8 * index..<36 + 8 * index, with: bytes[28..<36])
            // No length, at the beginning.
            bytes.replaceSubrange(92 + 8 * index..<100 + 8 * index, with: [UInt8](repeating: 0, count: 8))
        }
        bytes.removeLast(bytes.count - (28 + 16 * 8 + 1_001))
        let problem = error { () throws(CatalogError) in try read(bytes) }
        #expect(problem?.message == "expected texts side by side, found text 1 of 8 within others")
    }
}
