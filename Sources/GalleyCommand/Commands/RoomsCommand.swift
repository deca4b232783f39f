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
            A room is one text in one place of a real layout: the width and height that the layout offers it, its lines, its \
            font, and what happens to what does not fit. Pages are opened in an installed Chromium, in one language; check \
            then measures all others. Storyboards, XIBs and Android's layouts are read as they are, and no app is run; so are \
            dumps of Android's screens, which have the frames of texts alone, and designs.

            Examples:
              galley rooms http://localhost:8080/ -o rooms/home.json
              galley rooms http://localhost:8080/cart --width 320 --width 1280 --text-scale 1 --text-scale 2
              galley rooms --script > galley-rooms.js
              galley rooms App/Base.lproj/Main.storyboard -o rooms/main.json
              galley rooms app/src/main/res/layout*/*.xml --width 360 --width 411 -o rooms/layouts.json
              galley rooms window_dump.xml --density 420 -o rooms/home.json
              galley rooms app/build/outputs/roborazzi/*.uitree.json --density 480 -o rooms/tests.json
              galley rooms design.penpot -o rooms/design.json

            Exit status: 0 all rooms were read, 2 wrong usage, no browser or no text, 3 a page or file that cannot be read. \
            The rooms of the others are written all the same.
            """)

    @Argument(help: ArgumentHelp("Addresses of web pages, and layout files.", valueName: "url|file"))
    var inputs: [String] = []

    @OptionGroup(title: "Web pages") var pages: PageOptions
    @OptionGroup(title: "Dumps of Android's screens") var dumps: DumpOptions
    @OptionGroup var allowed: AllowedPathOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    @Flag(help: "Print the script that reads rooms in a page, for Playwright, Puppeteer, Cypress and WebdriverIO.")
    var script = false

    func validate() throws {
        if script, !inputs.isEmpty { throw ValidationError("--script takes no address and no file") }
        if !script, inputs.isEmpty { throw ValidationError("rooms expects the address of a page, or a layout file") }
        try pages.refuseMistakes(in: inputs)
        try dumps.refuseMistakes(in: inputs)
    }

    func run() throws {
        if script { return try output.write(RoomScript.source) }
        try output.makeFolder()
        var screens: [RoomsFile.Screen] = []
        var isWhole = true
        let projects = AndroidProjects(allowing: allowed.allowRead)
        let sources = AppSources(allowing: allowed.allowRead)
        var fonts: Set<WebFont> = []
        let harvester = try pages.harvester(for: inputs.filter(PageOptions.isAddress))
        defer { harvester?.end() }
        for input in inputs {
            do {
                if let harvester, PageOptions.isAddress(input) {
                    let harvest = harvester.harvest(input)
                    screens += harvest.screens
                    fonts.formUnion(harvest.fonts)
                    isWhole = PageOptions.report(harvest, of: input) && isWhole
                } else {
                    screens += try Self.screens(
                        ofFile: input, for: output.output, in: projects, sources,
                        widths: pages.width, dump: dumps.settings)
                }
            } catch let error as InputError {
                StandardError.write("\(error)\n")
                isWhole = false
            }
        }
        for fault in projects.faults {
            StandardError.write("\(fault)\n")
            isWhole = false
        }
        let file = RoomsFile(harvester: "galley \(galleyVersion)", screens: screens)
            .readable(isLocale: LocaleName.isWellFormed)
        guard screens.contains(where: { !$0.rooms.isEmpty || $0.notKnown != nil }) else {
            throw isWhole ? InputError(.configuration, "there is no text in what was read") : ExitStatus.unreadable
        }
        try output.write(JSONText.render(file))
        try pages.write(fonts)
        if !isWhole { throw ExitStatus.unreadable }
    }
}
