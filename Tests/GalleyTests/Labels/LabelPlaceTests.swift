import Galley
import Testing

/// The room of well-known places, from the tables that lay out scenes.
@Suite struct LabelPlaceTests {
    /// Places of iOS with their rooms on screens of 320 and 375.
    static let ios: [(place: LabelPlace, small: String, large: String)] = [
        (PlaceSamples.place("tabBarItem", ["of": .count(3)]), "102.667", "121"),
        (PlaceSamples.place("tabBarItem", ["of": .count(5)]), "60", "71"),
        (PlaceSamples.place("navigationTitle", ["backButton": .flag(false), "buttons": .count(0)]), "288", "343"),
        (PlaceSamples.place("navigationTitle", ["backButton": .flag(true), "buttons": .count(0)]), "244", "299"),
        (PlaceSamples.place("navigationTitle", ["backButton": .flag(true), "buttons": .count(2)]), "148", "203"),
        (PlaceSamples.place("alertButton"), "254", "254"),
        (PlaceSamples.place("alertButton", ["arrangement": .choice("sideBySide")]), "119", "119"),
        (PlaceSamples.place("segmentedControl", ["of": .count(3)]), "80", "98.333"),
        (PlaceSamples.place("widget", ["family": .choice("systemSmall")]), "109 × 109", "116 × 116"),
        (PlaceSamples.place("widget", ["family": .choice("systemMedium")]), "260 × 109", "289 × 116"),
        (PlaceSamples.place("widget", ["family": .choice("systemLarge")]), "260 × 279", "289 × 292"),
        (PlaceSamples.place("widget", ["family": .choice("accessoryCircular")]), "68 × 68", "68 × 68"),
        (PlaceSamples.place("widget", ["family": .choice("accessoryRectangular")]), "153 × 68", "153 × 68"),
        (PlaceSamples.place("widget", ["family": .choice("accessoryInline")]), "225", "225"),
        (PlaceSamples.place("notificationTitle"), "190", "245"), (PlaceSamples.place("menuItem"), "218", "218"),
        (PlaceSamples.place("listRowTitle", ["icon": .flag(false), "chevron": .flag(false)]), "256", "311"),
        (PlaceSamples.place("listRowTitle", ["icon": .flag(false), "chevron": .flag(true)]), "238", "293"),
        (PlaceSamples.place("listRowTitle", ["icon": .flag(true), "chevron": .flag(true)]), "194", "249"),
        (PlaceSamples.place("button"), "264", "319"),
    ]

    /// Places of Android with their rooms on a screen of 360.
    static let android: [(place: LabelPlace, room: String)] = [
        (PlaceSamples.place("navigationTitle", ["backButton": .flag(false), "buttons": .count(0)]), "328"),
        (PlaceSamples.place("navigationTitle", ["backButton": .flag(true), "buttons": .count(0)]), "292"),
        (PlaceSamples.place("navigationTitle", ["backButton": .flag(true), "buttons": .count(2)]), "208"),
        (PlaceSamples.place("alertButton"), "256"),
        (PlaceSamples.place("alertButton", ["arrangement": .choice("sideBySide")]), "116"),
        (PlaceSamples.place("segmentedControl", ["of": .count(3)]), "93.333"),
        (PlaceSamples.place("notificationTitle"), "220"),
        (PlaceSamples.place("menuItem"), "256"),
        (PlaceSamples.place("listRowTitle", ["icon": .flag(false), "chevron": .flag(false)]), "328"),
        (PlaceSamples.place("listRowTitle", ["icon": .flag(false), "chevron": .flag(true)]), "288"),
        (PlaceSamples.place("listRowTitle", ["icon": .flag(true), "chevron": .flag(true)]), "248"),
        (PlaceSamples.place("button"), "280"), (PlaceSamples.place("bottomNavigationItem", ["of": .count(3)]), "112"),
        (PlaceSamples.place("bottomNavigationItem", ["of": .count(5)]), "64"),
        (PlaceSamples.place("tab", ["of": .count(3)]), "88"), (PlaceSamples.place("chip"), "296"),
    ]

