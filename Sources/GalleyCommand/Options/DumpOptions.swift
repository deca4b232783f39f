internal import ArgumentParser
internal import Galley
internal import Rooms

/// What `rooms` has to know to read a dump of a screen of Android.
struct DumpOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The density of the screen that was dumped, in dots per inch: the number that 'adb shell wm density' prints.",
            valueName: "dpi"))
    var density: Double?

    @Option(
        help: ArgumentHelp(
            "The size of the texts of a dump, which has no fonts, in sp. (default: 14, as Android's own text views)",
            valueName: "sp"))
    var fontSize: Double?

    @Option(help: "The language that the dumped screen was shown in. (default: the source language)")
    var dumpLocale: String?

    @Option(
        help: ArgumentHelp(
            "The factor of the system's text size on the dumped screen. (default: 1)", valueName: "factor"))
    var dumpTextScale: Double?

    func validate() throws {
        if let density, !(40...2000 ~= density) {
            throw ValidationError("--density is from 40 to 2000, such as 420, not \(Number.text(density))")
        }
        if let fontSize, !(4...400 ~= fontSize) {
            throw ValidationError("--font-size is from 4 to 400, not \(Number.text(fontSize))")
        }
        if let locale, !LocaleName.isWellFormed(locale) {
            throw ValidationError("--dump-locale expects a language such as de or pt-BR, not \"\(locale.excerpt)\"")
        }
        if let dumpTextScale, !(0.5...5 ~= dumpTextScale) {
            throw ValidationError("--dump-text-scale is from 0.5 to 5, not \(Number.text(dumpTextScale))")
        }
    }

    /// With hyphens, also where it is written as Android's tools do: `pt_BR`.
    private var locale: String? { dumpLocale?.replacing("_", with: "-") }

    /// Refuses options that have no effect on what is read.
    func refuseMistakes(in inputs: [String]) throws {
        let given = [
            ("--density", density != nil), ("--font-size", fontSize != nil), ("--dump-locale", dumpLocale != nil),
            ("--dump-text-scale", dumpTextScale != nil),
        ].filter(\.1).map(\.0)
        guard !given.isEmpty, !inputs.contains(where: { LayoutFile.kind(of: $0) == .screenDump }) else { return }
        let (list, verb) = (Prose.list(given), given.count == 1 ? "applies" : "apply")
        throw ValidationError("\(list) \(verb) to dumps of screens, and none is named, such as window_dump.xml")
    }

    var settings: DumpSettings {
        var settings = DumpSettings()
        settings.density = density
        if let fontSize { settings.fontSize = fontSize }
        settings.locale = locale
        settings.textScale = dumpTextScale
        return settings
    }
}
