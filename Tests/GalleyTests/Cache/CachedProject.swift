import Checking
import Foundation
import Galley

/// A project that is checked with a cache and without, to compare the reports.
struct CachedProject {
    let copy: ProjectCopy
    /// The folder of the cache, beside that of the project.
    let folder: ProjectCopy

    init(_ copy: ProjectCopy) throws {
        self.copy = copy
        folder = try ProjectCopy([:])
    }

    /// Every report of a check but for its time, or the error of it.
    func report(cached: Bool = true, build: String = "a test", _ options: CheckOptions = CheckOptions()) -> String {
        var options = options
        options.cache = cached ? CheckCache(folder.folder, commit: build) : nil
        do {
            var result = try copy.check { $0 = options }
            result.summary.duration = nil
            let reports = ReportOptions()
            return try JSONFindings().render(result, options: reports) + TextFindings().render(result, options: reports)
                + SARIFFindings().render(result, options: reports)
        } catch {
            return "\(error)"
        }
    }

    /// The report of a comparison with the recordings but for its time, or the error of it.
    func verification(cached: Bool = true) -> String {
        do {
            let project = try copy.project()
            var result = try project.verify(cache: cached ? CheckCache(folder.folder, commit: "a test") : nil)
            result.summary.duration = nil
            return try JSONFindings().render(result, options: ReportOptions()) + "\(result.summary)"
        } catch {
            return "\(error)"
        }
    }

    /// The files of the entries, in the order of their names.
    var entries: [URL] {
        let files = FileManager.default.enumerator(atPath: folder.folder.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.utf8.count > 60 }.sorted().map { folder.folder.appending(path: $0) }
    }
}
