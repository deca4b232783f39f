import Basics
import Foundation
import Testing

@testable import Rooms

@Suite struct RoomsFileTests {
    /// What is written is read as the same value, and nothing that is not known is written.
    @Test func aFileIsReadAsItWasWritten() throws {
        var room = HarvestedRoom(text: "Anmelden", font: RoomFont(size: 17))
        room.width = 120
        room.overflow = .ellipsis
        room.place = RoomPlace(file: "Main.storyboard", line: 12, identifier: "abc-de-fgh")
        let screen = RoomsFile.Screen(name: "Sign in", platform: "ios", locale: "de", width: 390, rooms: [room])
        let file = RoomsFile(harvester: "a test", screens: [screen])
        let text = try JSONText.render(file)
        #expect(try JSONDecoder().decode(RoomsFile.self, from: Data(text.utf8)) == file)
        #expect(!text.contains("null"))
    }
}
