package import Checks
internal import Labels

/// The error for a check that has not laid everything out. Its findings are not enough to pass, to write a baseline or
/// to make a share.
package struct UnfinishedCheck: Error {
    /// What was not laid out, in the order of the plan.
    package let parts: [UnfinishedPart]

    package init(_ parts: [UnfinishedPart]) { self.parts = parts }
}

extension UnfinishedCheck: CustomStringConvertible {
    /// A line for each part that was not named before.
    package var description: String {
        let named = LeftOutListings.unfinished
        return parts.filter { !named.contains($0) }.grouped.map {
            "\(InputError(.unreadable, $0.message, at: $0.position))"
        }
        .joined(separator: "\n")
    }
}

extension CheckResult {
    /// - Throws: `UnfinishedCheck` where a process ended early.
    package func refuseUnfinished() throws(UnfinishedCheck) {
        if !unfinished.isEmpty { throw UnfinishedCheck(unfinished) }
    }
}
