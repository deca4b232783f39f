import Foundation
import Galley
import Testing

/// What is done with the labels of budgets is done with those of rooms: baselines, changes, watching.
@Suite struct RoomWorkTests {
    private static let texts = [
        "en": #"{ "save": "Save", "home": "Home" }"#, "de": #"{ "save": "Speichern", "home": "Startseite" }"#,
        "fi": #"{ "save": "Tallenna", "home": "Etusivulle" }"#,
    ]
    private static func rooms(width: Int = 50) -> String {
        RoomFiles.file(
            ["Save", "Home"].map {
                RoomFiles.room(
                    $0, #""width": \#(width), "lines": 1, "overflow": "ellipsis", "place": { "selector": "\#($0)" }"#)
            })
    }

    private static let all = [
        "truncated-text home de", "truncated-text home fi", "truncated-text save de", "truncated-text save fi",
    ]

    /// Neither the line of a room nor its selector makes a finding a new one.
    @Test func aBaselineHidesWhatItHas() throws {
        let copy = try RoomFiles.project(Self.texts, rooms: Self.rooms())
        let file = copy.folder.appending(path: "known.json")
        try BaselineFile.write(copy.check(), to: file)
        try copy.write(
            "\n\n" + Self.rooms().replacing("\"selector\": \"Save\"", with: "\"selector\": \"a\""),
            to: "rooms/home.json")
        try copy.replace("Tallenna", with: "Tallenna kaikki", in: "locales/fi/common.json")
        let result = try copy.check { $0.baseline = file }
        #expect(result.brief == ["truncated-text save fi"] && result.summary.known == 3)
    }

    @Test func onlyWhatHasChangedIsChecked() throws {
        let files = try RoomFiles.project(Self.texts, rooms: Self.rooms())
        let repository = try GitCopy([
            "galley.yml": files.text(of: "galley.yml"), "rooms/home.json": Self.rooms(),
            "locales/en/common.json": Self.texts["en"] ?? "", "locales/de/common.json": Self.texts["de"] ?? "",
            "locales/fi/common.json": Self.texts["fi"] ?? "",
        ])
        #expect(try repository.check().brief == [])
        try repository.copy.replace("Speichern", with: "Abspeichern", in: "locales/de/common.json")
        #expect(try repository.check().brief == ["truncated-text save de"])
        try repository.commit()
        // Which key a room has depends on the texts that were shown.
        try repository.copy.replace("Home", with: "Start", in: "locales/en/common.json")
        #expect(try repository.check().brief == Self.all.filter { !$0.contains(" home ") })
        try repository.copy.replace("Start", with: "Home", in: "locales/en/common.json")
        // Other rooms may have any finding.
        try repository.copy.write(Self.rooms(width: 51), to: "rooms/home.json")
        #expect(try repository.check().brief == Self.all)
    }

    @Test func aWatchSeesTextsAndRooms() throws {
        var watched = try WatchedCopy(RoomFiles.project(Self.texts, rooms: Self.rooms()))
        #expect(watched.watch.result.brief == Self.all)
        try watched.copy.replace("Tallenna", with: "Tal", in: "locales/fi/common.json")
        _ = try watched.next()
        try watched.expectTruth()
        try watched.copy.write(Self.rooms(width: 60), to: "rooms/home.json")
        _ = try watched.next()
        try watched.expectTruth()
        try watched.copy.write(
            Self.rooms(width: 40).replacing("\"Home\", \"platform\"", with: "\"Start\", \"platform\""),
            to: "rooms/start.json")
        _ = try watched.next()
        try watched.expectTruth()
        #expect(Set(watched.watch.result.findings.map(\.scene)) == ["Home", "Start"])
    }

    /// What stands in the same line takes from the same space.
    @Test func aWatchSeesNeighboursThatGrow() throws {
        let line = #""lines": 1, "overflow": "ellipsis", "shared": { "name": "bar", "width": 190 }"#
        let rooms = RoomFiles.file(["Save", "Home"].map { RoomFiles.room($0, line) })
        var watched = try WatchedCopy(RoomFiles.project(Self.texts, rooms: rooms))
        #expect(watched.watch.result.brief == [])
        try watched.copy.replace("Tallenna", with: "Tallenna kaikki muutokset", in: "locales/fi/common.json")
        _ = try watched.next()
        #expect(watched.watch.result.brief.contains("truncated-text home fi"))
        try watched.expectTruth()
    }

    /// A text that fits in its column does so no longer where another makes its own column wider.
    @Test func aWatchSeesColumnsThatGrow() throws {
        let rooms = RoomFiles.file(
            ["Save", "Home"].enumerated().map { index, text in
                let cell = #""cell": { "table": "t", "column": \#(index + 1), "edges": 0 }"#
                return RoomFiles.room(text, #""lines": 1, \#(cell)"#)
            }, screen: #""tables": [{ "name": "t", "width": 160, "columns": [{}, {}] }],"#)
        var watched = try WatchedCopy(RoomFiles.project(Self.texts, rooms: rooms))
        #expect(watched.watch.result.brief == [])
        try watched.copy.replace("Tallenna", with: "Tallentaminenkin", in: "locales/fi/common.json")
        _ = try watched.next()
        #expect(watched.watch.result.brief.contains("overflow home fi"))
        try watched.expectTruth()
    }

    /// A table that lists no columns divides nothing.
    @Test(arguments: ["", #""isFlex": true, "#]) func aTableWithoutColumnsIsNone(kind: String) throws {
        let cell = #""lines": 1, "width": 20, "cell": { "table": "t", "column": 1, "edges": 0 }"#
        let rooms = RoomFiles.file(
            [RoomFiles.room("Save", cell)],
            screen: #""tables": [{ "name": "t", "width": 160, \#(kind)"columns": [] }],"#)
        let findings = try RoomFiles.project(Self.texts, rooms: rooms).check().findings
        #expect(findings.contains { $0.key == "save" })
    }

    /// A bar that takes more leaves less for the texts in the column beside it, and for a box in that column.
    @Test(arguments: [
        #""cell": { "table": "b", "column": 1, "edges": 0 }"#,
        #""shared": { "name": "l", "width": 90, "within": { "table": "t", "column": 2, "edges": 0 } }"#,
        #""flow": { "name": "f", "width": 90, "before": 0, "within": { "table": "t", "column": 2, "edges": 0 } }"#,
    ]) func aWatchSeesABarThatGrows(place: String) throws {
        let rooms = RoomFiles.file(
            [
                RoomFiles.room("Save", #""wraps": false, "cell": { "table": "t", "column": 1, "edges": 0 }"#),
                RoomFiles.room("Home", #""wraps": false, \#(place)"#),
            ],
            screen: """
                "tables": [
                  { "name": "t", "width": 160, "isFlex": true,
                    "columns": [{}, { "grow": 1, "isFixed": true, "ignoresWords": true }] },
                  { "name": "b", "width": 90, "columns": [{}], "isStretched": true,
                    "within": { "table": "t", "column": 2, "edges": 0 } }
                ],
                """)
        var watched = try WatchedCopy(RoomFiles.project(Self.texts, rooms: rooms))
        #expect(watched.watch.result.brief == [])
        try watched.copy.replace("Tallenna", with: "Tallentaminenkin", in: "locales/fi/common.json")
        _ = try watched.next()
        #expect(watched.watch.result.brief == ["overflow home fi"])
        try watched.expectTruth()
    }

    /// Of lines that are wider than what is seen of them, only those are faults that reach behind the edge.
    @Test func aLineMayEndBeforeTheEdgeBehindWhichItsBoxGoesOn() throws {
        let rooms = RoomFiles.file([RoomFiles.room("Home", #""width": 60, "lineWidth": 90"#)])
        let texts = { (german: String) in
            ["en": #"{ "home": "Home" }"#, "de": #"{ "home": "\#(german)" }"#]
        }
        #expect(try RoomFiles.project(texts("Anfang Anfang"), rooms: rooms).check().brief == [])
        #expect(try RoomFiles.project(texts("Zu Startseite"), rooms: rooms).check().brief == ["overflow home de"])
        // Two short words are on one line, which is too long.
        #expect(try RoomFiles.project(texts("Seite oben"), rooms: rooms).check().brief == ["overflow home de"])
    }

    /// A line is divided at each text size by what its texts need there.
    @Test func aLineIsDividedAtEveryTextSize() throws {
        let line = #""lines": 1, "overflow": "ellipsis", "shared": { "name": "bar", "width": 190 }"#
        let rooms = RoomFiles.file(
            ["Save", "Home"].map {
                RoomFiles.room($0, line).replacing("\"size\": 16", with: "\"size\": 16, \"scales\": true")
            })
        let copy = try RoomFiles.project(Self.texts, rooms: rooms, configuration: "scales: [1, 2]\n")
        let findings = try copy.check().findings
        #expect(Set(findings.map(\.brief)) == Set(Self.all))
        #expect(findings.allSatisfy { $0.textSizes == [.scale(2)] })
    }

    /// A proof reports what a check does of texts that share a line, in the same room.
    @Test func aProofDividesALine() throws {
        let line = #""lines": 1, "overflow": "ellipsis", "width": 100, "shared": { "name": "bar", "width": 130 }"#
        let rooms = RoomFiles.file(["Save", "Home"].map { RoomFiles.room($0, line) })
        let copy = try RoomFiles.project(Self.texts, rooms: rooms)
        let checked = try copy.check().findings
        #expect(checked.map(\.evidence.shortage?.room).contains { $0 != nil && $0 != 100 })
        var folder = ProofFolder(copy.folder.appending(path: "Proof"))
        let proof = try folder.add(copy.project()).findings
        #expect(proof.map(\.brief) == checked.map(\.brief))
        #expect(proof.map(\.evidence.shortage) == checked.map(\.evidence.shortage))
    }

    @Test func aProofHasAPageForEachScreen() throws {
        let copy = try RoomFiles.project(Self.texts, rooms: Self.rooms())
        var folder = ProofFolder(copy.folder.appending(path: "Proof"))
        let result = try folder.add(copy.project())
        #expect(result.brief == Self.all)
        #expect(folder.paths.filter { $0.hasPrefix("scenes/") } == ["scenes/home.html"])
        #expect(try copy.text(of: "Proof/scenes/home.html").contains("Speichern"))
    }
}
