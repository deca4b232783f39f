package import Basics
internal import Catalogs
package import Foundation
internal import Labels

/// The source language of a project's texts, as its configuration states it.
package enum SourceLocale {
    /// The key of `galley.yml`.
    package static let key = "sourceLocale"

    /// The value of the key; a text that is not a BCP 47 tag of a known language is an error.
    package static let form = ValueForm<String>(.text) { value, name in
        guard let text = value.scalar, let tag = tag(text) else {
            throw value.wrong(name, "the BCP 47 tag of one language, such as en or pt-BR")
        }
        return tag
    }

    /// The tag that a name stands for; nil for one of no known language.
    package static func tag(_ name: String) -> String? { LocaleTag.named(name) }

    /// The source language in the nearest `galley.yml` in the folder of a file or above it, or in what that extends. nil where there is none,
    /// where it does not state one, and where it is damaged; other commands report the damage.
    package static func stated(near file: URL) -> String? { statement(near: file)?.locale }

    /// The same with the place of the value.
    package static func statement(near file: URL) -> (locale: String, position: SourcePosition)? {
        var folder = file.standardizedFileURL
        while folder.path != "/" {
            let configuration = folder.appending(path: "galley.yml")
            if FileManager.default.fileExists(atPath: configuration.path) {
                let files = try? ConfigurationFiles(contentsOf: configuration, in: ProjectTree(around: folder))
                guard let value = try? files?.value(of: key)?.value, let locale = try? form.read(value, key) else {
                    return nil
                }
                return (locale, value.position)
            }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }
}
