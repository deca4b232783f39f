package import Basics
internal import Catalogs

extension Catalog.Entry {
    /// The text of a locale as the file has it: the form at a position, or else the last one, for `other`.
    package func text(in locale: String, at place: SourcePosition? = nil) -> String? {
        let units = self[locale]?.value.units ?? []
        let found = units.first { place?.line == $0.position.line && place?.column == $0.position.column }
        return (found ?? units.last)?.text
    }
}
