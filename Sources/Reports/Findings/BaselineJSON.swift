internal import Basics
public import Checks
public import Foundation

/// A baseline as JSON, one entry after another in order, so that its changes are easy to review.
public enum BaselineJSON {
    /// Why a file is not a baseline.
    public enum Failure: Error, Hashable, Sendable {
        /// It is not JSON, or not a baseline; with the reader's message.
        case malformed(String)
        /// It was written by a later version of this package.
        case unknownVersion(Int)
    }

    /// The whole document, with a line feed at its end.
    public static func render(_ baseline: Baseline) throws -> String { try JSONText.render(baseline) }

    /// Reads what `render` has written.
    public static func read(_ data: Data) throws(Failure) -> Baseline {
        let baseline: Baseline
        do {
            baseline = try JSONDecoder().decode(Baseline.self, from: data)
        } catch let error as DecodingError {
            throw .malformed(describe(error))
        } catch {
            throw .malformed("\(error)")
        }
        guard (1...Baseline.currentVersion).contains(baseline.version) else { throw .unknownVersion(baseline.version) }
        return baseline
    }

    private static func describe(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "\(place(context)) has no \(key.stringValue)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(place(context)) has the wrong type"
        case .dataCorrupted: "it is not JSON"
        @unknown default: "it cannot be read"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        return path.isEmpty ? "the document" : path.joined(separator: ".")
    }
}

extension BaselineJSON.Failure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let what): "not a baseline: \(what)"
        case .unknownVersion(let version): "a baseline of version \(version), which this version cannot read"
        }
    }
}
