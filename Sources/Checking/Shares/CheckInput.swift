internal import Basics
internal import Checks
internal import Foundation
internal import Labels
internal import Projects

/// A file that a check depends on, with a digest of its content: all shares of a check must have read the same files.
struct CheckInput: Codable, Hashable, Sendable {
    /// As messages name it.
    let name: String
    /// A digest of its bytes; nil for what can be read only once, such as a pipe.
    let digest: String?

    init(_ file: URL, named name: String) {
        self.name = name
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
        digest = isFile ? (try? Data(contentsOf: file, options: .alwaysMapped)).map { Digest.of($0) } : nil
    }
}

extension Project {
    /// Every file that decides what a check finds: the configuration, scenes, catalogs, fonts, known findings, and the
    /// executable where it has the views. O(bytes).
    func inputs(_ options: CheckOptions) -> [CheckInput] {
        let files = Dictionary(ProjectInputs(self, options: options).files.map { (InputFile.name(of: $0), $0) }) { $1 }
            .sorted { $0.key < $1.key }.map { CheckInput($0.value, named: $0.key) }
        guard let program, let executable = Bundle.main.executableURL else { return files }
        return files + [CheckInput(executable, named: "the executable of \(program)")]
    }
}
