import Foundation
import Testing

/// `galley rooms` on dumps of screens, and checks of what harvesters write in tests.
@Suite struct RoomsOfDumpsTests {
    private static let dump = """
        <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">
        <node index="0" text="" class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">
          <node index="0" text="Refund" resource-id="org.example:id/refund" class="android.widget.Button" bounds="[60,300][240,360]" />
        </node></hierarchy>
        """

    private func project() throws -> ScratchFolder {
        try ScratchFolder([
            "lib/app_en.arb": "{ \"@@locale\": \"en\", \"refund\": \"Refund\" }",
            "lib/app_de.arb": "{ \"@@locale\": \"de\", \"refund\": \"Rückerstattung\" }",
            "galley.yml": "strings: [lib]\nplatform: android\nlocales: [de]\nscales: [1]\nrooms: [home.json]\n",
            "window_dump.xml": Self.dump,
        ])
    }

    /// A frame is what one text got, so that what does not fit is a warning.
    @Test func aDumpIsCheckedByItsFrames() throws {
        let scratch = try project()
        let refused = try GalleyProcess("rooms", "window_dump.xml", "-o", "home.json", in: scratch.url)
        #expect(refused.status == 3)
        #expect(refused.error.contains("window_dump.xml: error: cannot be read: its lengths are pixels"))
        #expect(refused.error.contains("add --density 420, the number that 'adb shell wm density' prints"))
        #expect(try GalleyProcess("rooms", "window_dump.xml", "--density", "3", in: scratch.url).status == 2)

        let none = try GalleyProcess("rooms", "lib/app_en.arb", "--density", "480", in: scratch.url)
        #expect(none.status == 2 && none.error.contains("--density applies to dumps of screens, and none is named"))

        let width = try GalleyProcess("rooms", "window_dump.xml", "--density", "480", "--width", "360", in: scratch.url)
        #expect(width.status == 2 && width.error.contains("--width applies to web pages and Android's layouts"))
        let layout = try GalleyProcess("rooms", "res/layout/home.xml", "--density", "480", in: scratch.url)
        #expect(layout.status == 2 && layout.error.contains("--density applies to dumps of screens, and none is named"))

        let rooms = try GalleyProcess(
            "rooms", "window_dump.xml", "--density", "480", "--dump-locale", "en_US", "-o", "home.json", in: scratch.url
        )
        #expect(rooms.status == 0)
        #expect(rooms.error == "note: window_dump.xml: 1 room (1 by its frame), 0 not known\n")
        #expect(try scratch.text(of: "home.json").contains("\"locale\" : \"en-US\""))
        let check = try GalleyProcess("check", in: scratch.url)
        #expect(check.status == 0)
        #expect(check.output.contains("warning: truncated-text: \"Rückerstattung\" (refund, de)"))
        #expect(check.output.contains("in window_dump (org.example:id/refund)"))
    }

    /// What harvesters write is judged as what the layout offers: the samples were written by hand in their form.
    @Test(arguments: [
        ("Flutter", "lib/l10n", "Tickets (refund-chip)", "ticketsRefund, de"),
        ("Android", "res", "Timer (reset)", "timer_reset, de"),
    ])
    func samplesOfHarvestersAreChecked(sample: String, strings: String, place: String, finding: String) throws {
        let scratch = try ScratchFolder(copyOf: sample)
        try scratch.write(
            "strings: [\(strings)]\nplatform: android\nlocales: [de]\nscales: [1]\nrooms: [\"Rooms/*.json\"]\n",
            to: "galley.yml")
        let check = try GalleyProcess("check", in: scratch.url)
        #expect(check.status == 1)
        let line = check.output.split(separator: "\n").first { $0.contains("(\(finding))") } ?? ""
        #expect(line.contains("error: truncated-text") && line.contains("in \(place)"))
    }
}
