package import Basics
package import ViewLayout

extension LayoutScene {
    /// Makes a scene of a preview, whose keys stand for themselves in English where no catalog has them.
    package init(
        preview name: String, at position: SourcePosition?,
        content: @escaping @MainActor @Sendable () throws -> AnyView
    ) {
        self.init(name: name, file: "", catalogs: [], fonts: [], rules: [], content: content)
        file = nil
        origin = .preview
        self.position = position
        keyLocale = "en"
    }
}
