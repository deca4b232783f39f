package import Checks
package import Reports

extension FindingsFormat {
    /// Makes a document on several cores, and passes it on part by part, in order: no more than some parts are in memory.
    ///
    /// - Parameter workers: How many cores at most; nil for all.
    package func write(
        _ result: CheckResult, options: ReportOptions, workers: Int? = nil, to output: (String) throws -> Void
    ) throws {
        let parts = try parts(of: result, options: options)
        // Other threads cost more than a few parts do.
        guard parts.count > 4, workers != 1 else {
            for part in 0..<parts.count { try output(parts.part(part)) }
            return
        }
        try Workers.inOrder(
            parts: parts.count, count: workers, make: {}, work: { _, part in parts.part(part) }, body: output)
    }
}
