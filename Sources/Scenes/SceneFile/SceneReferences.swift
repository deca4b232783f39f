package import Basics

/// The names in a scene file that refer to something else, in all its views, including alternatives that are never
/// chosen, and the number of views.
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
