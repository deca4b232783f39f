internal import ArgumentParser
internal import Foundation
internal import Galley

/// Which language texts were written in.
struct SourceLocaleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The language that the texts were written in, as a BCP 47 tag; every lookup falls back to it. (default: what \
            galley.yml, the catalog itself or the project around it says)
            """, valueName: "locale"))
    var sourceLocale: String?

    func validate() throws {
        if let sourceLocale, SourceLocale.tag(sourceLocale) == nil {
            throw ValidationError("--source-locale expects a BCP 47 tag such as en or pt-BR, not \"\(sourceLocale)\"")
        }
    }

    /// The language of the catalog of that path, as far as a person states it here or in the nearest `galley.yml`.
    func stated(for path: String) -> String? { sourceLocale ?? SourceLocale.stated(near: URL(filePath: path)) }
}
