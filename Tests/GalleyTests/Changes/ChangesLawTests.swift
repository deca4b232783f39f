import Foundation
import Galley
import Testing

/// Whatever has changed, a check of the changes finds what a check of everything finds, but for what was there before.
@Suite struct ChangesLawTests {
    @Test(arguments: [1, 2, 3, 4]) func theShortCutDoesNotShow(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var project = WatchedProject()
        let repository = try GitCopy(project.files)
        var leftOut = 0
        for _ in 0..<8 {
            let old = try findings(repository, since: nil)
            let before = project
            for _ in 0...Int.random(in: 0..<2, using: &random) { project.change(&random) }
            let hidden = before.files.keys.sorted().filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            let flag = Bool.random(using: &random) ? "assume-unchanged" : "skip-worktree"
            for path in hidden { try repository.git("update-index", "--\(flag)", path) }
            try project.put(in: repository.copy, before: before)
            let (whole, partial) = (try findings(repository, since: nil), try findings(repository, since: "HEAD"))
            #expect(partial.isSubset(of: whole), "\(partial.subtracting(whole))")
            #expect(whole.subtracting(partial).isSubset(of: old), "\(whole.subtracting(partial).subtracting(old))")
            leftOut += whole.subtracting(partial).count
            for path in hidden { try repository.git("update-index", "--no-\(flag)", path) }
            try repository.commit()
        }
        #expect(leftOut > 0)
    }

    /// What is found, without the lines that it is on: those above it may have grown.
    private func findings(_ repository: GitCopy, since revision: String?) throws -> Set<String> {
        let project = try Project.find(at: repository.copy.folder.path)
        let result = try revision.map { try repository.check(since: $0) } ?? project.check()
        return Set(
            result.findings.map { finding in
                let place = finding.source.map { "\($0): " } ?? ""
                return String(finding.description.dropFirst(place.count))
            })
    }
}
