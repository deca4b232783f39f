internal import ArgumentParser
internal import Foundation
internal import Galley

/// Which share of the work this machine does, where several machines share it.
struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Do this share of the work, such as 3/8, and write the result to a file for merge: galley-3-of-8.json, \
            unless -o names another file. auto takes the share that Bazel names in TEST_SHARD_INDEX and \
            TEST_TOTAL_SHARDS, or GitLab in CI_NODE_INDEX and CI_NODE_TOTAL, else all the work. \
            (default: all the work)
            """, valueName: "share/count"),
        transform: Self.parse)
    var shard: Choice?

    /// The value of the option.
    enum Choice: Equatable {
        case share(Shard)
        /// The service that runs the command decides.
        case auto
    }

    /// The share that the option names, or the service that runs the command; nil for all the work.
    ///
    /// Tells Bazel that shares are supported, which it asks of every test that it divides.
    func assignment(in variables: [String: String] = ProcessInfo.processInfo.environment) throws -> ShardAssignment? {
        switch shard {
        case nil: return nil
        case .share(let shard): return ShardAssignment(shard: shard, source: "--shard", folder: nil)
        case .auto: break
        }
        for service in ShardService.all {
            guard let assignment = try service.assignment(in: variables) else { continue }
            if let file = service.statusFile(in: variables) { try WholeFile.write("", to: file) }
            return assignment
        }
        return nil
    }

    /// The note that all the work is done although the environment names a share, which may be meant for other commands
    /// of the job. nil where an option decides, and where the environment names no share.
    func noteOnServices(in variables: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        guard shard == nil else { return nil }
        return ShardService.all.lazy.compactMap { $0.setting(in: variables) }.first.map {
            "\($0) is set, but all is checked: --shard auto takes the share that it names"
        }
    }

    private static func parse(_ text: String) throws -> Choice {
        if text == "auto" { return .auto }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], let shard = Shard(index, of: count)
        else {
            throw ValidationError(
                "--shard expects a share and how many there are, such as 1/8 to 8/8, or auto, not \"\(text.excerpt)\"")
        }
        return .share(shard)
    }
}
