import Testing

@testable import Basics

@Suite struct PlainNamesTests {
    @Test(arguments: [
        ("Voting buttons", "voting-buttons"), ("../../etc/passwd", "etc-passwd"), ("con", "con-scene"),
        ("設定", "scene"), ("", "scene"), (".hidden.", "hidden"), ("A/B\\C:D*?\"<>|", "a-b-c-d"), ("zh-Hans", "zh-hans"),
    ])
    func keepsLettersAndDigits(name: String, file: String) {
        var names = PlainNames()
        #expect(names.take(name, fallback: "scene") == file)
    }

    /// Names that differ in case, signs or length alone have files that differ on a disk that knows no case.
    @Test func areUnique() {
        var names = PlainNames()
        let long = String(repeating: "long ", count: 100)
        let given = ["Toolbar", "toolbar", "tool bar", "tool-bar", "TOOLBAR", "toolbar-2", long, long + "er", "字", "母"]
        let files = given.map { names.take($0, fallback: "scene") }
        #expect(Set(files.map { $0.lowercased() }).count == given.count)
        #expect(files.allSatisfy { $0.utf8.count < 70 && !$0.isEmpty })
        #expect(files[1] == "toolbar-2")
        #expect(files[5] == "toolbar-2-2")
    }
}
