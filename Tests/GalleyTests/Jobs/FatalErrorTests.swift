import Galley
import Labels
import Scenes
import Testing

@testable import Checking

/// What is said of the fatal errors of an app's own code.
@Suite struct FatalErrorTests {
    @Test(arguments: ["Fatal error", "Precondition failed", "Assertion failed"]) func theirReason(kind: String) {
        #expect(LastWords.reason(in: "App/List.swift:12: \(kind): too long\n") == "too long (App/List.swift:12)")
        #expect(LastWords.reason(in: "Swift/Array.swift:3: \(kind): too short\n") == "too short")
        #expect(LastWords.reason(in: "\(kind)\n") == "no message")
    }

    /// Two views may both go beyond the end of an array.
    @Test func onlyAPlaceOrATypeTellsThemApart() {
        let left = "the code calls for a value of Store, which galley adopt left out and cannot make"
        for reason in ["too long (App/List.swift:12)", left] { #expect(WorkerEnd.trap(reason).reason == reason) }
        for reason in ["Index out of range", "no message"] { #expect(WorkerEnd.trap(reason).reason == nil) }
        #expect(WorkerEnd.exit.reason == nil)
    }

    /// One that ends many previews is said at the first, and the others are named at the end.
    @Test func oneOfManyPreviewsIsSaidOnce() {
        let error = InputError(.unreadable, "ended", file: "A.swift")
        var leftOut = LeftOutListings()
        func add(_ name: String, _ reason: String?) -> Bool {
            leftOut.add(WorkPlace(.listing(name, at: nil)), error, reason: reason)
        }
        #expect(!leftOut.has(reason: "a (A.swift:1)"))
        for name in ["A", "B", "C", "D", "E"] { #expect(add(name, "a (A.swift:1)")) }
        #expect(leftOut.has(reason: "a (A.swift:1)") && !leftOut.has(reason: "b (A.swift:1)"))
        #expect(add("F", "b (A.swift:1)") && add("G", nil) && add("H", nil) && !add("H", nil))
        #expect(!leftOut.has(reason: nil))
        #expect(
            leftOut.others.map(\.message) == [
                "the same fatal error ended the processes that asked for B, C, D and 1 more: a (A.swift:1)"
            ])
    }
}
