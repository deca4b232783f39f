internal import ArgumentParser
internal import Foundation
internal import Galley

/// The source language of texts.
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

    /// The source language of the catalog at that path, if the option or the nearest `galley.yml` states it.
    func stated(for path: String) -> String? { sourceLocale ?? SourceLocale.stated(near: URL(filePath: path)) }

    /// Where it is stated; nil for the option.
    func place(for path: String) -> SourcePosition? {
        sourceLocale == nil ? SourceLocale.statement(near: URL(filePath: path))?.position : nil
    }
}
