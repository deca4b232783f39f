public import Checks
public import Foundation
internal import Reports
internal import Scenes

/// Files of known findings.
public enum BaselineFile {
    /// The known findings of a file; nil where none is named.
    ///
    /// - Throws: `InputError` for a file that is missing or no baseline.
    public static func read(_ url: URL?) throws -> Baseline? {
        guard let url else { return nil }
        let name = InputFile.name(of: url)
        let data = try InputFile.data(at: url, named: name)
        do {
            return try BaselineJSON.read(data)
        } catch {
            throw InputError(.unreadable, "\(error)", file: name)
        }
    }

    /// Writes the findings of a result as known, with the reasons that the file gave so far.
    ///
    /// - Throws: `InputError` where the file cannot be written.
    public static func write(_ findings: [Finding], to url: URL) throws {
        let old = try FileManager.default.fileExists(atPath: url.path) ? read(url) : nil
        let text = try BaselineJSON.render(Baseline(findings, keepingReasonsOf: old, engine: .current))
        try WholeFile.write(text, to: url)
    }
}