    /// Places of phones that have more than one screen's numbers, with their rooms on a screen, computed by hand.
    static let phones: [(place: LabelPlace, screen: Double, room: String)] = [
        (PlaceSamples.place("largeTitle"), 375, "343"), (PlaceSamples.place("largeTitle"), 430, "390"),
        (PlaceSamples.place("toolbarItem", ["of": .count(2)]), 375, "167.5"),
        (PlaceSamples.place("searchBar"), 375, "306"), (PlaceSamples.place("alertTitle"), 375, "238"),
        (PlaceSamples.place("alertText"), 430, "238"), (PlaceSamples.place("notificationAction"), 375, "327"),
        (PlaceSamples.place("quickAction", ["part": .choice("subtitle")]), 375, "174"),
        (PlaceSamples.place("liveActivity", ["part": .choice("lockScreen")]), 375, "325 × 132"),
        (PlaceSamples.place("liveActivity", ["part": .choice("lockScreen")]), 393, "343 × 132"),
        (PlaceSamples.place("liveActivity", ["part": .choice("expanded")]), 402, "343 × 132"),
        (PlaceSamples.place("liveActivity", ["part": .choice("expanded")]), 420, "380 × 132"),
        (PlaceSamples.place("liveActivity", ["part": .choice("expanded")]), 440, "380 × 132"),
        (PlaceSamples.place("dynamicIsland", ["part": .choice("compactLeading")]), 393, "52.33 × 36.67"),
        (PlaceSamples.place("dynamicIsland", ["part": .choice("compactTrailing")]), 430, "62.33 × 36.67"),
        (PlaceSamples.place("dynamicIsland", ["part": .choice("minimal")]), 393, "45 × 36.67"),
        (PlaceSamples.place("screenshotCaption"), 430, "382"),
    ]

    @Test(arguments: phones) func theRoomsOfPhones(place: LabelPlace, screen: Double, known: String) {
        #expect(room(place, screen) == known, "\(place) on \(screen)")
    }

    @Test func toolbarItemsOf26BeginFurtherIn() {
        #expect(room(PlaceSamples.place("toolbarItem", ["of": .count(2)]), 375, of: .ios26) == "159.5")
    }

    /// A widget of an iPad has its canvas; without a system of iPads a wide screen is a phone on its side.
    @Test(arguments: [
        ("systemSmall", 768.0, "109 × 109"), ("systemMedium", 820, "310 × 123"), ("systemLarge", 834, "295.5 × 295.5"),
        ("systemExtraLarge", 1024, "763 × 346.5"), ("accessoryCircular", 1024, "76 × 76"),
    ])
    func widgetsOfPads(family: String, screen: Double, known: String) {
        let place = PlaceSamples.place("widget", ["family": .choice(family)])
        #expect(room(place, screen, of: .ipados18) == known && room(place, screen, of: .ipados26) == known)
        let isWhole = family == "systemExtraLarge" || family == "accessoryCircular"
        #expect((room(place, screen, of: .ios18) == known) == isWhole)
    }

    @Test func liveActivitiesOfPads() {
        let place = PlaceSamples.place("liveActivity", ["part": .choice("lockScreen")])
        #expect(room(place, 834, of: .ipados18) == "397 × 132" && room(place, 1024, of: .ipados26) == "472 × 132")
    }

