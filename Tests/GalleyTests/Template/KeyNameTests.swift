import Testing

@testable import Galley
@testable import Projects

@Suite struct KeyNameTests {
    @Test(arguments: [
        ("vote.button", ["vote", "button"]), ("VOTE_BUTTON", ["VOTE", "BUTTON"]),
        ("voteButtonTitle", ["vote", "Button", "Title"]), ("button", ["button"]), ("Add to list", []), ("", []),
        ("step2Title", ["step2Title"]),
    ])
    func wordsOfNames(key: String, words: [String]) {
        #expect(KeyName(key).words.map { String($0.spelled) } == words)
    }

    @Test func theLastWordThatIsWanted() {
        #expect(KeyName("app.tab.homeTab").word(among: ["tab"])?.spelled == "Tab")
        #expect(KeyName("app.table").word(among: ["tab"]) == nil)
    }
}
