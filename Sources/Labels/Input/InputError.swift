public import Basics

/// A file or a setting that cannot be used: where it is, what is wrong, what was expected.
public struct InputError: Error, Hashable, Sendable {
    /// Who can fix it.
    public enum Kind: Hashable, Sendable {
        /// An error in a scene, a configuration or an option: exit status 2.
        case configuration
        /// A file that is missing, damaged or of another format: exit status 3.
        case unreadable
    }

    /// Who can fix it.
    public var kind: Kind
    /// The file as it was named; nil for an option.
    public var file: String?
    /// Line and column, both from 1, if the file could be read so far.
    public var line: Int?
    /// From 1, in characters.
    public var column: Int?
    /// What is wrong and what was expected, in one sentence without a full stop.
    public var message: String

    /// Makes an error at a place.
    public init(_ kind: Kind, _ message: String, at position: SourcePosition? = nil) {
        self.kind = kind
        self.file = position?.file
        self.line = position?.line
        self.column = position?.column
        self.message = message
    }

    /// Makes an error about a file as a whole.
    public init(_ kind: Kind, _ message: String, file: String) {
        self.kind = kind
        self.file = file
        self.message = message
    }
}

extension InputError: CustomStringConvertible {
    /// `file:line:column: error: message`, with the parts that are known.
    public var description: String {
        let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
        return (place + [" error: \(message)"]).joined(separator: ":").trimmingPrefix(" ").description
    }
}

extension InputError {
    /// The same error at a place, if there is one.
    func placed(at position: SourcePosition?) -> InputError {
        position.map { InputError(kind, message, at: $0) } ?? self
    }

    /// The error for an unknown name, with the nearest known one.
    ///
    /// - Parameter page: The command that lists the names, if they are too many for a message.
    package static func unknown(
        _ what: String, _ name: String, expected: [String], listedBy page: String? = nil, at position: SourcePosition?
    ) -> InputError {
        InputError(UnknownName(name, kind: what, expected: expected, listedBy: page), at: position)
    }

    /// The same where the name was looked up without its place.
    package init(_ name: UnknownName, at position: SourcePosition?) {
        self.init(.configuration, "\(name)", at: position)
    }

    /// The command that lists the keys of a catalog.
    package static let keyList = "galley measure --catalog"

    /// The error for a value of another type or out of range.
    package static func wrongValue(
        of name: String, expected: String, found: String, at position: SourcePosition?
    ) -> InputError {
        InputError(.configuration, "\(name) expects \(expected), not \(found)", at: position)
    }
}
