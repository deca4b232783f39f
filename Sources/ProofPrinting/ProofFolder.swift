public import Checking
public import Checks
public import Foundation
internal import Outputs
public import Projects
internal import ProofPages

/// A folder with a static site of everything that projects lay out: it opens from disk in any browser.
///
/// Each file appears when it is whole, under a name that depends on nothing but the projects, and takes the place of an
/// older one; nothing is removed. `index.html` comes last, so that it never leads to a page that is not there.
public struct ProofFolder {
    /// Where the site is.
    public let url: URL
    /// The files that have been written, from the folder.
    package private(set) var paths: [String] = []
    /// How many files have been written.
    public var files: Int { paths.count }
    private var site = ProofSite()

    /// A site in a folder, which is made when the first page is written.
    public init(_ url: URL) { self.url = url }

    /// The page to begin with.
    public var index: URL { url.appending(path: "index.html") }
    /// How many pictures there are.
    public var pictures: Int { site.pictures }
    /// How many faults there are, those that locales share once.
    public var faults: Int { site.faults }
    /// "12 files, 40 pictures, 3 faults".
    package var counts: String {
        [(files, "file"), (pictures, "picture"), (faults, "fault")].map { Prose.count($0, $1) }.joined(separator: ", ")
    }

    /// Draws every scene of a project in every environment of the matrix, and writes a page for each scene as soon as it
    /// is done; memory is bounded by one scene.
    ///
    /// - Parameters:
    ///   - project: The project, whose labels are measured too.
    ///   - options: What differs from drawing and checking everything that the configuration names; by default nothing.
    ///   - progress: Called with the share that is done, from 0 to 1, on any thread, one call at a time.
    /// - Returns: What a check of the project finds.
    /// - Throws: `InputError` for what cannot be used, and for a file that cannot be written. O(cells).
    public mutating func add(
        _ project: Project, _ options: CheckOptions = CheckOptions(),
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> CheckResult {
        let press = try ProofPress(project, options: options, progress: progress)
        return try add(press, draw: press.draw, measureLabels: press.measureLabels, rooms: press.rooms)
    }

    /// The same with pictures and results that were made elsewhere.
    mutating func add(
        _ press: ProofPress, draw: ([ScenePart]) throws -> ProofPress.Drawn, measureLabels: () throws -> ProofTally,
        rooms: () throws -> [TypingPlace: TranslatorRoom]
    ) throws -> CheckResult {
        site.begin(press.project(), locales: press.locales)
        var tally = press.tally
        for parts in press.scenes {
            let drawn = try draw(parts)
            let pages = try site.add(
                drawn.proof, result: press.result(of: drawn.tally), labels: drawn.tally.labels)
            for page in pages { try write(page) }
            tally.merge(drawn.tally)
        }
        let budgets = try measureLabels()
        for (name, result) in try press.results(ofBudgetsIn: budgets) {
            for page in site.add(SceneProof(name: name), result: result, labels: budgets.labels) { try write(page) }
        }
        tally.merge(budgets)
        let result = try press.wholeResult(of: tally)
        try site.end(result, labels: tally.labels, rooms: rooms())
        return result
    }

    /// Writes the pages of locales and the index.
    ///
    /// - Throws: `InputError` for a file that cannot be written.
    public mutating func finish() throws {
        let site = site
        try site.pages { try write($0) }
    }

    private mutating func write(_ page: ProofPage) throws {
        try OutputFolder(url).write(page.text, to: page.path)
        paths.append(page.path)
    }
}
