package import ArgumentParser
internal import Galley

/// Where the result goes.
package struct OutputOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "Write to this file instead of standard output.")
    package var output: String?

    package init() {}

    /// Writes the whole text, a file in one piece or not at all.
    package func write(_ text: String) throws {
        guard let output else { return try StandardOutput.write(text) }
        try WholeFile.write(text, to: output)
    }
}
