import Testing

@testable import Labels

/// A pattern stands for no more names than a person could mean: groups beside each other multiply, alternatives add.
@Suite struct FilePatternBoundTests {
    private func isBounded(_ parts: (text: String, count: Int)...) -> Bool {
        FilePattern.isBounded(parts.map { String(repeating: $0.text, count: $0.count) }.joined())
    }

    @Test func whatAPersonWrites() {
        #expect(isBounded(("*.yml", 1)))
        #expect(isBounded(("{a,b}{1,2}.{yml,yaml}", 1)))
    }

    @Test func groupsBesideEachOtherMultiply() {
        #expect(isBounded(("{a,b}", 9)))
        #expect(!isBounded(("{a,b}", 10)))
    }

    @Test func alternativesAdd() {
        #expect(isBounded(("{", 1), ("a,", 999), ("a}", 1)))
        #expect(!isBounded(("{", 1), ("a,", 1000), ("a}", 1)))
        // Two groups of five hundred are a thousand, and one more is too many.
        #expect(isBounded(("{{", 1), ("a,", 499), ("a},{", 1), ("b,", 499), ("b}}", 1)))
        #expect(!isBounded(("{{", 1), ("a,", 499), ("a},{", 1), ("b,", 499), ("b},c}", 1)))
    }

    @Test func bracesInsideEachOtherAreFew() {
        #expect(isBounded(("{a,", 16), ("}", 16)))
        #expect(!isBounded(("{a,", 17), ("}", 17)))
    }

    @Test func whatIsEscapedIsNoBrace() { #expect(isBounded(("\\{a,b\\}", 40))) }

    @Test func aPathHasALength() {
        #expect(isBounded(("a", 4096)))
        #expect(!isBounded(("a", 4097)))
    }
}
