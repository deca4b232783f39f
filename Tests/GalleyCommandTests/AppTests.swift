import Foundation
import Testing

/// An app that is written for Apple's systems prints the frames of its window on Linux.
@Suite struct AppTests {
    private let strings = "Samples/PetVote/Localizable.xcstrings"

    @Test func anAppLaysItsWindowOut() throws {
        let run = try GalleyProcess(
            "--locale", "de", "--width", "393", "--strings", strings, program: "VotingApp")
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(run.output.hasPrefix("Voting: de, large, width 393, height 852, ios\n"))
        #expect(run.output.contains("EqualWidthRow"))
        #expect(run.output.contains("\"Goldfisch\" (vote.goldfish)"))
        // A number that code writes has no key that a catalog should have.
        #expect(run.output.contains("\"6\"\n"))
    }

    @Test func anAppHasTheOptionsOfLayout() throws {
        let json = try GalleyProcess("--format", "json", program: "VotingApp")
        #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
        #expect(try GalleyProcess("--text-size", "huge", program: "VotingApp").status == 2)
        #expect(try GalleyProcess("--strings", "missing.strings", program: "VotingApp").status == 3)
    }
}
