import Checks
import Frames
import Testing

/// What the rules about single texts make of the facts.
@Suite struct TextRulesTests {
    private func shortage(_ change: (inout TextFacts) -> Void) -> Shortage? {
        let scene = report(
            text("Zur Wiedergabeliste", 0, 0, 100) { view in
                guard var facts = view.text else { return }
                facts.truncated = true
                change(&facts)
                view.text = facts
            })
        return TruncatedText().faults(in: scene).first?.evidence.shortage
    }

    @Test func aLineLacksWidth() {
        #expect(
            shortage {
                $0.ideal.width = 140
                $0.budget = Budget(width: 100, lines: 1)
            } == Shortage(need: 140, room: 100))
    }

    @Test func aShrunkLineLacksWhatIsLeftAfterShrinking() {
        #expect(
            shortage {
                $0.ideal.width = 140
                $0.scale = 0.8
                $0.budget = Budget(width: 100, lines: 1)
            } == Shortage(need: 112, room: 100))
    }

    @Test func limitedLinesLackTheWidthInWhichTheyWouldDo() {
        #expect(
            shortage {
                $0.ideal.width = 300
                $0.fittingWidth = 131
                $0.unlimited = TextExtent(lines: 3, height: 60)
                $0.budget = Budget(width: 100, lines: 2)
                $0.lines += $0.lines
            } == Shortage(need: 131, room: 100))
    }

    @Test func limitedLinesWithoutAWidthThatWouldDoLackLines() {
        #expect(
            shortage {
                $0.unlimited = TextExtent(lines: 3, height: 60)
                $0.budget = Budget(width: 100, lines: 2)
                $0.lines += $0.lines
            } == Shortage(need: 3, room: 2, measure: .lines))
    }

    @Test func wrappedTextLacksHeight() {
        #expect(
            shortage {
                $0.unlimited = TextExtent(lines: 3, height: 60)
                $0.budget = Budget(width: 100, height: 40)
                $0.lines += $0.lines
            } == Shortage(need: 60, room: 40, measure: .height))
    }

    /// The other words of a row in a vertical stack leave the label the whole width.
    @Test func aVerticalStackIsTriedWhereItIsWideEnough() {
        func scene(need: Double) -> FrameReport {
            let label = text("Wiedergabe", 110, 0, 100) { view in
                view.text?.truncated = true
                view.text?.ideal.width = need
                view.text?.budget = Budget(width: 100, lines: 1)
            }
            let button = view("Button", 100, 0, 120, 44, [label]) { $0.control = true }
            return report(view("HStack", 0, 0, 220, 44, [text("Start", 0, 0, 90), button]))
        }
        #expect(remedies(scene(need: 200)).contains(.stack))
        #expect(!remedies(scene(need: 201)).contains(.stack))
    }

    /// What a person would have to gain: that the alternative which comes nearest fits.
    @Test func theNearestAlternativeSaysWhatIsLacking() {
        let sizes = [Size(width: 300, height: 20), Size(width: 210, height: 44), Size(width: 260, height: 20)]
        let choice = Choice(index: 2, of: 3, fits: false, room: Budget(width: 200, height: 50), sizes: sizes)
        let scene = report(view("ViewThatFits", 0, 0, 200, 44, [text("a", 0, 0, 100)]) { $0.choice = choice })
        let shortages = NothingFits().faults(in: scene).map(\.evidence.shortage)
        #expect(shortages == [Shortage(need: 210, room: 200)])
    }

    /// 9 points are large enough, by themselves and after shrinking; a text that never shrank is as its author wants it.
    @Test(arguments: [(18, 0.5, 0), (17.9, 0.5, 1), (8, 1, 0)]) func theLeastSizeIsLargeEnough(
        size: Double, scale: Double, faults: Int
    ) {
        let scene = report(
            text("Einstellungen", 0, 0, 60) { view in
                view.text?.fontSize = size
                view.text?.scale = scale
            })
        #expect(TinyText(size: 9).faults(in: scene).count == faults)
    }

    /// In a frame of width 0 a text lacks all its width, unless it has none.
    @Test(arguments: [("OK", 24.0, 1), ("", 0, 0), ("\u{200B}", 0, 0)]) func aTextWithoutWidthNeedsNone(
        string: String, width: Double, faults: Int
    ) {
        let scene = report(
            text(string, 0, 0, 0) { view in
                view.text?.ideal.width = width
                view.text?.budget = Budget(width: 0)
            })
        #expect(TruncatedText().faults(in: scene).count == faults)
    }

    @Test func aScrollViewClipsAcrossItsAxisOnly() {
        func scene(ink: Frame) -> FrameReport {
            let label = text("a", 0, 0, 100) { $0.text?.ink = ink }
            return report(
                view("ScrollView", 0, 0, 100, 100, [label]) { view in
                    view.clips = true
                    view.scrolls = [.vertical]
                })
        }
        #expect(faulty(ClippedText(), scene(ink: Frame(x: 0, y: 200, width: 90, height: 20))).isEmpty)
        #expect(faulty(ClippedText(), scene(ink: Frame(x: 20, y: 0, width: 90, height: 20))) == ["0.0"])
    }

    @Test(
        arguments: [
            ("de", "de-CH", true), ("de", "fr", false), ("zh-Hans", "zh-Hant", false), ("zh-Hant", "zh-TW", true),
            ("zh-Hans", "zh-CN", true), ("zh-Hans", "zh", true), ("sr-Latn", "sr-Cyrl", false), ("sr", "sr-Latn", true),
            ("no", "nb", true), ("iw", "he", true), ("pt", "pt_BR", true), ("en", "en-x-accented", true),
            ("", "de", false),
        ])
    func aStringOfTheSameWrittenLanguageIsATranslation(found: String, locale: String, isTranslated: Bool) {
        var scene = report(text("Settings", 0, 0, 60) { $0.text?.locale = found })
        scene.environment.locale = locale
        #expect(faulty(MissingTranslation(), scene).isEmpty == isTranslated)
    }
}
