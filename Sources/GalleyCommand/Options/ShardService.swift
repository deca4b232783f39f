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
    /// As people call it.
    let name: String
    private let index: String
    /// nil where the service does not say how many shares there are.
    private let total: String?
    private let numbering: Numbering
    /// Where the service wants files; nil for the current folder.
    private var folder: String?
    /// The file by which the service learns that its shares are supported.
    private var status: String?

    /// How the shares are numbered.
    private enum Numbering {
        case from(Int)
        /// As the user chose; the variables name the first number, the last, and the step between two.
        case array(first: String, last: String, step: String)
    }

    /// What the environment says about a service.
    private enum Setting {
        case absent
        /// The service runs the command once.
        case single
        case divided(index: String, count: String?)
    }

    /// The services, with the page that documents each.
    static let all = [
        // https://bazel.build/reference/test-encyclopedia, "Test sharding"
        ShardService(
            name: "Bazel", index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", numbering: .from(0),
            folder: "TEST_UNDECLARED_OUTPUTS_DIR", status: "TEST_SHARD_STATUS_FILE"),
        // https://docs.gitlab.com/ci/variables/predefined_variables; without `parallel:` there is a total of 1 and no index.
        ShardService(name: "GitLab", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", numbering: .from(1)),
        // https://circleci.com/docs/variables: "The value ranges from 0 to (CIRCLE_NODE_TOTAL - 1)"
        ShardService(name: "CircleCI", index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", numbering: .from(0)),
        // https://buildkite.com/docs/pipelines/environment-variables; only where a step has `parallelism`.
        ShardService(
            name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT",
            numbering: .from(0)),
        // https://learn.microsoft.com/azure/devops/pipelines/test/parallel-testing-any-test-runner; its samples count from 1.
        ShardService(
            name: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", total: "SYSTEM_TOTALJOBSINPHASE",
            numbering: .from(1)
        ),
        // https://kubernetes.io/docs/concepts/workloads/controllers/job, "Completion mode": from 0, and no total.
        ShardService(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", total: nil, numbering: .from(0)),
        // https://slurm.schedmd.com/job_array.html, "Job ID and Environment Variables"
        ShardService(
            name: "Slurm", index: "SLURM_ARRAY_TASK_ID", total: "SLURM_ARRAY_TASK_COUNT",
            numbering: .array(
                first: "SLURM_ARRAY_TASK_MIN", last: "SLURM_ARRAY_TASK_MAX", step: "SLURM_ARRAY_TASK_STEP")),
        // https://docs.aws.amazon.com/batch/latest/userguide/job_env_vars.html: "begins at 0"
        ShardService(
            name: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", total: "AWS_BATCH_JOB_ARRAY_SIZE",
            numbering: .from(0)),
    ]

    /// The variables of the service and its name: "CI_NODE_INDEX and CI_NODE_TOTAL (GitLab)".
    var title: String { "\(index)\(total.map { " and \($0)" } ?? "") (\(name))" }

    /// Whether the service runs the command.
    func isPresent(in variables: [String: String]) -> Bool {
        if case .absent = setting(in: variables) { false } else { true }
    }

    private func setting(in variables: [String: String]) -> Setting {
        guard let total else { return variables[index].map { .divided(index: $0, count: nil) } ?? .absent }
        guard let count = variables[total] else { return .absent }
        if ["0", "1"].contains(count), !isPartOfAnother(variables) { return .single }
        return variables[index].map { .divided(index: $0, count: count) } ?? .absent
    }

    /// Whether the only task of an array has a number as one of a larger array that is done again.
    private func isPartOfAnother(_ variables: [String: String]) -> Bool {
        guard case .array = numbering, let number = variables[index] else { return false }
        return !["0", "1"].contains(number)
    }

    /// The share that the service names; nil where it does not run the command, or runs it once.
    ///
    /// - Parameter stated: How many shares the command line says that there are; nil where the service knows.
    /// - Throws: `ValidationError` for numbers that are no share.
    func assignment(in variables: [String: String], of stated: Int?) throws -> ShardAssignment? {
        guard case .divided(let number, let count) = setting(in: variables) else { return nil }
        guard let count = count ?? stated.map(String.init) else {
            throw ValidationError(
                "\(name) does not say how many shares there are beside \(index)=\(number.excerpt); --shard auto/8 does")
        }
        guard let many = Self.number(count), stated ?? many == many,
            let position = position(of: number, among: many, in: variables), let shard = Shard(position, of: many)
        else { throw unfit(number, of: count, in: variables, stated) }
        return ShardAssignment(shard: shard, source: index, folder: folder.flatMap { variables[$0] })
    }

    /// The number of a share, from 1; nil where the numbers have gaps.
    private func position(of number: String, among count: Int, in variables: [String: String]) -> Int? {
        guard let number = Self.number(number) else { return nil }
        switch numbering {
        case .from(let first): return number + 1 - first
        case .array(let first, let last, let step):
            guard let first = Self.number(variables[first]), let last = Self.number(variables[last]),
                let step = Self.number(variables[step]), step > 0, last - first == (count - 1) * step,
                number >= first, (number - first).isMultiple(of: step), !isPartOfAnother(variables) || count > 1
            else { return nil }
            return (number - first) / step + 1
        }
    }

    /// The value of a variable, where it can be calculated with.
    private static func number(_ text: String?) -> Int? {
        text.flatMap { Int($0) }.flatMap { 0...1_000_000_000 ~= $0 ? $0 : nil }
    }

    private func unfit(
        _ number: String, of count: String, in variables: [String: String], _ stated: Int?
    ) -> ValidationError {
        var values = ["\(index)=\(number.excerpt)"]
        if let total { values.append("\(total)=\(count.excerpt)") }
        if case .array(let first, let last, let step) = numbering {
            values += [first, last, step].map { "\($0)=\(variables[$0]?.excerpt ?? "")" }
        }
        if let stated { values.append("--shard auto/\(stated)") }
        let named = values.dropLast().joined(separator: ", ") + " and \(values.last ?? "")"
        return ValidationError("\(named) are not a share; --shard 3/8 names one, and --shard 1/1 does all the work")
    }

    /// The share that the service names, as "CI_NODE_INDEX=3 of CI_NODE_TOTAL=8"; nil where the service does not run
    /// the command, or runs it once.
    func words(in variables: [String: String]) -> String? {
        guard case .divided(let number, let count) = setting(in: variables) else { return nil }
        let many = count.flatMap { count in total.map { " of \($0)=\(count.excerpt)" } }
        return "\(index)=\(number.excerpt)\(many ?? "")"
    }

    /// The file by which the service learns that its shares are supported.
    func statusFile(in variables: [String: String]) -> String? { status.flatMap { variables[$0] } }
}
