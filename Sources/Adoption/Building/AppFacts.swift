internal import Foundation

/// What the program of an adopted app reads about the app, in a file beside it.
struct AppFacts: Encodable {
    /// By the names of the extensions' modules.
    let extensions: [String: Extension]
    /// The first and last lines of previews, by the paths of their files.
    let previews: [String: [[Int]]]

    struct Extension: Encodable {
        /// What its own bundle has beside code: its texts are there, and not in the app's.
        let files: [String]
        let hasContainerBackgrounds: Bool
    }

    /// The end of the file's name, after the program's.
    static let pathExtension = "facts.json"

    init(of builds: [ModuleBuild]) {
        let extensions = builds.filter { $0.module.kind == .ofExtension }.map { build in
            let hasBackgrounds = build.files.contains { ParsedFile($0.bytes).words.contains("containerBackground") }
            let files = build.module.resources.map(\.path)
            return (build.module.name, Extension(files: files, hasContainerBackgrounds: hasBackgrounds))
        }
        self.extensions = Dictionary(extensions) { first, _ in first }
        let files = builds.flatMap(\.files).filter { !$0.previewLines.isEmpty }
        previews = Dictionary(
            files.map { ($0.original.path, $0.previewLines.map { [$0.lowerBound, $0.upperBound] }) },
            uniquingKeysWith: +)
    }

    var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return Array((try? encoder.encode(self)) ?? Data())
    }
}
