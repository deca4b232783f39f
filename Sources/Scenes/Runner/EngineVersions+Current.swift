public import Frames
internal import Typography

extension EngineVersions {
    /// The versions that this process runs with.
    public static let current = EngineVersions(
        harfBuzz: LibraryVersions.harfBuzz, freeType: LibraryVersions.freeType, icu: LibraryVersions.icu,
        unicode: LibraryVersions.unicode)
}
