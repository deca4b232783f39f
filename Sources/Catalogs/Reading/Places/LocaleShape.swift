/// Where the name of a locale is in the path of a file that has the texts of one locale.
enum LocaleShape: Hashable, Sendable {
    /// `de.json`: the whole name of the file, without its extension.
    case fileName
    /// `app_de.arb`, `messages.de.yml`: the end of the name, after one of these characters.
    ///
    /// - Parameter hasBase: Whether a file without any, such as `Messages.properties`, is the one of the source language.
    case suffix(after: Set<Character>, hasBase: Bool = false)
    /// `de.devise.yml`: the beginning of the name, before one of these characters.
    case prefix(before: Set<Character>)
    /// `de/common.json`: the name of the folder that the file lies in; or of one above, with folders of these names in
    /// between: `["LC_MESSAGES"]` for `de/LC_MESSAGES/app.po`.
    case folder(above: [String] = [])
}
