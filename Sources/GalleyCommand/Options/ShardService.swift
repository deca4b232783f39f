internal import ArgumentParser
internal import Foundation
internal import Galley

/// The share that a command does.
struct ShardAssignment: Equatable {
    let shard: Shard
    /// What decides it.
    let source: String
    /// The folder for files; nil for the current folder.
    let folder: String?

    /// The file of the result, unless an option names one.
    var file: String { (folder.map { "\($0)/" } ?? "") + ShareResult.fileName(of: shard) }
}

/// A service that runs a command several times, and says in the environment which share each of them does.
struct ShardService {
    /// https://bazel.build/reference/test-encyclopedia, "Test sharding"
    static let bazel = ShardService(index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: 0)
    /// https://docs.gitlab.com/ci/variables/predefined_variables; without `parallel:` there is a total of 1 and no index.
    static let gitLab = ShardService(index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1)

    static let all = [bazel, gitLab]

    private let index: String
    private let total: String
    /// The number of the first share.
    private let first: Int

    /// nil where the service does not run the command, or runs it once.
    func assignment(in variables: [String: String]) throws -> ShardAssignment? {
        guard setting(in: variables) != nil, let number = variables[index], let count = variables[total] else {
            return nil
        }
        guard let position = Int(number), let count = Int(count),
            let shard = Shard(position.addingReportingOverflow(1 - first).partialValue, of: count)
        else {
            throw ValidationError(
                """
                \(index)=\(number.excerpt) and \(total)=\(count.excerpt) are not a share; --shard 1/1 does all the work
                """)
        }
        return ShardAssignment(shard: shard, source: index, folder: variables["TEST_UNDECLARED_OUTPUTS_DIR"])
    }

    /// The share that the service names, as "CI_NODE_INDEX=3 of CI_NODE_TOTAL=8"; nil where the service does not run
    /// the command, or runs it once.
    func setting(in variables: [String: String]) -> String? {
        guard let number = variables[index], let count = variables[total], !["0", "1"].contains(count) else {
            return nil
        }
        return "\(index)=\(number.excerpt) of \(total)=\(count.excerpt)"
    }

    /// The file by which the service learns that its shares are supported.
    func statusFile(in variables: [String: String]) -> String? {
        index == Self.bazel.index ? variables["TEST_SHARD_STATUS_FILE"] : nil
    }
}
