import Frames
import Labels
import Scenes
import Testing

/// What a runner keeps changes no number.
@Suite struct SceneRunnerTests {
    private static let view = """
        VStack:
          - Text: { verbatim: "A line that wraps in narrow rooms, and is cut off in the narrowest of them" }
            lineLimit: 2
          - Text: { verbatim: "Shrinks as far as it may" }
            lineLimit: 1
            minimumScaleFactor: 0.5
          - Text: { verbatim: "Any number of lines, each as long as the room lets it be" }
          - ViewThatFits:
              - HStack:
                  - Button: vote.cat
                  - Button: vote.goldfish
              - VStack:
                  - Button: vote.cat
                  - Button: vote.goldfish
          - Text: pets.count
        """

    /// The widths go up and down, so that every text is laid out after a narrower and after a wider room.
    private static let environments = ["en", "de", "ar"].flatMap { locale in
        [TextSize.large, .accessibility3].flatMap { size in
            [320, 40, 90, 91, 390, 160, 320, 1, 200].flatMap { width in
                [nil, 60].map { LayoutEnvironment(locale: locale, textSize: size, width: width, height: $0) }
            }
        }
    }

    @Test func theReportDoesNotDependOnThoseBefore() throws {
        let scene = try SceneText.scene(Self.view)
        try onMainActor {
            let fonts = try FontLibrary()
            let runner = SceneRunner(fonts: fonts, platform: .ios)
            for environment in Self.environments {
                let report = try runner.report(of: scene, in: environment)
                let anew = try SceneRunner(fonts: fonts, platform: .ios).report(of: scene, in: environment)
                #expect(report == anew, "\(environment)")
            }
        }
    }

    /// In one locale after the other, and back.
    @Test func textsAreLookedUpInTheirLocale() throws {
        let scene = try SceneText.scene("Button: vote.cat")
        let strings = try onMainActor {
            let runner = SceneRunner(fonts: try FontLibrary(), platform: .ios)
            return try ["de", "en", "de"].flatMap { locale in
                try runner.report(of: scene, in: LayoutEnvironment(locale: locale, width: 320)).views("Text")
                    .compactMap(\.text?.string)
            }
        }
        #expect(strings == ["Katze", "Cat", "Katze"])
    }
}
