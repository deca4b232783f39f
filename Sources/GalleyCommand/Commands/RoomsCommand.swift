internal import ArgumentParser
internal import Galley
internal import RoomHarvest
internal import Rooms

/// `rooms`: the places of texts in real layouts, as a file that `check` reads.
struct RoomsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rooms",
        abstract: "Read the places of texts out of web pages and layout files, for check.",
        discussion: """
            A room is one text in one place of a real layout: the width that the layout offers it, its font, its lines, and \
            what happens to what does not fit. The file of rooms has all of a page's or a layout's.

            Examples:
              galley rooms http://localhost:8080/ -o rooms/home.json
            """)

    @Argument(help: ArgumentHelp("Addresses of web pages, and layout files.", valueName: "url|file"))
    var inputs: [String] = []

    @OptionGroup(title: "Output") var output: OutputOptions

    func validate() throws {
        guard !inputs.isEmpty else { throw ValidationError("rooms expects the address of a page, or a layout file") }
    }

    func run() throws {
        var screens: [RoomsFile.Screen] = []
        let projects = AndroidProjects()
        for input in inputs {
            screens +=
                try Self.isAddress(input)
                ? Self.screens(ofPage: input) : Self.screens(ofFile: input, for: output.output, in: projects)
        }
        try output.write(JSONText.render(RoomsFile(harvester: "galley \(galleyVersion)", screens: screens)))
    }

    /// Whether it names a web page rather than a file.
    private static func isAddress(_ input: String) -> Bool {
        input.range(of: "^[A-Za-z][A-Za-z0-9+.-]*://", options: .regularExpression) != nil
    }

    private static func screens(ofPage address: String) throws -> [RoomsFile.Screen] { [] }
}
