internal import ArgumentParser
internal import Foundation
internal import Galley

/// Which share of the work this machine does, where several machines share it.
struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Do this share of the work, such as 3/8, and write the result to a file for merge: galley-3-of-8.json, \
            unless -o names another file. auto takes the share that the environment names, from Bazel, GitLab, \
            CircleCI, Buildkite, Azure Pipelines, Slurm or AWS Batch, and all the work where they run the command \
            once. auto/8 states how many shares there are, which Kubernetes does not. (default: all the work)
            """, valueName: "share/count"),
        transform: Self.parse)
    var shard: Choice?

    /// The value of the option.
    enum Choice: Equatable {
        case share(Shard)
        /// The service that runs the command decides, except for how many shares there are where that is stated.
        case auto(of: Int?)
    }

    /// The share that the option names, or the service that runs the command; nil for all the work.
    ///
    /// Tells Bazel that shares are supported, which it asks of every test that it divides.
    /// - Throws: `ValidationError` where the environment names no share, or several.
    func assignment(in variables: [String: String] = ProcessInfo.processInfo.environment) throws -> ShardAssignment? {
        switch shard {
        case nil: nil
        case .share(let shard): ShardAssignment(shard: shard, source: "--shard", folder: nil)
        case .auto(let count): try Self.automatic(of: count, in: variables)
        }
    }

    private static func automatic(of count: Int?, in variables: [String: String]) throws -> ShardAssignment? {
        let present = ShardService.all.filter { $0.isPresent(in: variables) }
        let assignments = try present.compactMap { service in
            try service.assignment(in: variables, of: count).map { (service: service, assignment: $0) }
        }
        guard assignments.count < 2 else {
            let shares = assignments.map { "\($0.assignment.shard) (\($0.assignment.source))" }
            throw ValidationError(
                "--shard auto found several shares: \(Prose.list(shares)); --shard 3/8 names one")
        }
        if let found = assignments.first {
            if let file = found.service.statusFile(in: variables) { try WholeFile.write("", to: file) }
            return found.assignment
        }
        guard present.isEmpty || (count ?? 1) > 1 else { return nil }
        let names = ShardService.all.map(\.title).joined(separator: ", ")
        throw ValidationError(
            "--shard auto found no share. It looked for \(names); --shard 3/8 names one, and --shard 1/1 does all the work"
        )
    }

    /// The note that all the work is done although the environment names a share, which may be meant for other commands
    /// of the job. nil where an option decides, and where the environment names no share.
    func noteOnServices(in variables: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        guard shard == nil else { return nil }
        return ShardService.all.lazy.compactMap { $0.words(in: variables) }.first.map {
            "\($0) is set, but all is checked: --shard auto takes the share that it names"
        }
    }

    private static func parse(_ text: String) throws -> Choice {
        if text == "auto" { return .auto(of: nil) }
        if text.hasPrefix("auto/"), let count = Int(text.dropFirst(5)), Shard(1, of: count) != nil {
            return .auto(of: count)
        }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], let shard = Shard(index, of: count)
        else {
            throw ValidationError(
                "--shard expects a share and how many there are, such as 1/8 to 8/8, or auto, not \"\(text.excerpt)\"")
        }
        return .share(shard)
    }
}