    /// The width of the phone means nothing to a watch.
    @Test(
        arguments: [
            ("watchScreen", nil, "40mm", "162"), ("watchScreen", nil, "46mm", "208"),
            ("watchTitle", nil, "41mm", "116"),
            ("watchButton", nil, "49mm", "181"), ("complication", "circular", "45mm", "50 × 50"),
            ("complication", "extraLarge", "44mm", "132 × 132"), ("complication", "rectangular", "40mm", "162 × 69"),
            ("complication", "smartStack", "42mm", "165 × 72.5"), ("complication", "smartStack", "49mm", "191 × 81.5"),
        ] as [(String, String?, String, String)])
    func theRoomsOfWatches(name: String, family: String?, size: String, known: String) {
        var options: [String: PlaceValue] = ["case": .choice(size)]
        if let family { options["family"] = .choice(family) }
        for screen in [320.0, 430] { #expect(room(PlaceSamples.place(name, options), screen) == known, "\(name)") }
    }

    /// Places of Material 3 and of Android with their rooms on a screen, computed by hand.
    static let material: [(place: LabelPlace, screen: Double, room: String)] = [
        (PlaceSamples.place("searchBar"), 360, "256"), (PlaceSamples.place("alertTitle"), 360, "232"),
        (PlaceSamples.place("notificationAction"), 360, "288"),
        (PlaceSamples.place("notificationAction", ["of": .count(3)]), 360, "77.333"),
        (PlaceSamples.place("topAppBar", ["size": .choice("small"), "buttons": .count(2)]), 360, "244"),
        (PlaceSamples.place("topAppBar", ["size": .choice("large"), "buttons": .count(2)]), 360, "328"),
        (PlaceSamples.place("navigationRailItem"), 360, "76"),
        (PlaceSamples.place("navigationDrawerItem"), 360, "240"),
        (PlaceSamples.place("navigationDrawerItem"), 600, "304"),
        (PlaceSamples.place("navigationDrawerItem", ["icon": .flag(true)]), 360, "204"),
        (PlaceSamples.place("chip", ["icon": .flag(true)]), 360, "278"),
        (PlaceSamples.place("chip", ["kind": .choice("input")]), 360, "282"),
        (PlaceSamples.place("textButton"), 360, "304"),
        (PlaceSamples.place("textButton", ["icon": .flag(true)]), 360, "274"),
        (PlaceSamples.place("splitButton"), 360, "250"),
        (PlaceSamples.place("extendedFloatingActionButton"), 360, "288"),
        (PlaceSamples.place("extendedFloatingActionButton", ["icon": .flag(true)]), 360, "256"),
        (PlaceSamples.place("floatingActionButtonMenuItem"), 360, "248"),
        (PlaceSamples.place("textField", ["part": .choice("label")]), 360, "296"),
        (PlaceSamples.place("textField", ["part": .choice("placeholder"), "icon": .flag(true)]), 360, "260"),
        (PlaceSamples.place("textField", ["part": .choice("supporting"), "icon": .flag(true)]), 360, "296"),
        (PlaceSamples.place("listItem", ["part": .choice("headline")]), 360, "328"),
        (PlaceSamples.place("listItem", ["part": .choice("overline"), "icon": .flag(true)]), 360, "288"),
        (PlaceSamples.place("snackbar"), 360, "304"), (PlaceSamples.place("snackbar"), 700, "592"),
        (PlaceSamples.place("snackbar", ["action": .flag(true)]), 360, "176"),
        (PlaceSamples.place("snackbarAction"), 360, "288"), (PlaceSamples.place("snackbarAction"), 700, "552"),
        (PlaceSamples.place("tooltip", ["part": .choice("plain")]), 360, "184"),
        (PlaceSamples.place("tooltip", ["part": .choice("richText")]), 360, "288"),
        (PlaceSamples.place("datePickerTitle"), 360, "324"),
        (PlaceSamples.place("appShortcut", ["label": .choice("long")]), 360, "148"),
    ]

    @Test(arguments: material) func theRoomsOfAndroid(place: LabelPlace, screen: Double, known: String) {
        #expect(room(place, on: .android, screen) == known, "\(place) on \(screen)")
    }

    private func room(
        _ place: LabelPlace, on platform: Platform = .ios, _ screen: Double, at textSize: TextSize = .large,
        of system: AppleSystem? = nil
    ) -> String {
        let room = place.room(on: platform, platform.metrics(of: system), screen: screen, textSize: textSize)
        return [room.width, room.height].compactMap(\.self).map(Number.text).joined(separator: " × ")
    }

    @Test func theRoomOfEveryPlaceIsKnown() {
        for (place, small, large) in Self.ios {
            #expect(room(place, 320) == small, "\(place)")
            #expect(room(place, 375) == large, "\(place)")
        }
        for (place, known) in Self.android { #expect(room(place, on: .android, 360) == known, "\(place)") }
    }

    /// On iOS 26 three tabs are 94 wide and cover each other by 8, a bar's items begin 16 from its sides (a back button of 44
    /// does), and rows are inset by 16 at 402, where they are by 20 up to iOS 18.
    @Test(arguments: [
        (PlaceSamples.place("tabBarItem", ["of": .count(3)]), "130", "86"),
        (PlaceSamples.place("tabBarItem", ["of": .count(5)]), "76.4", "69.2"),
        (PlaceSamples.place("navigationTitle", ["backButton": .flag(true), "buttons": .count(0)]), "326", "318"),
        (PlaceSamples.place("listRowTitle", ["icon": .flag(false), "chevron": .flag(false)]), "322", "338"),
        (PlaceSamples.place("alertButton"), "254", "254"),
    ])
    func theRoomOfPlacesByTheSystem(place: LabelPlace, earlier: String, now: String) {
        #expect(room(place, 402) == earlier && room(place, 402, of: .ios18) == earlier)
        #expect(room(place, 402, of: .ios26) == now)
    }

    @Test func anAlertIsWiderAtTheAccessibilitySizes() {
        #expect(room(PlaceSamples.place("alertButton"), 375, at: .xxxLarge) == "254")
        #expect(room(PlaceSamples.place("alertButton"), 375, at: .accessibility1) == "294")
        #expect(room(PlaceSamples.place("alertText"), 375, at: .accessibility1) == "278")
        #expect(
            room(PlaceSamples.place("alertButton", ["arrangement": .choice("sideBySide")]), 375, at: .accessibility1)
                == "139")
    }

    /// A bar shows five tabs at most, whatever their number.
    @Test func theSixthTabHasTheRoomOfTheFifth() {
        #expect(room(PlaceSamples.place("tabBarItem", ["of": .count(6)]), 375) == "71")
    }
}
