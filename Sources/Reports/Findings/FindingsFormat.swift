public import Basics
public import Checks
public import Frames

/// A format for the findings of a check.
public protocol FindingsFormat: Sendable {
    /// The name after `--format`.
    var name: String { get }
    /// For whom it is, for the help of the command.
    var abstract: String { get }

    /// The whole document, with a line feed at its end. The same result always gives the same document.
    func render(_ result: CheckResult, options: ReportOptions) throws -> String

    /// The same document in parts, for results of a hundred thousand findings. By default it is one part.
    func parts(of result: CheckResult, options: ReportOptions) throws -> ReportParts
}

extension FindingsFormat {
    public func parts(of result: CheckResult, options: ReportOptions) throws -> ReportParts {
        let text = try render(result, options: options)
        return ReportParts(count: 1) { _ in text }
    }
}

/// A document in parts, one after the other. Each part can be made by itself, on any thread, so that all cores can work
/// on it and it need not be in memory as a whole.
public struct ReportParts: Sendable {
    /// How many parts there are.
    public let count: Int
    /// Makes the part with an index from 0; throws where a value in it cannot be written.
    public let part: @Sendable (Int) throws -> String

    /// Makes the parts of a document.
    public init(count: Int, part: @escaping @Sendable (Int) throws -> String) {
        self.count = count
        self.part = part
    }

    /// Parts of some hundred findings each, and a last one with what follows them.
    ///
    /// - Parameter body: Makes the part of the document for these findings.
    init(of findings: [Finding], end: String, body: @escaping @Sendable (ArraySlice<Finding>) throws -> String) {
        let size = 256
        let whole = (findings.count + size - 1) / size
        self.init(count: whole + 1) { part in
            part == whole ? end : try body(findings[(part * size)..<min((part + 1) * size, findings.count)])
        }
    }

    /// The whole document.
    func text() throws -> String { try (0..<count).reduce(into: "") { $0 += try part($1) } }
}

/// Where a reader of a report finds the files of its pictures.
public enum PicturePlace: Hashable, Sendable {
    /// Below an address or a path, which ends without a slash.
    case under(String)
    /// In an archive, of which nothing can be shown: their names are listed.
    case named
}

/// Options of a format.
public struct ReportOptions: Hashable, Sendable {
    /// Whether to use colours for a terminal; formats for machines never do.
    public var colour: Bool
    /// Whether to end with the summary, where the format has one.
    public var summary: Bool
    /// How many faults a format for people shows; nil for all. Formats for machines are complete.
    public var limit: Int?
    /// The version of this package, for formats that name the tool.
    public var version: String
    /// The libraries that the numbers come from, for formats that name the tool.
    public var engine: EngineVersions?
    /// When the check was run, as `2025-01-31T12:00:00`, for formats that cannot do without a time.
    public var timestamp: String
    /// The file for a finding without a position, in formats that need one.
    public var fallbackFile: String
    /// The address of the documentation of the rules, up to the rule's identifier; nil where there is none.
    public var rulesAddress: String?
    /// Where the pictures of the result are as files, for Markdown; nil where there are none.
    public var pictures: PicturePlace?

    /// Makes options; by default there is no colour, and a summary of all faults.
    public init(
        colour: Bool = false, summary: Bool = true, limit: Int? = nil, version: String = "0",
        engine: EngineVersions? = nil,
        timestamp: String = "1970-01-01T00:00:00", fallbackFile: String = "galley.yml", rulesAddress: String? = nil,
        pictures: PicturePlace? = nil
    ) {
        self.colour = colour
        self.summary = summary
        self.limit = limit
        self.version = version
        self.engine = engine
        self.timestamp = timestamp
        self.fallbackFile = fallbackFile
        self.rulesAddress = rulesAddress
        self.pictures = pictures
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
