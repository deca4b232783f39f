internal import ArgumentParser
internal import Foundation
internal import Galley

/// Where the result goes.
struct OutputOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "Write to this file instead of standard output.", completion: .file())
    var output: String?

    init() {}

    /// Makes the folder of the file, so that nothing is lost for want of it after long work.
    func makeFolder() throws {
        guard let output else { return }
        let folder = URL(filePath: output).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw InputError(.unreadable, "the folder cannot be made", file: folder.relativePath)
        }
    }

    /// Writes the whole text; a file is written whole or not at all.
    func write(_ text: String) throws {
        guard let output else { return try StandardOutput.write(text) }
        try WholeFile.write(text, to: output)
    }

    /// Writes bytes; a file is written whole or not at all.
    func write(_ bytes: [UInt8]) throws {
        guard let output else { return try StandardOutput.write(bytes) }
        try WholeFile.write(bytes, to: output)
    }
}
