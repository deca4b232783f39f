internal import Frames
internal import Labels
internal import ViewLayout

extension StandardPlace {
    /// Places of Material 3, and of Android itself, that other platforms do not have.
    static let android = bars + controls + texts

    private static func place(
        _ name: String, _ meaning: String, _ options: [PlaceOption] = [], font role: MaterialRole,
        lines: Int? = 1, textSizes: PlaceTextSizes = .followed, width: PlaceLength, source: String
    ) -> StandardPlace {
        StandardPlace(
            name, meaning, options,
            [design(font: role, lines: lines, textSizes: textSizes, width: width, source: source)])
    }

    private static func design(
        _ kinds: [String] = [], font role: MaterialRole, lines: Int? = 1, textSizes: PlaceTextSizes = .followed,
        width: PlaceLength, source: String
    ) -> PlaceDesign {
        PlaceDesign(
            platforms: [.android], kinds: kinds, font: .material(role), lines: lines, textSizes: textSizes,
            width: width,
            source: source)
    }

    private static let bars = [
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
        place(
            "tab", "A tab above a page; all tabs have the same width", [.count], font: .titleSmall, lines: 2,
            width: .topTabTitle,
            source: "documented: Material 3, Tabs; androidx.compose, Tab.kt: TextLabelMaxLines 2"),
        StandardPlace(
            "topAppBar", "The title of an app bar; a medium or large one has it below its buttons",
            [.barSize, .backButton, .buttons],
            [
                design(
                    ["small"], font: .titleLarge, width: .navigationTitle,
                    source: "documented: Material 3, App bars; as `navigationTitle`"),
                design(
                    ["medium"], font: .headlineSmall, width: .screen - 2 * .margin,
                    source:
                        "documented: androidx.compose.material3, AppBarMediumTokens and TopAppBarTitleInset; Material Components, CollapsingToolbarLayout: maxLines 1"
                ),
                design(
                    ["large"], font: .headlineMedium, width: .screen - 2 * .margin,
                    source: "documented: the same, AppBarLargeTokens"),
            ]),
        place(
            "navigationRailItem", "The label of a destination in a rail beside the screen", font: .labelMedium,
            textSizes: .fixed,
            width: 80 - 2 * 2,
            source:
                "documented: Material Components, navigationrail: a width of 80, label padding 2, labelMaxLines 1, labelFontScalingEnabled false"
        ),
        place(
            "navigationDrawerItem", "A destination in a drawer", [.icon], font: .labelLarge,
            width: (.screen - 64).atMost(360) - 2 * 28 - (24 + 12 as PlaceLength).if(.icon),
            source:
                "documented: Material Components, navigation: a width of 360, padding 28, icon 24 and 12, maxLines 1; androidx DrawerLayout: MIN_DRAWER_MARGIN 64"
        ),
    ]

    private static let controls = [
        StandardPlace(
            "chip", "A chip as wide as the screen allows", [.chipKind, .icon],
            [
                design(
                    ["assist", "filter", "suggestion"], font: .labelLarge, width: .chipTitle,
                    source:
                        "documented: Material 3, Chips; androidx.compose.material3, Chip.kt: an icon of 18 in place of padding; the line is a choice"
                ),
                design(
                    ["input"], font: .labelLarge,
                    width: .screen - 2 * .margin - 12 - 34 - (18 as PlaceLength).if(.icon),
                    source:
                        "documented: Material Components, Widget.Material3.Chip.Input: paddings of 4 and 8, a close icon of 18; the line is a choice"
                ),
            ]),
        place(
            "textButton", "A button without a container, as wide as the screen less its margins", [.icon],
            font: .labelLarge,
            width: .screen - 2 * .margin - 2 * 12 - (18 + 8 + 4 as PlaceLength).if(.icon),
            source:
                "documented: androidx.compose.material3, ButtonDefaults: TextButtonContentPadding, with an icon 18, 8 and an end of 16; the line is a choice"
        ),
        place(
            "splitButton", "The first part of a split button as wide as the screen less its margins", font: .labelLarge,
            width: .screen - 2 * .margin - 48 - 2 - 16 - 12,
            source:
                "documented: Material Components, split_button_tokens.xml: small: spaces of 16 and 12, a trailing button of 48; androidx.compose.material3, SplitButtonSmallTokens: 2 between; the line is a choice"
        ),
        place(
            "extendedFloatingActionButton", "A floating button with a text", [.icon], font: .labelLarge,
            width: .screen - 2 * .margin - 2 * 20 - (24 + 12 - 4 as PlaceLength).if(.icon),
            source:
                "documented: androidx.compose.material3, FloatingActionButton.kt: ExtendedFabTextPadding 20, with an icon 16, 24 and 12; Material Components: maxLines 1"
        ),
        place(
            "floatingActionButtonMenuItem", "An item of the menu of a floating button", font: .titleMedium,
            width: .screen - 2 * .margin - 2 * 24 - 24 - 8,
            source:
                "documented: androidx.compose.material3, FabMenuBaselineTokens: spaces of 24, icon 24 and 8; font and line are a choice"
        ),
        StandardPlace(
            "textField", "A text of a text field as wide as the screen less its margins", [.fieldPart, .icon],
            [
                design(
                    ["label", "placeholder"], font: .bodyLarge,
                    width: .screen - 2 * .margin - 2 * 16 - (36 as PlaceLength).if(.icon),
                    source:
                        "documented: androidx.compose.material3, TextFieldPadding 16, an icon of 24 with 12 before it and 16 behind; Material Components, TextInputLayout: hintMaxLines 1"
                ),
                design(
                    ["supporting"], font: .bodySmall, lines: nil, width: .screen - 2 * .margin - 2 * 16,
                    source: "documented: androidx.compose.material3, supportingTextPadding 16; FilledTextFieldTokens"),
            ]),
    ]

