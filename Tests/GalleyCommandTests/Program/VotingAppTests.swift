import Foundation
import Testing

/// The sample's README shows what its check finds, and the edit that fixes it.
@Suite struct VotingAppTests {
    private let folder = Package.root.appending(path: "Samples/VotingApp")

    private func text(_ file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    /// The lines of a code block of a language.
    private func block(_ language: String) throws -> [String] {
        let parts = try text("README.md").components(separatedBy: "\n\n```\(language)\n")
        return try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first).components(
            separatedBy: "\n")
    }

    @Test func theReadmeShowsTheFinding() throws {
        let run = try GalleyProcess("check", program: "VotingApp")
        #expect(run.status == 1)
        #expect(run.output.hasPrefix(try block("").joined(separator: "\n") + "\n\n"))
    }

    @Test func sarifHasThePlaceInTheCatalog() throws {
        let sarif = try TemporaryFile("galley.sarif")
        let run = try GalleyProcess(
            "check", "--format", "text", "--format", "sarif=\(sarif.url.path)", program: "VotingApp")
        #expect(run.status == 1)
        let text = try String(contentsOf: sarif.url, encoding: .utf8)
        #expect(text.contains("Samples/VotingApp/Localizable.xcstrings"))
    }

    /// The line is in the source once, and the same edit fixes the twin, whose frames are the same.
    @Test func theEditFixes() throws {
        let edit = try block("diff")
        let (old, new) = (edit[0].dropFirst(), edit[1].dropFirst())
        #expect(edit[0].hasPrefix("-") && edit[1].hasPrefix("+"))
        #expect(try text("VotingScreen.swift").components(separatedBy: "\n").count { $0 == old } == 1)
        func limit(_ line: Substring) throws -> Substring { try #require(line.firstMatch(of: /lineLimit\((\d+)\)/)).1 }
        let copy = try ScratchFolder(copyOf: "VotingApp")
        // The twin's catalog lies above its configuration, in the same repository.
        try FileManager.default.createDirectory(at: copy.url.appending(path: ".git"), withIntermediateDirectories: true)
        try copy.replace("lineLimit: \(limit(old))", with: "lineLimit: \(limit(new))", in: "Twin/Voting.yml")
        let run = try GalleyProcess("check", "\(copy.path)/Twin")
        #expect(run.status == 0)
        #expect(run.output.contains("No findings."))
    }
}
