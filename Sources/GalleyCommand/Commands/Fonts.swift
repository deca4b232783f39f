internal import ArgumentParser
internal import Galley

/// `galley fonts`: the fonts that can be used.
struct Fonts: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "List the fonts, or with --locale the families that are tried for each script.",
        discussion: """
            Examples:
              galley fonts
              galley fonts --locale ja
              galley fonts --font Brand.ttf
              galley fonts --locale ar --platform android
            """)

    @Option(help: "List the order in which families are tried in this locale, script by script.")
    var locale: String?

    @Option(help: "Whose default family comes before those of the scripts: ios, macos, android or web.")
    var platform = Platform.ios

    @OptionGroup var fonts: FontFileOptions

    func run() throws {
        let library = try fonts.library()
        guard let locale else {
            for face in library.faces {
                let axes = face.axes.isEmpty ? "" : "  " + face.axes.joined(separator: ", ")
                try StandardOutput.write("\(face.name)\(axes)\n")
            }
            return
        }
        for fallback in library.fallbacks(locale: locale, platform: platform) where !fallback.families.isEmpty {
            try StandardOutput.write("\(fallback.script)  \(fallback.families.joined(separator: ", "))\n")
        }
    }
}
