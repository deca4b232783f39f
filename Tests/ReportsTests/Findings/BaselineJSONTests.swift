import Checks
import Foundation
import Reports
import Testing

/// The baseline file: what a team keeps in its repository.
@Suite struct BaselineJSONTests {
    @Test func writesWhatIsExpectedAndReadsIt() throws {
        var baseline = Baseline(try SampleCheck.result().findings)
        baseline.entries[0].reason = "waits for the new inbox"
        let text = try BaselineJSON.render(baseline)
        try Expectation("baseline.json").verify(text)
        #expect(try BaselineJSON.read(Data(text.utf8)) == baseline)
    }

    @Test(
        arguments: [
            ("", "not a baseline: it is not JSON"), ("[1", "not a baseline: it is not JSON"),
            ("[]", "not a baseline: the document has the wrong type"),
            (#"{"version": 1}"#, "not a baseline: the document has no entries"),
            (
                #"{"version": 1, "entries": [{"rule": "overflow"}]}"#, "not a baseline: entries.[0] has no scene"
            ),
            (#"{"version": 4, "entries": []}"#, "a baseline of version 4, which this version cannot read"),
            (
                #"{"version": 2, "entries": [{"rule": "overflow", "scene": "A", "locale": "de"}]}"#,
                "not a baseline: entries.[0] has no view"
            ),
        ])
    func saysWhatIsWrong(text: String, message: String) {
        let failure = #expect(throws: BaselineJSON.Failure.self) { try BaselineJSON.read(Data(text.utf8)) }
        #expect(failure.map { "\($0)" } == message)
    }
}
