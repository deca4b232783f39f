package import Basics

/// What a scene file names that is to be found elsewhere, in every view of it, those of an alternative that is never
/// chosen too, and how many views there are.
package struct SceneReferences: Sendable {
    /// Keys of catalogs.
    package var keys: [Name] = []
    /// Families of fonts.
    package var families: [Name] = []
    /// Rules whose findings are allowed.
    package var allowances: [Name] = []
    /// How many views the file has; nil where there is no file.
    package var views: Int?

    /// A name, and where it is.
    package struct Name: Sendable {
        package let name: String
        package let position: SourcePosition

        init(_ name: String, at position: SourcePosition) {
            self.name = name
            self.position = position
        }
    }
}
