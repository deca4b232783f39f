package import Checks
internal import Foundation
package import Frames
internal import Labels

/// The shares of one check: all of them, each once.
package struct MergedShares: Sendable {
    /// The shares in order, with the file of each.
    private let shares: [(file: String, result: ShareResult)]

    /// - Throws: `InputError` for a share that is missing, occurs twice, or belongs to another check.
    package init(_ shares: [(file: String, result: ShareResult)]) throws {
        self.shares = shares.sorted { $0.result.shard.index < $1.result.shard.index }
        try refuseOtherCounts()
        try refuseDoubled()
        try refuseMissing()
        for share in self.shares.dropFirst() { try refuseOther(share) }
    }

    /// The results of the projects, the same as those of an undivided check except for the duration, which is that of
    /// the slowest share: the time that it took if all shares ran at once.
    ///
    /// - Parameter ignoresBaseline: Whether known findings are reported too, to be written again.
    /// - Throws: `InputError` as the undivided check does. O(findings).
    package func results(ignoresBaseline: Bool) throws -> [(project: MergedProject, result: CheckResult)] {
        try (shares.first?.result.projects ?? []).indices.map { number in
            let parts = shares.map { $0.result.projects[number] }
            var state = CheckState()
            for part in parts { state.merge(part.state) }
            var context = parts[0].context
            context.options.ignoresBaseline = context.options.ignoresBaseline || ignoresBaseline
            try context.refuseMissingBaseline()
            let project = MergedProject(file: context.file, engine: context.engine, options: context.options)
            return (project, try context.result(of: state, duration: parts.map(\.duration).max() ?? 0))
        }
    }

    // MARK: What does not belong together

    private func refuseOtherCounts() throws(InputError) {
        guard let first = shares.first, let other = shares.first(where: { $0.result.shard.count != count }) else {
            return
        }
        throw Self.other(
            "\(first.file) belongs to a run of \(count) shares, this file to a run of \(other.result.shard.count)",
            in: other.file)
    }

    private func refuseDoubled() throws(InputError) {
        for (share, next) in zip(shares, shares.dropFirst()) where share.result.shard == next.result.shard {
            throw Self.other("this is share \(next.result.shard), and so is \(share.file)", in: next.file)
        }
    }

    private func refuseMissing() throws(InputError) {
        let missing = Set(1...max(count, 1)).subtracting(shares.map(\.result.shard.index)).sorted()
        guard !missing.isEmpty else { return }
        let numbers = missing.prefix(10).map(String.init).joined(separator: ", ")
        let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
        throw InputError(
            .configuration,
            "\(missing.count == 1 ? "share" : "shares") \(numbers)\(more) of \(count) \(missing.count == 1 ? "is" : "are") missing"
        )
    }

    /// Refuses a share that was checked differently from the first one: with another engine, other options, other
    /// files.
    private func refuseOther(_ share: (file: String, result: ShareResult)) throws(InputError) {
        guard let first = shares.first else { return }
        let (ours, theirs) = (first.result.projects, share.result.projects)
        guard ours.map(\.context.file) == theirs.map(\.context.file) else {
            throw Self.other("the share belongs to other projects than \(first.file)", in: share.file)
        }
        for (our, their) in zip(ours, theirs) {
            guard let difference = their.difference(from: our) else { continue }
            throw Self.other("\(difference) for \(first.file)", in: share.file)
        }
    }

    private var count: Int { shares.first?.result.shard.count ?? 0 }

    private static func other(_ message: String, in file: String) -> InputError {
        InputError(.configuration, message, file: file)
    }
}

/// A project whose shares have been merged.
package struct MergedProject: Sendable {
    /// The configuration file as it was named.
    package let file: String
    /// The libraries that it was measured with.
    package let engine: EngineVersions
    /// What the check was asked for.
    package let options: CheckOptions
}

extension ProjectShare {
    /// In what way the share belongs to another check, as the start of a sentence; nil where it does not.
    fileprivate func difference(from other: ProjectShare) -> String? {
        let (ours, theirs) = (context, other.context)
        guard ours.engine == theirs.engine else {
            let (own, others) = (ours.engine.differing(from: theirs.engine), theirs.engine.differing(from: ours.engine))
            return
                "the share was measured with \(own.joined(separator: ", ")), not \(others.joined(separator: ", ")) as"
        }
        let known = Dictionary(other.inputs.map { ($0.name, $0) }) { first, _ in first }
        if let input = inputs.first(where: { known[$0.name] != $0 })
            ?? other.inputs.first(where: { !inputs.contains($0) })
        {
            return "\(input.name) was a different file for this share than"
        }
        if ours.options != theirs.options { return "the share was checked with different filters or options than" }
        if ours != theirs { return "the share was checked with a different configuration than" }
        return plan == other.plan ? nil : "this share had different scenes than"
    }
}
