internal import Checks
internal import Foundation
internal import Scenes

/// A file that a check depends on, by its content: shares of one check have read the same files.
struct CheckInput: Codable, Hashable, Sendable {
    /// As messages name it.
    let name: String
    /// A digest of its bytes; nil for what can be read only once, such as a pipe.
    let digest: String?

    init(_ file: URL, named name: String) {
        self.name = name
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
        digest = isFile ? (try? Data(contentsOf: file, options: .alwaysMapped)).map { Fingerprint.of($0) } : nil
    }
}

extension Project {
    /// Every file that decides what a check finds: the configuration, scenes, catalogs, fonts, known findings, and the
    /// executable where it has the views. O(bytes).
    func inputs(_ options: CheckOptions) -> [CheckInput] {
        var names: Set<String> = [file]
        names.formUnion(scenes.compactMap(\.file))
        for catalog in catalogs + scenes.flatMap(\.catalogs) { names.formUnion(catalog.files) }
        for font in fonts + scenes.flatMap(\.fonts) { names.insert(InputFile.name(of: font.url)) }
        if let baseline = options.baseline ?? baseline, !options.ignoresBaseline {
            names.insert(InputFile.name(of: baseline))
        }
        let files = names.sorted().map { CheckInput(URL(filePath: $0), named: $0) }
        guard let program, let executable = Bundle.main.executableURL else { return files }
        return files + [CheckInput(executable, named: "the executable of \(program)")]
    }
}

extension Catalog {
    /// The files that its texts stand in. O(texts).
    fileprivate var files: Set<String> {
        var files: Set<String> = []
        var latest = ""
        func note(_ file: String) {
            // Texts of one file follow each other.
            if file == latest { return }
            files.insert(file)
            latest = file
        }
        for entry in entries {
            note(entry.position.file)
            for localization in entry.localizations { note(localization.position.file) }
        }
        return files
    }
}
