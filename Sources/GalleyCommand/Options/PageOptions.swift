internal import ArgumentParser
internal import Galley
internal import RoomHarvest
internal import Rooms

/// How `rooms` looks at web pages.
struct PageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The width of the window in CSS pixels, or of Android's screen in dp. (default: 390 and 1280, or 360)",
            valueName: "px"))
    var width: [Int] = []

    @Option(
        help: ArgumentHelp("The height of the window. (default: 844 below a width of 600, else 800)", valueName: "px"))
    var height: Int?

    @Option(
        help: ArgumentHelp(
            """
            A factor for the browser's default font size, as in its settings. Sizes in rem, em and percent follow it; sizes in \
            pixels do not. (default: 1)
            """, valueName: "factor"))
    var textScale: [Double] = []

    @Option(help: "A language that pages are asked for: Accept-Language and navigator.languages.")
    var locale: [String] = []

    @Option(help: ArgumentHelp("The most seconds that a page may take. (default: 30)", valueName: "seconds"))
    var timeout: Double?

    @Option(
        help: ArgumentHelp(
            "Another host that pages may ask for fonts, pictures or data. Without it they reach their own only.",
            valueName: "host"))
    var allowHost: [String] = []

    @Option(
        help: ArgumentHelp(
            "Keep the web fonts of the pages in this folder, for fonts: in galley.yml.", valueName: "folder"),
        completion: .directory)
    var fonts: String?

    @Option(help: "The browser: a name in the PATH, or a file. (default: an installed Chromium or Chrome)")
    var browser: String?

    @Flag(help: "Start the browser without its sandbox, which does not work in some containers.")
    var noSandbox = false

    func validate() throws {
        for width in width + (height.map { [$0] } ?? []) where !(1...10_000).contains(width) {
            throw ValidationError("a size of the window is from 1 to 10000, not \(width)")
        }
        for scale in textScale where !(0.5...5).contains(scale) {
            throw ValidationError("--text-scale is from 0.5 to 5, not \(Number.text(scale))")
        }
        if let timeout, !(timeout > 0 && timeout <= 3600) {
            throw ValidationError("--timeout expects seconds, up to 3600, not \(Number.text(timeout))")
        }
        for locale in locale where locale.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) == nil {
            throw ValidationError("--locale expects a language such as de or pt-BR, not \"\(locale.excerpt)\"")
        }
        for host in allowHost where host.wholeMatch(of: /[A-Za-z0-9.*:\[\]_-]+/) == nil {
            throw ValidationError("--allow-host expects a name such as fonts.example, not \"\(host.excerpt)\"")
        }
    }

    /// What reads the rooms of these addresses; nil where there are none, so that no browser is needed.
    func harvester(for addresses: [String]) throws -> PageHarvester? {
        guard !addresses.isEmpty else { return nil }
        var program = try BrowserProgram(browser)
        if noSandbox { program.isSandboxed = false }
        var settings = PageSettings()
        if !width.isEmpty { settings.widths = width }
        settings.height = height
        if !textScale.isEmpty { settings.textScales = textScale }
        settings.locales = locale.map { $0.replacingOccurrences(of: "_", with: "-") }
        if let timeout { settings.timeout = timeout }
        settings.allowedHosts = allowHost
        settings.keepsFonts = fonts != nil
        let harvester = PageHarvester(program, settings: settings, addresses: addresses)
        try harvester.start()
        return harvester
    }

    /// Refuses options that have no effect on what is read, and addresses that lack their beginning.
    func refuseMistakes(in inputs: [String]) throws {
        let isPage = inputs.contains(where: Self.isAddress)
        for input in inputs where Self.lacksScheme(input) {
            throw ValidationError("\"\(input.excerpt)\" is no file; for a web page write http://\(input.excerpt)")
        }
        guard !isPage else { return }
        let given = [
            ("--height", height != nil), ("--text-scale", !textScale.isEmpty), ("--locale", !locale.isEmpty),
            ("--timeout", timeout != nil), ("--allow-host", !allowHost.isEmpty), ("--fonts", fonts != nil),
            ("--browser", browser != nil), ("--no-sandbox", noSandbox),
        ].filter(\.1).map(\.0)
        if !given.isEmpty {
            let (list, verb) = (Prose.list(given), given.count == 1 ? "applies" : "apply")
            throw ValidationError("\(list) \(verb) to web pages, and none is named, such as http://localhost:8080/")
        }
        if !width.isEmpty, !inputs.contains(where: { LayoutFile.kind(of: $0) == .androidLayout }) {
            throw ValidationError("--width applies to web pages and Android's layouts, and none is named")
        }
    }

    /// Whether it names a web page rather than a layout file.
    static func isAddress(_ input: String) -> Bool {
        input.range(of: "^[A-Za-z][A-Za-z0-9+.-]*://", options: .regularExpression) != nil
    }

    /// Whether it is an address such as `localhost:8080`, and no file.
    private static func lacksScheme(_ input: String) -> Bool {
        let pattern = #"^((localhost|127\.0\.0\.1|www\.[^/]+)(:[0-9]+)?|[A-Za-z0-9.-]+:[0-9]+)(/.*)?$"#
        return input.range(of: pattern, options: .regularExpression) != nil
            && !FileManager.default.fileExists(atPath: input)
    }

    /// Writes the web fonts of some pages, each once.
    func write(_ harvested: Set<WebFont>) throws {
        guard let fonts, !harvested.isEmpty else { return }
        let folder = URL(filePath: fonts)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw InputError(.unreadable, "the folder cannot be made", file: fonts)
        }
        var names: Set<String> = []
        for font in harvested.sorted(by: { $0.address < $1.address }) {
            var (name, number) = (font.fileName, 1)
            while !names.insert(name).inserted {
                number += 1
                name = "\(number)-\(font.fileName)"
            }
            try WholeFile.write(font.data, to: folder.appending(path: name).path)
        }
        StandardError.write("\(fonts): \(Prose.count(names.count, "font"))\n")
    }

    /// Reports what was read and what was not, for people; returns whether all was read.
    static func report(_ harvest: PageHarvester.Harvest, of address: String) -> Bool {
        for screen in harvest.screens {
            let size = screen.width.map { " at \(Number.text($0))" } ?? ""
            let scale = screen.textScale.map { ", text × \(Number.text($0))" } ?? ""
            let unknown = screen.notKnown.map { ", \($0.count) not known" } ?? ""
            StandardError.write("\(address)\(size)\(scale): \(Prose.count(screen.rooms.count, "room"))\(unknown)\n")
        }
        if !harvest.refusedHosts.isEmpty {
            let hosts = harvest.refusedHosts.sorted().joined(separator: ", ")
            StandardError.write("note: \(address): not asked: \(hosts); --allow-host lets the page ask them\n")
        }
        for (font, reason) in harvest.lostFonts.sorted(by: { $0.key < $1.key }) {
            StandardError.write("note: \(address): the font \(font.excerpt) is not kept: \(reason)\n")
        }
        for error in harvest.errors { StandardError.write("\(error)\n") }
        return harvest.errors.isEmpty
    }
}
