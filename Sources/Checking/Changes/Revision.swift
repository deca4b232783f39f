internal import Basics
internal import Labels

/// The commit that files are compared with.
///
/// A revision is used as it is, as in `git diff main`: what its check has seen need not be checked again. With three
/// dots after it, as in `origin/main...`, it is the commit at which HEAD branched off, as in `git diff origin/main...`.
/// It is compared with the files in the folders, committed or not, so that a range with a second end has no meaning.
struct Revision {
    /// The commit in words, to follow "since": `main`, `HEAD left main`.
    let words: String
    /// The commit in words, to follow "at": `main`, `the commit where HEAD left main`.
    let name: String
    /// The commit's object name.
    let commit: String

    /// - Throws: `InputError` for a text that is not a revision, and for one that the repository does not have.
    init(_ name: String, in repository: Repository) throws(InputError) {
        let (start, isBranching) = try Self.parse(name)
        self.name = isBranching ? "the commit where HEAD left \(start.excerpt)" : name.excerpt
        words = isBranching ? "HEAD left \(start.excerpt)" : name.excerpt
        let commit = try Self.commit(start, in: repository)
        self.commit = isBranching ? try Self.base(of: commit, named: start, in: repository) : commit
    }

    /// The revision without its dots, and whether it had them.
    private static func parse(_ name: String) throws(InputError) -> (start: String, isBranching: Bool) {
        var start = name
        for ending in ["...HEAD", "..."] where start.hasSuffix(ending) {
            start.removeLast(ending.count)
            guard isPlain(start) else { break }
            return (start, true)
        }
        guard isPlain(name) else {
            throw InputError(
                .configuration,
                "--changed-since expects one revision, such as main, HEAD~1 or origin/main..., not \"\(name.excerpt)\""
            )
        }
        return (name, false)
    }

    /// Whether git can only read the text as a single revision: not as an option, a range, or an exclusion.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.first, first != "-", first != "^" else { return false }
        return !name.contains("..") && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    private static func commit(_ name: String, in repository: Repository) throws(InputError) -> String {
        let process = try GitProcess(["rev-parse", "--verify", "\(name)^{commit}"], in: repository.root)
        let commit = process.line
        if process.status == 0, commit.count >= 40, commit.allSatisfy(\.isHexDigit) { return commit }
        // git's message for an unknown name does not help.
        let isUnknown = process.status == 0 || process.reason == "Needed a single revision"
        guard isUnknown else {
            throw InputError(.configuration, "--changed-since \(name.excerpt): \(process.reason)")
        }
        let names = try repository.git("for-each-ref", "--format=%(refname:short)").line
            .split(whereSeparator: \.isNewline).map(String.init)
        let nearest = NearestName.find(name, among: names).map { "; did you mean \"\($0.excerpt)\"?" } ?? ""
        throw InputError(
            .configuration,
            "--changed-since: git knows no revision \"\(name.excerpt)\" here\(nearest)\(try shallowness(of: repository))"
        )
    }

    private static func base(
        of commit: String, named name: String, in repository: Repository
    ) throws(InputError) -> String {
        let process = try GitProcess(["merge-base", commit, "HEAD"], in: repository.root)
        if process.status == 0 { return process.line }
        let reason = process.complaint.isEmpty ? "it has no commit in common with HEAD" : process.reason
        throw InputError(
            .configuration,
            "--changed-since \(name.excerpt)...: \(reason)\(try shallowness(of: repository))")
    }

    /// What to do about a clone that CI made without its history.
    private static func shallowness(of repository: Repository) throws(InputError) -> String {
        guard try repository.git("rev-parse", "--is-shallow-repository").line == "true" else { return "" }
        return
            "; this clone has only a part of the history: fetch the rest, as with fetch-depth: 0 of actions/checkout "
            + "or GIT_DEPTH: 0 on GitLab"
    }
}
