internal import Catalogs
public import Checks
public import Foundation
internal import Labels
internal import Outputs
internal import Reports
internal import Scenes

/// Files of known findings.
public enum BaselineFile {
    /// The known findings of a file; nil where `url` is nil.
    ///
    /// - Throws: `InputError` for a file that is missing or not a baseline.
    public static func read(_ url: URL?) throws -> Baseline? { try read(url, in: nil) }

    /// - Parameter tree: Where the file has to be; nil for a file that the command line names.
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

    /// Writes the findings of a result as known findings, and keeps the reasons in the file.
    ///
    /// - Parameters:
    ///   - result: What the check found.
    ///   - options: The options of the check. Entries for what it did not look at stay in the file.
    ///   - url: The file, which need not exist yet.
    /// - Throws: `InputError` where the file cannot be written, or is something other than a baseline.
    public static func write(_ result: CheckResult, of options: CheckOptions = CheckOptions(), to url: URL) throws {
        try WholeFile.refuseLinks(url)
        let old = try written(url)
        let baseline = Baseline(result.findings, keepingReasonsOf: old, engine: .current) { entry in
            !options.looks(at: entry, in: result)
        }
        try WholeFile.write(BaselineJSON.render(baseline), to: url)
    }

    /// The content of the file before it is written; nil where it is new or empty. A pipe is not read.
    private static func written(_ url: URL) throws -> Baseline? {
        guard let place = WholeFile.place(of: url.path) else { return nil }
        let attributes = try? FileManager.default.attributesOfItem(atPath: place)
        return attributes?[.size] as? Int ?? 0 > 0 ? try read(url) : nil
    }
}
