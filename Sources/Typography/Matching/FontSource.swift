/// A font file that a project brings along, and where it is to be used.
public struct FontSource: Hashable, Sendable {
    /// The file.
    public var path: String
    /// ISO 15924 codes of the scripts that the file is a fallback for; empty for all.
    public var scripts: [String]
    /// Languages or locales that the file is a fallback for, such as `ja` or `zh-Hant`; empty for all.
    public var locales: [String]
    /// Requests without a family take this file's family; of several such files, a character takes the first that has it.
    public var isDefault: Bool

    /// A file that serves all scripts and locales, unless said otherwise.
    public init(path: String, scripts: [String] = [], locales: [String] = [], isDefault: Bool = false) {
        self.path = path
        self.scripts = scripts
        self.locales = locales
        self.isDefault = isDefault
    }
}
