public import Checks
public import Frames

/// One way to write down what a check found.
public protocol FindingsFormat: Sendable {
    /// The name after `--format`.
    var name: String { get }
    /// Who reads it, for the help of the command.
    var abstract: String { get }

    /// The whole document, with a line feed at its end. The same result gives the same document, byte for byte.
    func render(_ result: CheckResult, options: ReportOptions) throws -> String
}

/// What the caller of a format decides.
public struct ReportOptions: Hashable, Sendable {
    /// Whether to colour for a terminal; formats for machines never do.
    public var colour: Bool
    /// Whether to end with the summary, where the format has a place for one.
    public var summary: Bool
    /// The version of this package, for formats that name the tool.
    public var version: String
    /// The libraries that the numbers come from, for formats that name the tool.
    public var engine: EngineVersions?
    /// When the check was run, as `2025-01-31T12:00:00`, for formats that cannot do without a time.
    public var timestamp: String
    /// The file to show a finding in that has no place of its own, for formats that cannot do without one.
    public var fallbackFile: String
    /// Where the documentation of the rules is, up to the rule's identifier; nil where there is none.
    public var rulesAddress: String?

    /// Makes options; by default there is no colour, and a summary.
    public init(
        colour: Bool = false, summary: Bool = true, version: String = "0", engine: EngineVersions? = nil,
        timestamp: String = "1970-01-01T00:00:00", fallbackFile: String = "galley.yml", rulesAddress: String? = nil
    ) {
        self.colour = colour
        self.summary = summary
        self.version = version
        self.engine = engine
        self.timestamp = timestamp
        self.fallbackFile = fallbackFile
        self.rulesAddress = rulesAddress
    }
}

/// All formats of findings.
public enum FindingsFormats {
    /// Every format, the one for people first.
    public static let all: [any FindingsFormat] = [
        TextFindings(), JSONFindings(), JSONLinesFindings(), JUnitFindings(), SARIFFindings(), GitHubFindings(),
        GitLabFindings(), CheckstyleFindings(), MarkdownFindings(), HTMLFindings(),
    ]

    /// The names, in the same order.
    public static var names: [String] { all.map(\.name) }

    /// The format of that name, or the error that suggests the nearest one.
    public static func find(_ name: String) throws(UnknownName) -> any FindingsFormat {
        guard let format = all.first(where: { $0.name == name }) else {
            throw UnknownName(name, kind: "format", expected: names)
        }
        return format
    }
}
