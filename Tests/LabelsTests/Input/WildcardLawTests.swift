import Labels
import TestSupport
import Testing

/// The matcher against one that is slow and takes no state along: it tries every way that a star can go.
@Suite struct WildcardLawTests {
    /// A part of a pattern, as it is written and as it is meant.
    private enum Part {
        case star
        case any
        case one(Character)
        case set([ClosedRange<Character>], isNegated: Bool)

        var text: String {
            switch self {
            case .star: return "*"
            case .any: return "?"
            case .one(let character): return "*?[\\".contains(character) ? "\\\(character)" : "\(character)"
            case .set(let ranges, let isNegated):
                let inside = ranges.map { range in
                    let (first, last) = (Self.inside(range.lowerBound), Self.inside(range.upperBound))
                    return range.lowerBound == range.upperBound ? first : "\(first)-\(last)"
                }
                return "[\(isNegated ? "!" : "")\(inside.joined())]"
            }
        }

        private static func inside(_ character: Character) -> String {
            "]\\-!^".contains(character) ? "\\\(character)" : "\(character)"
        }

        func fits(_ character: Character) -> Bool {
            switch self {
            case .star: false
            case .any: true
            case .one(let own): own == character
            case .set(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
            }
        }
    }

    private func fits(_ name: ArraySlice<Character>, _ parts: ArraySlice<Part>) -> Bool {
        guard let part = parts.first else { return name.isEmpty }
        if case .star = part {
            return (name.startIndex...name.endIndex).contains { fits(name[$0...], parts.dropFirst()) }
        }
        guard let character = name.first, part.fits(character) else { return false }
        return fits(name.dropFirst(), parts.dropFirst())
    }

    private static let letters: [Character] = ["a", "b", "c", "ä", "保", "*", "[", "]", "-", "\\", "!", "👍🏽"]

    @Test func itFitsWhatTheSlowOneFits() {
        var random = RandomNumbers(seed: 4)
        func letter() -> Character {
            // Few letters, so that many names fit.
            Self.letters[Int.random(in: 0..<(Bool.random(using: &random) ? 2 : Self.letters.count), using: &random)]
        }
        func range() -> ClosedRange<Character> {
            let ends = [letter(), letter()].sorted()
            return Bool.random(using: &random) ? ends[0]...ends[0] : ends[0]...ends[1]
        }
        var fitting = 0
        for _ in 0..<20_000 {
            let parts = (0..<Int.random(in: 0...6, using: &random)).map { _ -> Part in
                switch Int.random(in: 0..<6, using: &random) {
                case 0, 1: .star
                case 2: .any
                case 3:
                    .set(
                        (0..<Int.random(in: 1...2, using: &random)).map { _ in range() },
                        isNegated: .random(using: &random))
                default: .one(letter())
                }
            }
            let name = (0..<Int.random(in: 0...8, using: &random)).map { _ in letter() }
            let pattern = parts.map(\.text).joined()
            let expected = fits(name[...], parts[...])
            #expect(Wildcard.matches(String(name), pattern) == expected, "\(pattern) and \(String(name))")
            if expected { fitting += 1 }
        }
        // Neither all nor nothing is asked.
        #expect(fitting > 2000 && fitting < 18_000)
    }

    /// A name without signs is a pattern for itself alone.
    @Test func aNameFitsItself() {
        var random = RandomNumbers(seed: 5)
        for _ in 0..<1000 {
            let name = String((0..<8).map { _ in "abcä保👍🏽.-_/".randomElement(using: &random) ?? "a" })
            #expect(!Wildcard.isPattern(name) && Wildcard.matches(name, name))
            #expect(!Wildcard.matches(name + "x", name) && !Wildcard.matches(String(name.dropLast()), name))
        }
    }
}
