internal import ArgumentParser
internal import Galley

/// Where the result goes.
struct OutputOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "Write to this file instead of standard output.", completion: .file())
    var output: String?

    init() {}

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
