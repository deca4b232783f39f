internal import Foundation

/// A file as a commit has it.
struct StoredFile {
    enum Kind: Equatable {
        case file, link
        /// A nested repository. The commit has only the name of its commit.
        case repository
    }

    let kind: Kind
    let object: String
    /// The repository that has the object, which may be a nested one.
    let repository: Repository
    /// Its path in that repository.
    let path: String

    /// Reads a line of `git ls-tree`: `100644 blob OBJECT`, a tab and the path; nil for what no working folder may
    /// have, such as a path that leads out of it.
    init?(line: String, in repository: Repository) {
        guard let tab = line.firstIndex(of: "\t") else { return nil }
        let fields = line[..<tab].split(separator: " ")
        guard fields.count == 3, fields[2].allSatisfy(\.isHexDigit) else { return nil }
        switch fields[0] {
        case "120000": kind = .link
        case "160000": kind = .repository
        case _ where fields[1] == "blob": kind = .file
        default: return nil
        }
        object = String(fields[2])
        path = String(line[line.index(after: tab)...])
        self.repository = repository
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !names.contains(where: { ["", ".", ".."].contains($0) || $0.lowercased() == ".git" }) else { return nil }
    }

    /// The bytes that git has stored.
    func contents() throws -> Data { try repository.contents(of: object) }
}
