internal import ArgumentParser
internal import Galley

/// Writes labels as they are measured.
struct LabelOutput {
    private let format: ReportFormat
    private let output: StreamedOutput
    private var count = 0

    init(format: ReportFormat, output: OutputOptions) throws {
        self.format = format
        self.output = try StreamedOutput(output.output)
    }

    mutating func add(_ text: TextFacts) throws {
        try output.write(format == .json ? try LabelJSON.render(text) : LabelText.render(text) + "\n")
        count += 1
    }

    /// Writes the rest. It is an error if nothing was measured.
    func finish() throws {
        guard count > 0 else { throw ValidationError("nothing was measured: there is no label") }
        try output.finish()
    }
}
