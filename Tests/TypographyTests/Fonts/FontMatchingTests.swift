import Testing

@testable import Typography

/// Matching within a family as CSS Fonts 4 has it.
struct FontMatchingTests {
    private let fonts: FontCollection
    private let session: TextSession

    init() throws {
        fonts = try FontCollection()
        session = TextSession(fonts: fonts)
    }

    private func font(_ request: FontRequest) -> Font {
        session.style(for: request, locale: TextLocale("en")).primary.font
    }

    /// Roboto has 400, 500 and 700: 400…500 looks up to 500 first, lighter looks down, bolder up.
    @Test(arguments: [
        (100.0, "Regular"), (400, "Regular"), (450, "Medium"), (500, "Medium"), (501, "Bold"), (600, "Bold"),
        (900, "Bold"),
    ])
    func staticWeights(weight: Double, style: String) {
        #expect(font(FontRequest(family: "Roboto", weight: weight)).face.style == style)
    }

    /// Between 400 and 500 no bolder face than 500 is taken while there is a lighter one: with 300 and 600, 400 is 300.
    @Test func aRegularWeightLooksDownBeforeItLooksFarUp() {
        let weights = [300.0...300, 600...600, 900...900]
        #expect(weights.nearestWeight(400) == 300...300)
        #expect(weights.nearestWeight(500) == 300...300)
        #expect(weights.nearestWeight(501) == 600...600)
        #expect([600.0...600, 900...900].nearestWeight(400) == 600...600)
        #expect([300.0...300, 500...500].nearestWeight(400) == 500...500)
    }

    /// A variable font stands exactly where it is asked to, within its axes.
    @Test func variableWeights() {
        #expect(font(FontRequest(family: "Inter", weight: 637)).coordinates.first { $0.tag == "wght" }?.value == 637)
        #expect(font(FontRequest(family: "Inter", weight: 1000)).coordinates.first { $0.tag == "wght" }?.value == 900)
        #expect(font(FontRequest(family: "Inter")).coordinates.isEmpty)
    }

    /// Weight changes widths, so each instance is shaped on its own.
    @Test func weightsDiffer() {
        func advance(_ weight: Double) -> Int {
            session.shape(StyledText("Settings", font: FontRequest(weight: weight)), locale: TextLocale("en"))
                .runs.reduce(0) { $0 + $1.advance }
        }
        #expect(advance(700) > advance(400))
        #expect(advance(550) > advance(400) && advance(550) < advance(700))
    }

    @Test func familiesIgnoreCaseAndUnknownOnesFallBack() {
        #expect(font(FontRequest(family: "roboto")).face.family == "Roboto")
        #expect(font(FontRequest(family: "No Such Family")).face.family == "Inter")
        #expect(fonts.contains(family: "INTER") && !fonts.contains(family: "No Such Family"))
    }

    /// Bold and italic are imitated only where the family has none, bold only where asked for.
    @Test func syntheticStyles() {
        #expect(!font(FontRequest(family: "Noto Sans CJK", weight: 700)).isSyntheticBold)
        #expect(font(FontRequest(family: "Noto Sans CJK", weight: 700, allowsSyntheticBold: true)).isSyntheticBold)
        #expect(!font(FontRequest(family: "Roboto", weight: 700, allowsSyntheticBold: true)).isSyntheticBold)
        #expect(font(FontRequest(family: "Roboto", isItalic: true)).isSyntheticItalic)
    }

    /// The platform decides the family of a request that names none.
    @Test(arguments: Platform.allCases) func defaultFamily(platform: Platform) {
        let session = TextSession(fonts: fonts, platform: platform)
        let primary = session.style(for: FontRequest(), locale: TextLocale("en")).primary
        #expect(primary.font.face.family == platform.defaultFamily)
    }
}
