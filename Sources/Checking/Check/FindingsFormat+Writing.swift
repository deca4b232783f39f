package import Checks
internal import Labels
package import Reports

extension FindingsFormat {
    /// Makes a document on several cores, and passes it on part by part, in order: only a few parts are in memory at a
    /// time.
    ///
    /// - Parameter workers: How many cores at most; nil for all.
    /// - Throws: `InputError` for what cannot be written in this format, and what `output` throws.
    package func write(
        _ result: CheckResult, options: ReportOptions, workers: Int? = nil, to output: (String) throws -> Void
    ) throws {
        let parts = try made { try self.parts(of: result, options: options) }
        // For a few parts, more threads would cost more than they save.
        guard parts.count > 4, workers != 1 else {
            for part in 0..<parts.count { try output(made { try parts.part(part) }) }
            return
        }
        try Workers.inOrder(
            parts: parts.count, count: workers, make: {},
            work: { _, part throws(InputError) in try made { try parts.part(part) } }, body: output)
    }

    /// The result of a body. A value that cannot be encoded is an error of the output, and not of how the command is
    /// used.
    private func made<Made>(_ body: () throws -> Made) throws(InputError) -> Made {
        do {
            return try body()
        } catch {
            throw error as? InputError
                ?? InputError(.unreadable, "what was found cannot be written as \(name): \(error)")
        }
    }
}
