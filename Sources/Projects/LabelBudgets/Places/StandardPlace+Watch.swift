internal import Frames
internal import Labels

extension StandardPlace {
    /// Places of watchOS. They are on platform `ios`: the app of a watch is in the project of its iPhone's, often with the same
    /// catalogs; text styles are those of watchOS.
    static let watch = [
        StandardPlace(
            "watchScreen", "A text as wide as the screen of a watch, which can be scrolled", [.watchCase],
            [
                PlaceDesign(
                    platforms: [.ios], font: .watch(.body), lines: nil, textSizes: .watch, width: .watchScreen,
                    source:
                        "documented: Human Interface Guidelines, Layout: screens of watches, content from edge to edge; the font is a choice"
                )
            ]),
        StandardPlace(
            "watchTitle", "The title of a screen of a watch, beside the time", [.watchCase],
            [
                PlaceDesign(
                    platforms: [.ios], font: .watch(.headline), textSizes: .watchFixed, width: .watchScreen - 60,
                    source: "choice: 60 for the time and its margins; neither follows the text size")
            ]),
        StandardPlace(
            "watchButton", "The title of a button as wide as the screen of a watch", [.watchCase],
            [
                PlaceDesign(
                    platforms: [.ios], font: .watch(.body), lines: 2, textSizes: .watch, width: .watchScreen - 2 * 12,
                    source:
                        "documented: Human Interface Guidelines, Layout: buttons with text span the screen; the padding, the font and the lines are a choice"
                )
            ]),
        StandardPlace(
            "complication", "The whole content of a complication, or of a widget in the Smart Stack",
            [
                .complication, .watchCase,
            ],
            ComplicationFamily.allCases.map { family in
                PlaceDesign(
                    platforms: [.ios], kinds: [family.rawValue], font: .complication(family), lines: nil,
                    textSizes: .fixed,
                    width: .complicationWidth, height: .complicationHeight, source: source(of: family))
            }),
    ]

    private static func source(of family: ComplicationFamily) -> String {
        switch family {
        case .circular: "documented: Human Interface Guidelines, Complications: the size of an image, and of text"
        case .extraLarge: "documented: the same, for the X-Large face"
        case .rectangular: "documented: the same, a large image without a title"
        case .smartStack:
            "documented: Human Interface Guidelines, Widgets: watchOS dimensions; the font is that of rectangular ones (choice)"
        }
    }
}
