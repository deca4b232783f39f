import Foundation
import Galley
import Testing

/// The page about standard places has what budgets use.
@Suite struct PlaceReferenceTests {
    private static func page() throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Galley/Galley.docc/Places.md")
        return try String(contentsOf: file, encoding: .utf8)
    }

    private func check(_ table: String, in page: String, _ name: String) {
        let isThere = page.contains("\n\n\(table)\n")
        #expect(isThere, "\(name) should be\n\(table)")
    }

    @Test(arguments: PlaceReference.Part.allCases) func thePageHasEveryPlace(of part: PlaceReference.Part) throws {
        let page = try Self.page()
        check(PlaceReference.places(of: part), in: page, "the table of places of \(part)")
        check(PlaceReference.designs(of: part), in: page, "the table of fonts of \(part)")
    }

    @Test func thePageHasRoomsOfEveryPlace() throws {
        let page = try Self.page()
        check(
            PlaceReference.rooms(PlaceSamples.ios, on: .ios, screens: [320, 375, 430]), in: page,
            "the table of rooms of iOS")
        check(
            PlaceReference.rooms(PlaceSamples.pads, on: .ios, system: .ipados18, screens: [768, 820, 1024]), in: page,
            "the table of rooms of iPadOS")
        check(PlaceReference.roomsOfWatches(), in: page, "the table of rooms of watchOS")
        check(
            PlaceReference.rooms(PlaceSamples.android, on: .android, screens: [320, 360, 412]), in: page,
            "the table of rooms of Android")
    }

    /// The tables of rooms leave out no place.
    @Test func thereIsASampleOfEveryPlace() {
        let shown = Set((PlaceSamples.ios + PlaceSamples.pads).map(\.name))
        for name in PlaceReference.Part.apple.names { #expect(shown.contains(name), "\(name)") }
        let android = Set(PlaceSamples.android.map(\.name))
        for name in PlaceReference.Part.android.names { #expect(android.contains(name), "\(name)") }
    }

    /// A room has a width above 0, and is not wider than a screen of at least 393.
    @Test func everyRoomIsWithinTheScreen() {
        for (places, platform) in [(PlaceSamples.ios, Platform.ios), (PlaceSamples.android, .android)] {
            for place in places where place != PlaceSamples.place("widget", ["family": .choice("systemExtraLarge")]) {
                for screen in [393.0, 430, 600] {
                    let room = place.room(on: platform, platform.metrics(), screen: screen, textSize: .large)
                    #expect(room.width.map { $0 > 0 && $0 < screen } ?? false, "\(place) on \(screen)")
                }
            }
        }
    }
}

/// Places with their options, as the page shows them.
enum PlaceSamples {
    static func place(_ name: String, _ options: [String: PlaceValue] = [:]) -> LabelPlace {
        LabelPlace(name, options)!
    }

    private static func each(_ name: String, _ option: String, _ values: String...) -> [LabelPlace] {
        values.map { place(name, [option: .choice($0)]) }
    }

    private static let titles = [
        place("navigationTitle"), place("navigationTitle", ["backButton": .flag(true)]),
        place("navigationTitle", ["backButton": .flag(true), "buttons": .count(2)]),
    ]
    private static let alerts = [
        place("alertButton"), place("alertButton", ["arrangement": .choice("sideBySide")]), place("alertTitle"),
        place("alertText"),
    ]
    private static let rows = [
        place("listRowTitle"), place("listRowTitle", ["chevron": .flag(true)]),
        place("listRowTitle", ["icon": .flag(true), "chevron": .flag(true)]),
    ]

    static let ios: [LabelPlace] =
        [place("tabBarItem", ["of": .count(3)]), place("tabBarItem", ["of": .count(5)])] + titles + alerts
        + [place("segmentedControl", ["of": .count(3)])]
        + each(
            "widget", "family", "systemSmall", "systemMedium", "systemLarge", "accessoryCircular",
            "accessoryRectangular", "accessoryInline")
        + [place("notificationTitle"), place("menuItem")] + rows
        + [
            place("button"), place("largeTitle"), place("toolbarItem", ["of": .count(2)]), place("searchBar"),
            place("notificationAction"),
        ] + each("quickAction", "part", "title", "titleAboveSubtitle", "subtitle")
        + each("liveActivity", "part", "lockScreen", "expanded")
        + each("dynamicIsland", "part", "compactLeading", "compactTrailing", "minimal") + [place("screenshotCaption")]

    static let pads =
        each("widget", "family", "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge")
        + each("liveActivity", "part", "lockScreen")

    static let android: [LabelPlace] =
        titles + alerts + [place("segmentedControl", ["of": .count(3)]), place("notificationTitle"), place("menuItem")]
        + rows
        + [
            place("button"), place("searchBar"), place("notificationAction"),
            place("notificationAction", ["of": .count(3)]), place("bottomNavigationItem", ["of": .count(3)]),
            place("bottomNavigationItem", ["of": .count(5)]), place("tab", ["of": .count(3)]),
        ] + each("topAppBar", "size", "small", "medium", "large")
        + [
            place("navigationRailItem"), place("navigationDrawerItem"),
            place("navigationDrawerItem", ["icon": .flag(true)]), place("chip"), place("chip", ["icon": .flag(true)]),
            place("chip", ["kind": .choice("input")]), place("textButton"), place("textButton", ["icon": .flag(true)]),
            place("splitButton"), place("extendedFloatingActionButton", ["icon": .flag(true)]),
            place("floatingActionButtonMenuItem"),
        ] + each("textField", "part", "label", "placeholder", "supporting")
        + [place("textField", ["part": .choice("label"), "icon": .flag(true)])]
        + each("listItem", "part", "headline", "supporting", "overline")
        + [
            place("listItem", ["part": .choice("supporting"), "icon": .flag(true)]), place("snackbar"),
            place("snackbar", ["action": .flag(true)]), place("snackbarAction"),
        ] + each("tooltip", "part", "plain", "richTitle", "richText")
        + [place("datePickerTitle")] + each("appShortcut", "label", "short", "long")
}