    private static let texts = [
        StandardPlace(
            "listItem", "A text of an item of a list", [.itemPart, .icon, .chevron],
            [
                design(
                    ["headline"], font: .bodyLarge, width: .rowTitle,
                    source:
                        "documented: Material 3, Lists; Material Components, material_list_item_two_line.xml: maxLines 1"
                ),
                design(
                    ["supporting"], font: .bodyMedium, lines: 2, width: .rowTitle,
                    source: "documented: the same; maxLines 2"),
                design(
                    ["overline"], font: .labelSmall, width: .rowTitle,
                    source:
                        "documented: androidx.compose.material3, ListTokens; material_list_item_three_line.xml: maxLines 1"
                ),
            ]),
        place(
            "snackbar", "The text of a snackbar", [.action], font: .bodyMedium, lines: 2,
            width: (.screen - 2 * 12 - 16 - 8).atMost(600) - 8 - (128 as PlaceLength).if(.action),
            source:
                "documented: androidx.compose.material3, Snackbar.kt: 12 around it, 16 and 8 in it, at most 600; Material Components: maxLines 2, an action of at most 128 beside it"
        ),
        place(
            "snackbarAction", "The action of a snackbar", font: .labelLarge,
            width: (.screen - 2 * 12).atMost(600) - 16 - 8 - 2 * 12,
            source:
                "documented: androidx.compose.material3, Snackbar.kt: an action has the whole width, and 16 and 8 around it; the padding of text buttons; Material Components: beyond 128 it is below the text; the line is a choice"
        ),
        StandardPlace(
            "tooltip", "A text of a tooltip", [.tooltipPart],
            [
                design(
                    ["plain"], font: .bodySmall, lines: nil, width: 200 - 2 * 8,
                    source: "documented: androidx.compose.material3, Tooltip.kt: PlainTooltipMaxWidth 200, padding 8"),
                design(
                    ["richTitle"], font: .titleSmall, lines: nil, width: 320 - 2 * 16,
                    source: "documented: the same: RichTooltipMaxWidth 320, padding 16; RichTooltipTokens"),
                design(
                    ["richText"], font: .bodyMedium, lines: nil, width: 320 - 2 * 16, source: "documented: the same"),
            ]),
        place(
            "datePickerTitle", "The title of a date picker", font: .labelLarge, width: 360 - 24 - 12,
            source:
                "documented: androidx.compose.material3, DatePickerModalTokens: 360; DatePickerTitlePadding 24 and 12; the line is a choice"
        ),
        StandardPlace(
            "appShortcut", "A label of an app shortcut in the launcher", [.shortcutLabel],
            [
                PlaceDesign(
                    platforms: [.android], kinds: ["short"], font: .points(14), width: .appShortcut,
                    mostCharacters: 10,
                    source:
                        "documented: Android Open Source Project, Launcher3: bg_popup_item_width 216, paddings of 54 and 14, 14 sp, singleLine"
                ),
                PlaceDesign(
                    platforms: [.android], kinds: ["long"], font: .points(14), truncates: false, width: .appShortcut,
                    mostCharacters: 25,
                    source: "documented: the same; the short label takes the place of a long one that does not fit"),
            ]),
    ]
}
