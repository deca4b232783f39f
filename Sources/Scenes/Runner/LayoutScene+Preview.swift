package import Basics
package import ViewLayout

extension LayoutScene {
    /// Makes a scene of a preview. Keys that no catalog has are shown themselves, as English texts.
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
