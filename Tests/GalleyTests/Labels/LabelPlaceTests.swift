import Foundation
import Galley
import Testing

/// The room of well-known places, from the tables that lay out scenes.
@Suite struct LabelPlaceTests {
    /// Places of iOS with their rooms on screens of 320 and 375.
    static let ios: [(place: LabelPlace, small: String, large: String)] = [
        (.tabBarItem(of: 3), "102.667", "121"), (.tabBarItem(of: 5), "60", "71"),
        (.navigationTitle(backButton: false, buttons: 0), "288", "343"),
        (.navigationTitle(backButton: true, buttons: 0), "244", "299"),
        (.navigationTitle(backButton: true, buttons: 2), "148", "203"),
        (.alertButton(isBeside: false), "254", "254"), (.alertButton(isBeside: true), "119", "119"),
        (.segmentedControl(of: 3), "80", "98.333"),
        (.widget(.systemSmall), "109 × 109", "116 × 116"), (.widget(.systemMedium), "260 × 109", "289 × 116"),
        (.widget(.systemLarge), "260 × 279", "289 × 292"), (.widget(.accessoryCircular), "68 × 68", "68 × 68"),
        (.widget(.accessoryRectangular), "153 × 68", "153 × 68"), (.widget(.accessoryInline), "225", "225"),
        (.notificationTitle, "190", "245"), (.menuItem, "218", "218"),
        (.listRowTitle(icon: false, chevron: false), "256", "311"),
        (.listRowTitle(icon: false, chevron: true), "238", "293"),
        (.listRowTitle(icon: true, chevron: true), "194", "249"), (.button, "264", "319"),
    ]

    /// Places of Android with their rooms on a screen of 360.
    static let android: [(place: LabelPlace, room: String)] = [
        (.navigationTitle(backButton: false, buttons: 0), "328"),
        (.navigationTitle(backButton: true, buttons: 0), "292"),
        (.navigationTitle(backButton: true, buttons: 2), "208"), (.alertButton(isBeside: false), "256"),
        (.alertButton(isBeside: true), "116"), (.segmentedControl(of: 3), "93.333"), (.notificationTitle, "220"),
        (.menuItem, "256"), (.listRowTitle(icon: false, chevron: false), "328"),
        (.listRowTitle(icon: false, chevron: true), "288"), (.listRowTitle(icon: true, chevron: true), "248"),
        (.button, "280"), (.bottomNavigationItem(of: 3), "112"), (.bottomNavigationItem(of: 5), "64"),
        (.tab(of: 3), "88"), (.chip, "296"),
    ]

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
        (LabelPlace.tabBarItem(of: 3), "130", "86"), (.tabBarItem(of: 5), "76.4", "69.2"),
        (.navigationTitle(backButton: true, buttons: 0), "326", "318"),
        (.listRowTitle(icon: false, chevron: false), "322", "338"), (.alertButton(isBeside: false), "254", "254"),
    ])
    func theRoomOfPlacesByTheSystem(place: LabelPlace, earlier: String, now: String) {
        #expect(room(place, 402) == earlier && room(place, 402, of: .ios18) == earlier)
        #expect(room(place, 402, of: .ios26) == now)
    }

    @Test func anAlertIsWiderAtTheAccessibilitySizes() {
        #expect(room(.alertButton(isBeside: false), 375, at: .xxxLarge) == "254")
        #expect(room(.alertButton(isBeside: false), 375, at: .accessibility1) == "294")
        #expect(room(.alertButton(isBeside: true), 375, at: .accessibility1) == "139")
    }

    /// A bar shows five tabs at most, whatever their number.
    @Test func theSixthTabHasTheRoomOfTheFifth() { #expect(room(.tabBarItem(of: 6), 375) == "71") }

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
