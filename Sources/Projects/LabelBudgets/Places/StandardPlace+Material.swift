internal import Frames
internal import Labels
internal import ViewLayout

extension StandardPlace {
    /// Places of Material 3 and Android alone.
    static let material = [
        StandardPlace(
            "bottomNavigationItem", "The label of a destination in the bar below the screen", [.count],
            [
                PlaceDesign(
                    platforms: [.android], font: .points(12, "medium"), tracking: 0.5, textSizes: .fixed,
                    width: .tabTitle,
                    source:
                        "documented: Material 3, label medium; Material Components, NavigationBarView: labelMaxLines 1, labelFontScalingEnabled false"
                )
            ]),
        StandardPlace(
            "tab", "A tab above a page; all tabs have the same width", [.count],
            [
                PlaceDesign(
                    platforms: [.android], font: .material(.titleSmall), lines: 2, width: .topTabTitle,
                    source: "documented: Material 3, Tabs; androidx.compose, Tab.kt: TextLabelMaxLines 2")
            ]),
        StandardPlace(
            "chip", "A chip as wide as the screen allows", [],
            [
                PlaceDesign(
                    platforms: [.android], font: .material(.labelLarge), width: .chipTitle,
                    source: "documented: Material 3, Chips; the line is a choice")
            ]),
    ]
}
