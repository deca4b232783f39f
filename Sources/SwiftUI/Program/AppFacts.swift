internal import Foundation
internal import Galley

/// What `galley adopt` writes beside the program about the app.
struct AppFacts: Decodable {
    /// By the names of the extensions' modules.
    let extensions: [String: Extension]
    /// The first and last lines of previews, by the paths of their files.
    let previews: [String: [[Int]]]

    struct Extension: Decodable {
        /// What is in its bundle beside code.
        let files: [String]
        let hasContainerBackgrounds: Bool
    }

    /// Those of this program; empty where it is no adopted app.
    static let ofAdopted: AppFacts = {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            let data = try? Data(contentsOf: URL(filePath: program + ".facts.json")),
            let facts = try? JSONDecoder().decode(AppFacts.self, from: data)
        else { return AppFacts(extensions: [:], previews: [:]) }
        return facts
    }()

    /// Where the files declare previews.
    static let previewLines = PreviewLines(ofAdopted.previews)
}

extension PreviewLines {
    /// - Parameter previews: The first and last lines of previews, by the paths of their files.
    init(_ previews: [String: [[Int]]]) {
        let lines = previews.map { path, lines in
            (
                InputFile.name(of: URL(filePath: path)),
                lines.compactMap { $0.count == 2 && $0[0] <= $0[1] ? $0[0]...$0[1] : nil }
            )
        }
        self.init(Dictionary(lines, uniquingKeysWith: +))
    }
}
