import Foundation
import Testing

/// Ways in which a check could end with status 0 although something is wrong: each is a finding, or a mistake that is reported.
@Suite struct SilentPassTests {
    /// A project of one scene without a catalog, in English, at one text size and width.
    private func scene(_ view: String, configuration: String = "") throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try scratch.write(
            "scenes: [A.yml]\ntextSizes: [large]\nwidths: [320]\n\(configuration)", to: "galley.yml")
        try scratch.write("scene: A\nview:\n\(view)", to: "A.yml")
        return scratch
    }

    /// A project of the label `title` with a budget of 100 points, in German.
    private func label(_ text: String, baseline: String = "") throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try scratch.write(
            """
            strings: [L.xcstrings]
            locales: [de]
            textSizes: [large]
            widths: [320]
            \(baseline)
            labels:
              - { keys: title, maxWidth: 100, maxLines: 1 }
            """, to: "galley.yml")
        try write(text, to: scratch)
        return scratch
    }

    /// The built command in a folder that lives as long as the run.
    private func galley(_ arguments: String..., in scratch: ScratchFolder) throws -> GalleyProcess {
        try GalleyProcess(arguments, in: scratch.url)
    }

    private func write(_ text: String, to scratch: ScratchFolder) throws {
        let unit = #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
        try scratch.write(
            #"{"sourceLanguage":"de","version":"1.0","strings":{"title":{"localizations":{"de":\#(unit)}}}}"#,
            to: "L.xcstrings")
    }

    @Test func keysWithoutAnyCatalog() throws {
        let alone = try scene("  Text: toolbar.undo\n")
        let nothing = try galley("check", in: alone)
        #expect(nothing.status == 2)
        #expect(nothing.error.contains("nothing was measured: no catalog has the keys of the scenes"))
        let mixed = try scene("  VStack:\n    - Text: toolbar.undo\n    - Text: { verbatim: \"42\" }\n")
        let run = try galley("check", "--fail-on", "warning", in: mixed)
        #expect(run.status == 1)
        #expect(run.output.contains("A.yml:4:7: warning: missing-translation: \"toolbar.undo\""))
        let unseen = try scene("  ViewThatFits:\n    - Text: { verbatim: \"42\" }\n    - Text: toolbar.undo\n")
        #expect(
            try galley("check", in: unseen).output.contains("A.yml:5:13: note: no catalog has the key \"toolbar.undo\"")
        )
    }

    /// The other tabs and what is in a closed group are not laid out: the check says so, and where.
    @Test func whatAScenesTabsAndGroupsDoNotShow() throws {
        let view = """
              TabView:
                - Tab:
                    title: { verbatim: Home }
                    content:
                      - DisclosureGroup:
                          label: { verbatim: Advanced }
                          content: [Text: { verbatim: Hidden }]
                - Tab: { title: { verbatim: Profile }, content: [Text: { verbatim: Me }] }
                - Tab: { title: { verbatim: More } }
            """
        let scratch = try scene(view + "\n")
        let run = try galley("check", in: scratch)
        #expect(run.status == 0)
        let line =
            "  A: 2 tabs (\"More\" and \"Profile\") in A.yml:3; "
            + "the content of 1 closed DisclosureGroup (\"Advanced\") in A.yml:7"
        #expect(run.output.split(separator: "\n").contains { $0 == line })
        #expect(run.output.contains("Not checked, because the scenes do not show it"))
        let json = try galley("check", "--format", "json", in: scratch).output
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let hidden = try #require((document["summary"] as? [String: Any])?["hidden"] as? [[String: Any]])
        #expect(hidden.map { $0["kind"] as? String } == ["Tab", "Tab", "DisclosureGroup"])
        #expect(hidden.map { $0["title"] as? String } == ["More", "Profile", "Advanced"])
        #expect(hidden.allSatisfy { $0["cells"] as? Int == 1 && $0["cellsMeasured"] as? Int == 1 })
        let open = try scene("  VStack: [Text: { verbatim: Open }]\n")
        #expect(try !galley("check", in: open).output.contains("Not checked"))
    }

    /// A view that cannot be evaluated shows nothing, and so has no faults.
    @Test func viewsWithoutTheirEnvironmentObject() throws {
        let scratch = try ScratchFolder()
        try scratch.write("textSizes: [large]\nwidths: [320]\n", to: "galley.yml")
        func check(_ fault: String) throws -> String {
            try GalleyProcess(["check", "."], in: scratch.url, environment: ["FAULT": fault], program: "FaultyViews")
                .output
        }
        let output = try check("object")
        #expect(output.contains("  Faulty: StoreView in "))
        #expect(output.contains(", which needs an environment object of type Store that no view above it sets"))
        #expect(try !check("").contains("StoreView"))
    }

    /// A text that is as wide as the boxes for its characters has one finding: the character.
    @Test func aTextWithoutGlyphsIsNotCutOff() throws {
        let scratch = try scene(
            "  Text: { verbatim: \"\\U00013000\\U00013001\\U00013002\" }\n  lineLimit: 1\n  frame: { width: 20 }\n")
        let run = try galley("check", in: scratch)
        #expect(run.status == 1 && run.output.contains("missing-glyph") && !run.output.contains("truncated-text"))
        let allowed = try scene(
            "  Text: { verbatim: \"\\U00013000\\U00013001\\U00013002\" }\n  lineLimit: 1\n  frame: { width: 20 }\n",
            configuration: "rules: { missing-glyph: off }\n")
        #expect(try galley("check", in: allowed).output.contains("truncated-text"))
    }

    /// Fonts have both characters of the letter, and none has both: the Telugu one is wrong in a Sinhala word.
    @Test func theWrongCharacterOfALetterIsNamed() throws {
        let scratch = try label("\u{0DB4}\u{0DD2}\u{0C38}\u{0DD4}\u{0DB8}")
        let run = try galley("check", in: scratch)
        #expect(run.status == 1 && run.output.contains("TELUGU LETTER SA"), "\(run.output)")
        #expect(!run.output.contains("SINHALA VOWEL SIGN"))
    }

    /// Views that ask for what no text can be set in.
    @Test(arguments: [
        "font": "the font size nan, in which", "tracking": "the tracking nan, with which",
        "zero": "the font size 0.0, in which",
    ])
    func aFontSizeThatNoTextCanHave(fault: String, what: String) throws {
        let workshop = try JobsWorkshop(locales: "[en]")
        let run = try GalleyProcess(
            "check", workshop.scratch.path, in: workshop.scratch.url, environment: ["NO_COLOR": "1", "FAULT": fault],
            program: "FaultyViews")
        #expect(run.status == 1, "\(run.output)\(run.error)")
        #expect(run.output.contains("error: truncated-text: \"Goldfish\""), "\(run.output)")
        #expect(run.output.contains("has \(what) no text shows"), "\(run.output)")
    }

    /// Budgets are not recorded.
    @Test func aComparisonOfNothing() throws {
        let run = try galley("verify", in: label("Titel"))
        #expect(run.status == 2 && run.error.contains("galley.yml: error: nothing was compared: there is no scene"))
    }

    @Test(arguments: ["", " ", "\\u200b", "\\u00a0\\u2060", "\\u2800"])
    func aTranslationThatShowsNothing(text: String) throws {
        let run = try galley("check", in: label(text))
        #expect(run.status == 1)
        #expect(run.output.contains("error: empty-translation"))
    }

    @Test func aKnownFindingThatGotWorse() throws {
        let scratch = try label("Wiedergabeliste", baseline: "baseline: known.json")
        #expect(try galley("baseline", "update", in: scratch).output == "known.json: 1 known finding\n")
        #expect(try galley("check", in: scratch).status == 0)
        try write("Wiedergabeliste Wiedergabeliste", to: scratch)
        let run = try galley("check", in: scratch)
        #expect(run.status == 1)
        #expect(run.output.contains("note: worse than in the baseline (was "))
        #expect(!run.output.contains("no longer found"))
        // Another text that is no worse is still known, and a pixel is rounding.
        try write("Wiedergabelisto", to: scratch)
        #expect(try galley("check", in: scratch).status == 0)
    }

    @Test func aKnownFindingInNewCells() throws {
        let scratch = try label("Wiedergabeliste", baseline: "baseline: known.json")
        try scratch.replace("textSizes: [large]", with: "textSizes: [AX1]", in: "galley.yml")
        #expect(try galley("baseline", "update", in: scratch).status == 0)
        try scratch.replace("textSizes: [AX1]", with: "textSizes: [large, AX1]", in: "galley.yml")
        let run = try galley("check", in: scratch)
        #expect(run.status == 1)
        #expect(run.output.contains("note: in the baseline in fewer cells"))
    }

    @Test func aBaselineThatDoesNotTellHowBad() throws {
        let scratch = try label("Wiedergabeliste", baseline: "baseline: known.json")
        #expect(try galley("baseline", "update", in: scratch).status == 0)
        let known = try JSONSerialization.jsonObject(with: Data(scratch.text(of: "known.json").utf8))
        var baseline = try #require(known as? [String: Any])
        let entries = try #require(baseline["entries"] as? [[String: Any]])
        baseline["version"] = 1
        baseline["entries"] = entries.map { entry in
            entry.filter { ["rule", "scene", "key", "locale"].contains($0.key) }.merging(["view": "0"]) { $1 }
        }
        try JSONSerialization.data(withJSONObject: baseline).write(to: scratch.url.appending(path: "known.json"))
        let run = try galley("check", in: scratch)
        #expect(run.status == 1)
        #expect(run.output.contains("note: in the baseline, which does not say how bad it was"))
        #expect(
            run.output.contains(
                "note: 1 of 1 entries of the baseline does not say how bad the finding was, and therefore "
                    + "hides nothing; galley baseline update or check --write-baseline rewrites it"))
        #expect(try galley("baseline", "update", in: scratch).status == 0)
        #expect(try galley("check", in: scratch).status == 0)
    }

    @Test func aFontThatNobodyHas() throws {
        let text = "  Text: { verbatim: Hello }\n  font: { name: Intr, size: 12 }\n"
        let run = try galley("check", in: scene(text))
        #expect(run.status == 2)
        #expect(run.error.contains("A.yml:4:17: error: there is no font family \"Intr\"; did you mean \"Inter\"?"))
        let layout = try galley("layout", "A.yml", in: scene(text))
        #expect(layout.status == 2 && layout.error.contains("did you mean \"Inter\"?"))

        let budget = try label("Titel")
        try budget.replace("maxLines: 1", with: "font: { name: Robotto, size: 12 }", in: "galley.yml")
        let labels = try galley("check", in: budget)
        #expect(labels.status == 2 && labels.error.contains("did you mean \"Roboto\"?"))
    }

    @Test(arguments: ["offset: { x: -30 }", "position: { x: 12, y: 10 }"])
    func aTextThatIsMovedOverAnother(modifier: String) throws {
        let run = try galley(
            "check",
            in: scene(
                """
                  HStack:
                    - Text: { verbatim: Name }
                    - Text: { verbatim: Wilhelmina }
                      \(modifier)

                """
            ))
        #expect(run.status == 1)
        #expect(run.output.contains("error: overlap: \"Name\""))
    }

    /// What lies in an overlay is meant to lie there, wherever an offset puts it.
    @Test func aTextThatIsMovedWithinAnOverlay() throws {
        let run = try galley(
            "check",
            in: scene(
                """
                  HStack:
                    - Text: { verbatim: Name }
                    - Text: { verbatim: Wilhelmina }
                      overlay:
                        Text: { verbatim: "3" }
                        offset: { x: -60 }

                """
            ))
        #expect(run.status == 0)
    }

    @Test func aKeyThatNothingShows() throws {
        let scratch = try label("Titel")
        try scratch.replace(#""strings":{"#, with: #""strings":{"unseen":{},"#, in: "L.xcstrings")
        #expect(try galley("check", "--key", "title", in: scratch).status == 0)
        let run = try galley("check", "--key", "unseen", in: scratch)
        #expect(run.status == 2)
        #expect(run.error.contains("--key unseen matches nothing that was measured"))
    }

    @Test func recordingsOfCellsThatNoLongerExist() throws {
        let scratch = try ScratchFolder(copyOf: "Words")
        try FileManager.default.copyItem(
            at: scratch.url.appending(path: "Words.reports"), to: scratch.url.appending(path: "Gone.reports"))
        try scratch.write(try scratch.text(of: "Words.reports/de.txt"), to: "Words.reports/xx.txt")
        // A file that Galley has not recorded is not removed.
        try scratch.write("notes", to: "Words.reports/notes.txt")
        let own = scratch.url.appending(path: "Quarterly.reports")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try scratch.write("Sales: up, and more", to: "Quarterly.reports/notes.txt")
        let run = try galley("verify", in: scratch)
        #expect(run.status == 1)
        #expect(
            run.output.contains(
                """
                Words.reports/xx.txt:1:1: error: stale-recording: Words (xx) is recorded, but the locale is not checked \
                (at every text size, every width); galley record --prune removes it
                """))
        #expect(
            run.output.contains(
                "Gone.reports/ar.txt:1:1: error: stale-recording: Words (ar) is recorded in Gone.reports, but there is no"
            ))
        let pruned = try galley("record", "--prune", in: scratch)
        #expect(pruned.status == 0 && pruned.output.contains("removed ") && pruned.output.contains("xx.txt\n"))
        #expect(try galley("verify", in: scratch).status == 0)
        #expect(
            try scratch.contents().filter { $0.hasSuffix(".reports") } == ["Quarterly.reports", "Words.reports"])
        #expect(try scratch.text(of: "Words.reports/notes.txt") == "notes")
        #expect(try scratch.text(of: "Quarterly.reports/notes.txt") == "Sales: up, and more")
    }

    @Test func aTextInAFrameOfWidthZero() throws {
        let run = try galley("check", in: scene("  Text: { verbatim: Hello }\n  frame: { width: 0 }\n"))
        #expect(run.status == 1)
        #expect(run.output.contains("error: truncated-text: \"Hello\" (en) needs "))
        #expect(run.output.contains(", has 0 ") && run.output.contains("nothing shows"))
        #expect(!run.output.contains("broken-word"))
    }

    @Test func aTextThatShrinksBeyondReading() throws {
        let text =
            "  Text: { verbatim: Hello wide world }\n  lineLimit: 1\n  minimumScaleFactor: 0.1\n  frame: { width: 40 }\n"
        let run = try galley("check", "--fail-on", "warning", in: scene(text))
        #expect(run.status == 1)
        #expect(run.output.contains("warning: tiny-text: \"Hello wide world\" (en) shrinks to "))
        let lowered = try scene(text, configuration: "rules: { tiny-text: { size: 4 } }\n")
        #expect(try galley("check", "--fail-on", "warning", in: lowered).status == 0)
    }

    @Test func aMisspeltAllowanceInAnAlternativeThatWasNotChosen() throws {
        let run = try galley(
            "check",
            in: scene(
                """
                  ViewThatFits:
                    - Text: { verbatim: Short }
                    - Text: { verbatim: S }
                      allow: [truncated-txt]

                """
            ))
        #expect(run.status == 2)
        #expect(
            run.error.contains(
                "A.yml:6:15: error: there is no rule \"truncated-txt\"; did you mean \"truncated-text\"?"))
    }
}
