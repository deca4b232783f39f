import Foundation
import Galley
import Testing

/// The room of well-known places, from the tables that lay out scenes.
@Suite struct LabelPlaceTests {
    /// Places of iOS with their rooms on screens of 320 and 375.
    static let ios: [(place: LabelPlace, small: String, large: String)] = [
        (place("tabBarItem", ["of": .count(3)]), "102.667", "121"),
        (place("tabBarItem", ["of": .count(5)]), "60", "71"),
        (place("navigationTitle", ["backButton": .flag(false), "buttons": .count(0)]), "288", "343"),
        (place("navigationTitle", ["backButton": .flag(true), "buttons": .count(0)]), "244", "299"),
        (place("navigationTitle", ["backButton": .flag(true), "buttons": .count(2)]), "148", "203"),
        (place("alertButton"), "254", "254"),
        (place("alertButton", ["arrangement": .choice("sideBySide")]), "119", "119"),
        (place("segmentedControl", ["of": .count(3)]), "80", "98.333"),
        (place("widget", ["family": .choice("systemSmall")]), "109 × 109", "116 × 116"),
        (place("widget", ["family": .choice("systemMedium")]), "260 × 109", "289 × 116"),
        (place("widget", ["family": .choice("systemLarge")]), "260 × 279", "289 × 292"),
        (place("widget", ["family": .choice("accessoryCircular")]), "68 × 68", "68 × 68"),
        (place("widget", ["family": .choice("accessoryRectangular")]), "153 × 68", "153 × 68"),
        (place("widget", ["family": .choice("accessoryInline")]), "225", "225"),
        (place("notificationTitle"), "190", "245"), (place("menuItem"), "218", "218"),
        (place("listRowTitle", ["icon": .flag(false), "chevron": .flag(false)]), "256", "311"),
        (place("listRowTitle", ["icon": .flag(false), "chevron": .flag(true)]), "238", "293"),
        (place("listRowTitle", ["icon": .flag(true), "chevron": .flag(true)]), "194", "249"),
        (place("button"), "264", "319"),
    ]

    /// Places of Android with their rooms on a screen of 360.
    static let android: [(place: LabelPlace, room: String)] = [
        (place("navigationTitle", ["backButton": .flag(false), "buttons": .count(0)]), "328"),
        (place("navigationTitle", ["backButton": .flag(true), "buttons": .count(0)]), "292"),
        (place("navigationTitle", ["backButton": .flag(true), "buttons": .count(2)]), "208"),
        (place("alertButton"), "256"),
        (place("alertButton", ["arrangement": .choice("sideBySide")]), "116"),
        (place("segmentedControl", ["of": .count(3)]), "93.333"), (place("notificationTitle"), "220"),
        (place("menuItem"), "256"), (place("listRowTitle", ["icon": .flag(false), "chevron": .flag(false)]), "328"),
        (place("listRowTitle", ["icon": .flag(false), "chevron": .flag(true)]), "288"),
        (place("listRowTitle", ["icon": .flag(true), "chevron": .flag(true)]), "248"),
        (place("button"), "280"), (place("bottomNavigationItem", ["of": .count(3)]), "112"),
        (place("bottomNavigationItem", ["of": .count(5)]), "64"),
        (place("tab", ["of": .count(3)]), "88"), (place("chip"), "296"),
    ]

    private static func place(_ name: String, _ options: [String: PlaceValue] = [:]) -> LabelPlace {
        LabelPlace(name, options)!
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
        (place("tabBarItem", ["of": .count(3)]), "130", "86"), (place("tabBarItem", ["of": .count(5)]), "76.4", "69.2"),
        (place("navigationTitle", ["backButton": .flag(true), "buttons": .count(0)]), "326", "318"),
        (place("listRowTitle", ["icon": .flag(false), "chevron": .flag(false)]), "322", "338"),
        (place("alertButton"), "254", "254"),
    ])
    func theRoomOfPlacesByTheSystem(place: LabelPlace, earlier: String, now: String) {
        #expect(room(place, 402) == earlier && room(place, 402, of: .ios18) == earlier)
        #expect(room(place, 402, of: .ios26) == now)
    }

    @Test func anAlertIsWiderAtTheAccessibilitySizes() {
        #expect(room(Self.place("alertButton"), 375, at: .xxxLarge) == "254")
        #expect(room(Self.place("alertButton"), 375, at: .accessibility1) == "294")
        #expect(
            room(Self.place("alertButton", ["arrangement": .choice("sideBySide")]), 375, at: .accessibility1) == "139")
    }

    /// A bar shows five tabs at most, whatever their number.
    @Test func theSixthTabHasTheRoomOfTheFifth() {
        #expect(room(Self.place("tabBarItem", ["of": .count(6)]), 375) == "71")
    }

    /// The documentation has every room as it is.
    @Test func theDocumentationHasTheRooms() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Galley/Galley.docc/LabelBudgets.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for (place, small, large) in Self.ios {
            let android = Self.android.first { $0.place == place }.map { " \($0.room) |" } ?? " |"
            #expect(text.contains("| \(place) | \(small) | \(large) |\(android)"), "\(place)")
        }
        for (place, room) in Self.android where !Self.ios.contains(where: { $0.place == place }) {
            #expect(text.contains("| \(place) | | | \(room) |"), "\(place)")
        }
    }
}
