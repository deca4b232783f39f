internal import Catalogs
internal import Checks
internal import Foundation
internal import Labels

/// The text reports of a recording, by their first lines.
struct RecordedReports {
    /// Each with the line feed at its end, in the order of the file.
    private(set) var reports: [(cell: String, text: String)] = []
    private var places: [String: Int] = [:]

    /// Takes a recording apart; of two reports of one cell the first counts. O(n).
    init(_ text: String) {
        for report in text.components(separatedBy: "\n\n") where !report.isEmpty {
            // Older recordings have invisible characters unchanged, which are written as visible ones now.
            let lines = report.components(separatedBy: "\n").map(Prose.oneLine)
            let cell = lines[0]
            if places.updateValue(places[cell] ?? reports.count, forKey: cell) == nil {
                reports.append((cell, lines.joined(separator: "\n") + "\n"))
            }
        }
    }

    /// Takes the bytes of a recording apart.
    init(_ data: Data) { self.init(String(decoding: data, as: UTF8.self)) }

    /// The bytes of a recording in a tree; nil where there is none.
    ///
    /// - Throws: `InputError` for one that lies elsewhere or cannot be read.
    static func data(at file: URL, in tree: ProjectTree) throws -> Data? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try InputFile.data(at: file, named: InputFile.name(of: file), in: tree)
    }

    /// The report that begins as another one does.
    func report(like text: String) -> String? { places[Self.cell(text)].map { reports[$0].text } }

    /// The scene and its environment, as the first line of a report has them.
    static func cell(_ text: String) -> String { String(text.prefix { $0 != "\n" }) }
}
