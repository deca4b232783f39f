internal import Foundation

/// The default locale of Ruby on Rails.
enum RailsProject {
    /// Reads `config.i18n.default_locale` of `config/application.rb`; Rails has `:en` where nothing is set (Rails Guides,
    /// Rails Internationalization API).
    static func statements(in folder: ProjectFolder) -> [ProjectLanguage.Statement] {
        guard folder.names.contains("config"), let text = folder.text("config/application.rb") else { return [] }
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.drop { $0.isWhitespace }.hasPrefix("#") }
        let set = lines.lazy.compactMap { $0.value(after: "i18n.default_locale =", before: ["#"]) }.first
        let name = set.map { String($0.drop { $0 == ":" }) } ?? "en"
        return [.init(says: .language(name), file: "config/application.rb")]
    }
}
