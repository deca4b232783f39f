internal import ArgumentParser
internal import Galley
internal import Rooms

/// What `rooms` has to know to read a dump of a screen of Android.
struct DumpOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The density of the screen that was dumped, in dots per inch: what 'adb shell wm density' prints.",
            valueName: "dpi"))
    var density: Double?

    @Option(
        help: ArgumentHelp(
            "The size of the texts of a dump, which has no fonts, in sp. (default: 14, as Android's own text views)",
            valueName: "sp"))
    var fontSize: Double?

    func validate() throws {
        if let density, !(40...2000 ~= density) {
            throw ValidationError("--density is from 40 to 2000, such as 420, not \(Number.text(density))")
        }
        if let fontSize, !(4...400 ~= fontSize) {
            throw ValidationError("--font-size is from 4 to 400, not \(Number.text(fontSize))")
        }
    }

    /// - Parameter pages: One locale and one text scale count for dumps, too.
    func settings(_ pages: PageOptions) -> DumpSettings {
        var settings = DumpSettings()
        settings.density = density
        if let fontSize { settings.fontSize = fontSize }
        settings.locale = pages.locale.first.map { $0.replacingOccurrences(of: "_", with: "-") }
        settings.textScale = pages.textScale.first
        return settings
    }
}
