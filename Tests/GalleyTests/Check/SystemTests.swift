import Galley
import Testing

@testable import Checking

/// The system of a project counts for its labels, and for its scenes that name none.
@Suite struct SystemTests {
    private func check(_ project: String) throws -> CheckResult {
        try ProjectCopy([
            "galley.yml": """
            scenes: [A.yml]
            strings: [en.lproj/L.strings]
            widths: [402]
            heights: [100]
            textSizes: [large]
            labels: [{ keys: tab, place: { tabBarItem: { of: 3 } } }]
            \(project)

            """,
            "en.lproj/L.strings": "\"tab\" = \"Recommendations\";\n",
            "A.yml": "scene: A\nview: { Text: { verbatim: Row } }\n",
        ]).check()
    }

    /// A title of 15 letters fits a third of the bar of iOS 18 (130 points), and no tab of iOS 26 (86).
    @Test func labelsHaveTheRoomOfTheSystem() throws {
        #expect(try check("").findings.map(\.identity.key).contains("tab") == false)
        #expect(try check("system: ios 18").findings.map(\.identity.key).contains("tab") == false)
        let finding = try #require(try check("system: ios 26").findings.first { $0.identity.key == "tab" })
        #expect(finding.rule == "truncated-text")
    }

    @Test func aSystemIsOfIOSAlone() throws {
        let error = #expect(throws: InputError.self) { try check("platform: macos\nsystem: ios 26") }
        #expect(error?.message == "system: ios 26 is for platform ios, and the platform is macos")
        #expect(error?.line == 8 && error?.column == 9)
    }

    /// The environments of a scene have its own system, or else that of the project.
    @Test func aSceneHasASystemOfItsOwn() throws {
        func system(_ project: String, _ scene: String) throws -> [AppleSystem?] {
            let copy = try ProjectCopy([
                "galley.yml": "scenes: [A.yml]\nlocales: [en]\nwidths: [402]\ntextSizes: [large]\n\(project)\n",
                "A.yml": "\(scene)\nview: { Text: { verbatim: Row } }\n",
            ])
            return try copy.project().plan(CheckOptions()).scenes.flatMap(\.environments).map(\.system)
        }
        #expect(try system("", "scene: A") == [nil])
        #expect(try system("system: ios 26", "scene: A") == [.ios26])
        #expect(try system("system: ios 26", "system: ipados 18") == [.ipados18])
    }
}
