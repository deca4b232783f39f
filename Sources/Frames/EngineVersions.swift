/// The libraries that the numbers of a report come from and that are not part of this package, and the version of the
/// Unicode Character Database in them.
///
/// The same fonts and texts may measure differently with other versions of them.
public struct EngineVersions: Codable, Hashable, Sendable {
    /// HarfBuzz, which shapes text.
    public var harfBuzz: String
    /// FreeType, which reads the outlines of glyphs.
    public var freeType: String
    /// ICU, which is used for breaks, directions and plurals.
    public var icu: String
    /// The version of Unicode in ICU.
    public var unicode: String

    /// Makes a value with each version as the library reports it, such as `10.2.0`.
    public init(harfBuzz: String, freeType: String, icu: String, unicode: String) {
        self.harfBuzz = harfBuzz
        self.freeType = freeType
        self.icu = icu
        self.unicode = unicode
    }

    /// The name of each library with its version, in the order in which they are written.
    public var list: [String] { named.map { "\($0.name) \($0.version)" } }

    private var named: [(name: String, version: String)] {
        [("HarfBuzz", harfBuzz), ("FreeType", freeType), ("ICU", icu), ("Unicode", unicode)]
    }
}

extension EngineVersions: CustomStringConvertible {
    /// "HarfBuzz 10.2.0, FreeType 2.13.3, ICU 76.1, Unicode 16.0"
    public var description: String { list.joined(separator: ", ") }
}

extension EngineVersions {
    /// Parses one name and version on each line, as `list` has them; nil for any other text.
    public init?(lines text: String) {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").map(String.init) }
        guard lines.allSatisfy({ $0.count == 2 }) else { return nil }
        let versions = Dictionary(lines.map { ($0[0], $0[1]) }) { first, _ in first }
        guard let harfBuzz = versions["HarfBuzz"], let freeType = versions["FreeType"], let icu = versions["ICU"],
            let unicode = versions["Unicode"]
        else { return nil }
        self.init(harfBuzz: harfBuzz, freeType: freeType, icu: icu, unicode: unicode)
    }

    /// The entries of `list` whose version differs in `other`; empty where all are the same.
    public func differing(from other: EngineVersions) -> [String] {
        zip(list, other.list).filter { $0 != $1 }.map(\.0)
    }
}
