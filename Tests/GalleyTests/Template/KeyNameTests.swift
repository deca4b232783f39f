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

    @Test(arguments: [
        ("vote.button", "*.button"), ("button_save", "button_*"), ("saveButton", "*Button"),
        ("app.tab.home", "*.tab.*"), ("button", nil), ("a*button", nil),
    ])
    func patternsOfWords(key: String, pattern: String?) {
        #expect(KeyName(key).word(among: ["button", "tab"])?.pattern == pattern)
    }
}
