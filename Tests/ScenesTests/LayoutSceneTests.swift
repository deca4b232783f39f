import Basics
import Foundation
import Frames
import Scenes
import Testing

@Suite struct LayoutSceneTests {
    static let buttons = """
        ViewThatFits:
          - EqualWidthHStack: &buttons
              - Button: vote.cat
              - Button: vote.goldfish
          - EqualWidthVStack: *buttons
        buttonStyle: bordered
        """

    /// Every button of an equal-width stack is as wide as the widest label with its insets.
    @Test(arguments: ["en", "de", "ar"])
    func buttonsAreAsWideAsTheWidestLabel(locale: String) throws {
        let report = try SceneText.scene(Self.buttons).report(in: LayoutEnvironment(locale: locale, width: 393))
        let widest = report.views("Text").map(\.frame.width).max() ?? 0
        #expect(report.views("Button").map(\.frame.width) == Array(repeating: Number.rounded(widest + 24), count: 2))
        #expect(report.views("ViewThatFits").first?.choice?.index == 0)
    }

    /// The sum of the own widths fits 180 points, but two buttons as wide as the widest do not.
    @Test func equalWidthsAreWhatMustFit() throws {
        let scene = try SceneText.scene(Self.buttons)
        let environment = LayoutEnvironment(locale: "de", width: 180)
        let own = try SceneText.scene("HStack:\n  - Button: vote.cat\n  - Button: vote.goldfish\nbuttonStyle: bordered")
            .report(
                in: LayoutEnvironment(locale: "de"))
        #expect(own.size.width <= 180)
        #expect(try scene.report(in: environment).views("ViewThatFits").first?.choice?.index == 1)
    }

    /// Frames in a right-to-left locale are the mirror image of the same frames from left to right.
    @Test func rightToLeftIsTheMirrorImage() throws {
        let scene = try SceneText.scene("HStack:\n  - Text: vote.cat\n  - Text: vote.goldfish\n  - Spacer\npadding: 8")
        let mirrored = try scene.report(in: LayoutEnvironment(locale: "ar", width: 320))
        let plain = try scene.report(
            in: LayoutEnvironment(locale: "ar", layoutDirection: .leftToRight, width: 320))
        for (left, right) in zip(plain.views("Text"), mirrored.views("Text")) {
            #expect(abs(left.frame.x - (320 - right.frame.maxX)) < 1e-5)
            #expect(left.frame.width == right.frame.width)
        }
    }

    @Test func aModifierOfTheSceneIsAppliedInTheOrderWritten() throws {
        let inner = try SceneText.scene("Text: { verbatim: A }\nframe: { width: 50, height: 20 }\npadding: 10")
        let outer = try SceneText.scene("Text: { verbatim: A }\npadding: 10\nframe: { width: 50, height: 20 }")
        #expect(try inner.report().size == Size(width: 70, height: 40))
        #expect(try outer.report().size == Size(width: 50, height: 20))
    }

    @Test func factsOfATextSayWhereItComesFrom() throws {
        let report = try SceneText.scene("Text: vote.cat").report(in: LayoutEnvironment(locale: "de-AT"))
        let text = try #require(report.root.text)
        #expect(text.string == "Katze")
        #expect(text.key == "vote.cat")
        #expect(text.locale == "de")
        #expect(text.source?.line == 4)
        #expect(report.root.source == SourcePosition(file: "Test.yml", line: 4, column: 3))
    }

    @Test func aNumberSelectsThePluralForm() throws {
        let one = try SceneText.scene("Text: { key: pets.count, arguments: [1] }").report()
        let many = try SceneText.scene("Text: { key: pets.count, arguments: [4] }").report()
        #expect(one.root.text?.string == "1 pet")
        #expect(one.root.text?.plural == "one")
        #expect(many.root.text?.string == "4 pets")
    }

    @Test func withoutACatalogAKeyStandsForItself() throws {
        let report = try SceneText.scene("Text: Save as…", catalog: false).report()
        #expect(report.root.text?.string == "Save as…")
    }

