internal import Catalogs
public import Checks
public import Foundation
internal import Labels
internal import Outputs
internal import Reports
internal import Scenes

/// Files of known findings.
public enum BaselineFile {
    /// The known findings of a file; nil where none is named.
    ///
    /// - Throws: `InputError` for a file that is missing or no baseline.
    public static func read(_ url: URL?) throws -> Baseline? { try read(url, in: nil) }

    /// - Parameter tree: Where the file has to be; nil for one that the command line names.
    static func read(_ url: URL?, in tree: ProjectTree?) throws -> Baseline? {
        guard let url else { return nil }
        let name = InputFile.name(of: url)
        let data = try InputFile.data(at: url, named: name, in: tree)
        do {
            return try BaselineJSON.read(data)
        } catch {
            throw InputError(.unreadable, "\(error)", file: name)
        }
    }

    /// Writes the findings of a result as known, with the reasons that the file gave so far.
    ///
    /// - Parameters:
    ///   - result: What the check found.
    ///   - options: Those of the check. What it did not look at stays as the file has it.
    ///   - url: The file, which need not be there yet.
    /// - Throws: `InputError` where the file cannot be written, or holds something else than a baseline.
    public static func write(_ result: CheckResult, of options: CheckOptions = CheckOptions(), to url: URL) throws {
        try WholeFile.refuseLinks(url)
        let old = try written(url)
        let baseline = Baseline(result.findings, keepingReasonsOf: old, engine: .current) { entry in
            !options.looks(at: entry, in: result)
        }
        try WholeFile.write(BaselineJSON.render(baseline), to: url)
    }

    /// What the file holds before it is written; nil where it is new or empty. Nothing is read from a pipe.
    private static func written(_ url: URL) throws -> Baseline? {
        guard let place = WholeFile.place(of: url.path) else { return nil }
        let attributes = try? FileManager.default.attributesOfItem(atPath: place)
        return attributes?[.size] as? Int ?? 0 > 0 ? try read(url) : nil
    }
}
