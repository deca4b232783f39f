import Foundation
import Testing

@Suite struct BudgetCommandTests {
    @Test func aTableIsPrinted() throws {
        let run = try GalleyProcess("budget", "Samples/Toolbar")
        #expect(run.status == 0 && run.error.isEmpty)
        let lines = run.output.split(separator: "\n")
        #expect(lines[0] == "headroom    needs    room  surely  usually  locale  key           tightest in")
        #expect(
            lines[1]
                == " -72.256  144.256      72       2        3  de      toolbar.undo  \"Rückgängig\" in Toolbar at AX1, iPhone SE; least 70.222 in fi"
        )
        #expect(lines[5].hasPrefix("note: Inter 3.019 with the measures of the iOS system font"))
    }

    @Test(arguments: [
        ("csv", "key,locale,"), ("json", "{\n"), ("xliff", "<?xml "), ("weblate", "{\n  \"toolbar.copy\" : "),
    ])
    func everyFormatIsWritten(format: String, start: String) throws {
        let run = try GalleyProcess("budget", "Samples/Toolbar", "--format", format)
        #expect(run.status == 0 && run.output.hasPrefix(start))
    }

    @Test func translationsThatComeBackAreMeasured() throws {
        let file = try TemporaryFile(
            "de.csv", "key,locale,translation\ntoolbar.undo,de,Alles rückgängig machen\nother,de,x\n")
        let run = try GalleyProcess("budget", "Samples/Toolbar", "--check", file.url.path)
        #expect(run.status == 1)
        #expect(
            run.output.hasPrefix("\(file.url.path):2:17: error: \"Alles rückgängig machen\" (toolbar.undo, de) needs "))
        let keys = "expected one of toolbar.copy, toolbar.edit, toolbar.save, toolbar.undo"
        #expect(run.error == "\(file.url.path):3:1: note: there is no key \"other\"; \(keys)\n")

        try Data("key,locale,translation\ntoolbar.undo,ja,戻\n".utf8).write(to: file.url)
        let clean = try GalleyProcess("budget", "Samples/Toolbar", "--check", file.url.path)
        #expect(clean.status == 0 && clean.error.isEmpty)
        #expect(clean.output == "1 translation of \(file.url.path) measured, and every one fits.\n")
    }

    /// An empty translation fits everywhere, and is none.
    @Test(arguments: ["", "\"\"", " ", "\u{200B}"]) func anEmptyTranslationFails(text: String) throws {
        let file = try TemporaryFile(
            "de.csv", "key,locale,translation\ntoolbar.undo,ja,戻\ntoolbar.copy,de,\(text)\nother,de,\n")
        let run = try GalleyProcess("budget", "Samples/Toolbar", "--check", file.url.path)
        #expect(run.status == 1)
        #expect(
            run.output == """
                \(file.url.path):3:17: error: the translation of toolbar.copy (de) is empty
                \(file.url.path):4:10: error: the translation of other (de) is empty

                """, "\(run.output)")
    }

    @Test func anEmptyTranslationOfACatalogFails() throws {
        func unit(_ state: String, _ text: String) -> String {
            #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
        }
        let file = try TemporaryFile(
            "Back.xcstrings",
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "toolbar.undo": {"localizations": {"de": \(unit("translated", ""))}},
              "toolbar.copy": {"localizations": {"de": \(unit("new", ""))}}}}
            """)
        let run = try GalleyProcess("budget", "Samples/Toolbar", "--check", file.url.path)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("\(file.url.path):2:"))
        #expect(
            run.output.hasSuffix(": error: the translation of toolbar.undo (de) is empty\n"),
            "\(run.output)\(run.error)")
    }

    /// What the command writes, it reads.
    @Test func theTableGoesOutAndComesBack() throws {
        let file = try TemporaryFile("budget.csv")
        #expect(try GalleyProcess("budget", "Samples/Toolbar", "--format", "csv", "-o", file.url.path).status == 0)
        let run = try GalleyProcess("budget", "Samples/Toolbar", "--check", file.url.path)
        #expect(run.status == 1)
        #expect(run.output.split(separator: "\n").count == 4)
        #expect(
            run.output.contains(
                "(toolbar.undo, de) needs 144.256, has 72 (72.256 over) in Toolbar at AX1, iPhone SE"))
    }

    /// A text that a spreadsheet would run goes out behind an apostrophe, and is measured without it when it comes back.
    @Test func aFormulaIsWrittenAsAText() throws {
        let folder = try ScratchFolder([
            "galley.yml": "strings: T.xcstrings\nlabels: [{ keys: '*', maxWidth: 900, maxLines: 1 }]\n"
        ])
        let texts = ["=HYPERLINK(1)", "+1", "-5 °C", "@home", "a;=1"]
        let entries = texts.map { "\"\($0)\": { \"comment\": \"\($0)\" }" }
        try folder.write(
            "{ \"sourceLanguage\": \"en\", \"strings\": { \(entries.joined(separator: ", ")) } }", to: "T.xcstrings")
        let run = try GalleyProcess("budget", "--format", "csv", "-o", "budget.csv", in: folder.url)
        #expect(run.status == 0, "\(run.error)")
        let cells = try folder.text(of: "budget.csv").components(separatedBy: "\r\n").flatMap {
            $0.split(separator: ",")
        }
        for text in texts {
            let cell = text.hasPrefix("a") ? "\"a;'=1\"" : "'\(text)"
            // The key, the text, what was measured, the source and the comment.
            #expect(cells.count { $0 == cell } >= 4, "\(cell)")
            #expect(!cells.contains { $0 == text })
        }
        let back = try GalleyProcess("budget", "--check", "budget.csv", in: folder.url)
        #expect(back.status == 0 && back.error.isEmpty, "\(back.error)")
        #expect(back.output == "5 translations of budget.csv measured, and every one fits.\n")
    }

    @Test func aFileThatNothingShowsIsNoCheck() throws {
        let file = try TemporaryFile("de.csv", "key,locale,translation\nother,de,x\n")
        let run = try GalleyProcess("budget", "Samples/Toolbar", "--check", file.url.path)
        #expect(run.status == 2 && run.error.contains("nothing was measured"))
        #expect(try GalleyProcess("budget", "Samples/Toolbar", "--check", "missing.csv").status == 3)
    }

    @Test func theCatalogItselfIsNotOverwrittenInSilence() throws {
        let folder = try TemporaryFile("x").url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["galley.yml", "Toolbar.yml", "Localizable.xcstrings"] {
            let sample = Package.root.appending(path: "Samples/Toolbar/\(name)")
            try FileManager.default.copyItem(at: sample, to: folder.appending(path: name))
        }
        let catalog = folder.appending(path: "Localizable.xcstrings")
        let before = try Data(contentsOf: catalog)
        let arguments = ["budget", "--format", "xcstrings", "-o", "Localizable.xcstrings"]
        let refused = try GalleyProcess(arguments, in: folder)
        #expect(refused.status == 2 && refused.error.contains("--overwrite"))
        #expect(try Data(contentsOf: catalog) == before)
        #expect(try GalleyProcess(arguments + ["--overwrite"], in: folder).status == 0)
        let text = try String(contentsOf: catalog, encoding: .utf8)
        let note = "\"comment\" : \"At most 70 points wide on 1 line (Inter, 28 points), usually "
        #expect(text.ranges(of: note).count == 4)
        #expect(text.matches(of: /usually [1-9] characters?\. \[galley budget\]"/).count == 4)
        #expect(try GalleyProcess(arguments + ["--overwrite"], in: folder).status == 0)
        #expect(try String(contentsOf: catalog, encoding: .utf8) == text)
        let missing = try GalleyProcess("budget", "--format", "arb", in: folder)
        #expect(
            missing.status == 2
                && missing.error.contains("no key that a scene shows comes from a file of the format arb"))
    }

    @Test func optionsThatDoNotGoTogetherAreRefused() throws {
        #expect(try GalleyProcess("budget", "--check", "a.csv", "--format", "csv").status == 2)
        #expect(try GalleyProcess("budget", "--overwrite").status == 2)
    }
}

/// What comes back from a program: lines of JSON, and a verdict for each.
@Suite struct VerdictTests {
    @Test func linesOfJSONComeBackWithVerdicts() throws {
        let file = try TemporaryFile(
            "de.jsonl",
            """
            {"key":"toolbar.undo","locale":"de","translation":"Alles rückgängig machen"}
            {"key":"toolbar.undo","locale":"ja","text":"戻","note":[1]}
            {"key":"nowhere","locale":"de","translation":"x"}
            {"key":"toolbar.undo","locale":"fi","translation":""}
            """)
        let run = try GalleyProcess("budget", "Samples/Toolbar", "--check", file.url.path, "--format", "jsonl")
        #expect(run.status == 1 && run.error.isEmpty)
        let lines = try run.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(lines.map { $0["key"] as? String } == ["toolbar.undo", "toolbar.undo", "nowhere", "toolbar.undo"])
        #expect(lines.map { $0["verdict"] as? String } == ["tooLong", "fits", "unknownKey", "empty"])
        #expect((lines[0]["fewerCharacters"] as? Int ?? 0) > 10 && lines[1]["message"] == nil)
        #expect(lines.map { $0["note"] as? [Int] } == [nil, [1], nil, nil])

        let table = try GalleyProcess("budget", "Samples/Toolbar", "--check", file.url.path, "--format", "csv")
        #expect(
            table.output.hasPrefix(
                "key,locale,plural,translation,verdict,fewerCharacters,message,note\r\ntoolbar.undo,de,,Alles "))
    }

    @Test(arguments: [
        (
            #"{"key":"a","locale":"d!","translation":"x"}"#,
            "1:21: error: expected a BCP 47 tag such as de or pt-BR, found \"d!\""
        ),
        ("{\"key\":\"a\"", "1:11: error: expected ',' or '}' after a member, found the end of the file"),
        (#"{"key":"a","locale":"de","translation":5}"#, "1:40: error: expected a text, found '5'"),
        (#"{"key":"a","locale":"de","txt":"x"}"#, "1:1: error: the object has no \"translation\", a text"),
        ("[1]", "1:1: error: expected an object with key, locale and translation, found '['"),
    ]) func aBadLineIsAnErrorWithItsPlace(text: String, message: String) throws {
        let file = try TemporaryFile("de.jsonl", text)
        let run = try GalleyProcess("budget", "Samples/Toolbar", "--check", file.url.path, "--format", "jsonl")
        #expect(run.status == 3 && run.error == "\(file.url.path):\(message)\n")
    }

    /// A text that takes the room of its neighbour is at fault, though it shows whole.
    @Test func whatHarmsOthersDoesNotFit() throws {
        let folder = try TemporaryFile(
            "galley.yml",
            "scenes: [Scene.yml]\nstrings: [Localizable.xcstrings]\nplatform: ios\nwidths: [320]\ntextSizes: [large]\n")
        let root = folder.url.deletingLastPathComponent()
        func entry(_ text: String) -> String {
            #"{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
        }
        try Data(
            #"{"sourceLanguage":"en","version":"1.0","strings":{"a":\#(entry("One")),"b":\#(entry("Another"))}}"#.utf8
        ).write(to: root.appending(path: "Localizable.xcstrings"))
        let scene =
            "scene: S\nview:\n  HStack:\n    - { Text: a, lineLimit: 1, layoutPriority: 1 }\n    - { Text: b, lineLimit: 1 }\n"
        try Data(scene.utf8).write(to: root.appending(path: "Scene.yml"))
        let long = #"{"key":"a","locale":"de","translation":"A text that takes nearly all of the room"}"#
        try Data(long.utf8).write(to: root.appending(path: "de.jsonl"))
        let run = try GalleyProcess("budget", ".", "--check", "de.jsonl", "--format", "jsonl", in: root)
        #expect(run.status == 1 && run.output.contains("Another"), "\(run.output)\(run.error)")
    }

    /// The loop of the sample asks again until everything fits, and its result does.
    @Test func theSampleTranslatesUntilEverythingFits() throws {
        let file = try TemporaryFile("fitting.jsonl")
        let galley = Package.products.appending(path: "galley").path
        let loop = try ShellRun(
            "python3 Samples/Toolbar/Translate/translate.py '\(galley)' '\(file.url.path)'", in: Package.root)
        #expect(loop.status == 0, "\(loop.error)")
        let run = try GalleyProcess("budget", "Samples/Toolbar", "--check", file.url.path, "--format", "jsonl")
        #expect(run.status == 0 && run.output.split(separator: "\n").count == 3)
    }
}