    @Test func aReportMadeWithInterSaysWhatItStandsInFor() throws {
        var scene = try SceneText.scene("Text: vote.cat")
        let report = try scene.report()
        let model = try #require(report.fontModels.first)
        #expect(report.fontModels.count == 1)
        #expect(report.fonts == [model.font] && report.notes == [model.note])
        #expect(model.note.contains("with the measures of the iOS system font"))
        #expect(model.meanError < model.error95 && model.error95 < 0.05)
        scene.modelsSystemFont = false
        let plain = try scene.report()
        #expect(plain.fontModels.isEmpty)
        #expect(plain.notes.contains { $0.contains("replaces the iOS system font") })
        #expect(plain.root.text?.ideal.width ?? 0 > report.root.text?.ideal.width ?? .infinity)
        #expect(try SceneText.scene("Text: vote.cat").report(in: LayoutEnvironment(platform: .android)).notes == [])
    }

    /// Each model is named where there is text of it; Korean is set in a font of which nothing is known.
    @Test func everyModelIsTold() throws {
        func models(_ texts: [String], locale: String) throws -> [FontModel] {
            let view = "VStack:\n" + texts.map { "  - Text: \($0)" }.joined(separator: "\n")
            let report = try SceneText.scene(view, catalog: false).report(in: LayoutEnvironment(locale: locale))
            #expect(report.notes.starts(with: report.fontModels.map(\.note)))
            #expect(report.notes.count == report.fontModels.count + (locale == "ko" ? 1 : 0))
            return report.fontModels
        }
        let both = try models(["Save", "保存する"], locale: "ja")
        #expect(both.count == 2 && both[0].font.hasPrefix("Inter") && both[1].font.hasPrefix("Noto Sans CJK"))
        #expect(both.map(\.of) == ["the iOS system font", "the iOS system font in Japanese"])
        #expect(try models(["保存する"], locale: "ja") == [both[1]])
        #expect(try models(["저장"], locale: "ko").isEmpty)
        #expect(try models(["Save", "저장"], locale: "ko") == [both[0]])
    }

    /// On iOS 26 a string has an eighth of an ideograph between Japanese and Western letters, and a key of a catalog has none.
    @Test func stringsAreSpacedFromLetters() throws {
        func width(_ text: String, on platform: Platform) throws -> Double {
            let environment = LayoutEnvironment(locale: "ja", platform: platform)
            return try #require(try SceneText.scene(text, catalog: false).report(in: environment).root.text).ideal.width
        }
        let (key, string) = ("Text: 操作A", "Text: { verbatim: 操作A }")
        #expect(abs(try width(string, on: .ios) - width(key, on: .ios) - 17 * 0.937 / 8) < 0.01)
        #expect(try width(string, on: .macos) == width(key, on: .macos))
    }

    /// In Swift a text size of iOS may be given for macOS too, as one matrix serves all platforms.
    @Test func aTextSizeThatChangesNothingIsNoted() throws {
        let scene = try SceneText.scene("Text: vote.cat")
        let plain = try scene.report(in: LayoutEnvironment(platform: .macos))
        let large = try scene.report(in: LayoutEnvironment(textSize: .accessibility3, platform: .macos))
        #expect(large.size == plain.size)
        #expect(plain.notes.map { $0.contains("macOS system font") } == [true])
        #expect(large.notes.last == "macOS has no Dynamic Type: the text size AX3 has no effect")
    }

    /// The report of a cut text says the room it had, the room it needs, and what is hidden.
    @Test func aTextThatIsCutTellsWhatIsLacking() throws {
        let report = try SceneText.scene("Text: vote.goldfish\nlineLimit: 1\nframe: { width: 50 }").report(
            in: LayoutEnvironment(locale: "de"))
        let text = try #require(report.root.text)
        #expect(text.truncated)
        #expect(text.visible.hasSuffix("…") && "Goldfisch".hasPrefix(text.visible.dropLast()))
        #expect(text.visible.dropLast() + text.hidden.joined() == "Goldfisch")
        #expect(text.budget == Budget(width: 50, lines: 1))
        #expect(text.fittingWidth == text.ideal.width)
    }

    /// The rectangle of a clipping modifier is a fact, and ink that leaves it a fault.
    @Test func whatAModifierClipsIsKnown() throws {
        let scene = try SceneText.scene(
            """
            Text: { verbatim: "Ễ" }
            font: { size: 40 }
            fixedSize: true
            frame: { width: 60, height: 20 }
            clipped: true
            """)
        let report = try scene.report(in: LayoutEnvironment(locale: "vi", width: 320))
        #expect(report.root.clip == Frame(x: 130, y: 0, width: 60, height: 20))
        let ink = try #require(report.root.text?.ink)
        #expect(ink.y < 0 && ink.maxY > 20)
    }
}
