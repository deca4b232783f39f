package import Catalogs
package import Frames

/// A locale in which scenes are laid out: a real one, or one made from the source language.
package struct CheckLocale: Hashable, Sendable {
    /// The name in reports: a BCP 47 tag, with a private subtag for a pseudolocale.
    package let name: String
    /// The locale in which texts are looked up.
    package let lookup: String
    /// How the texts of the source language are changed; nil for a real locale.
    package let pseudolocale: Pseudolocale?

    /// A real locale.
    package init(_ name: String) {
        self.name = name
        lookup = name
        pseudolocale = nil
    }

    /// A pseudolocale of a source language, such as `en-x-accented`.
    package init(_ pseudolocale: Pseudolocale, of language: String) {
        name = "\(language)-x-\(pseudolocale == .rightToLeft ? "rtl" : pseudolocale.rawValue)"
        lookup = language
        self.pseudolocale = pseudolocale
    }

    package var direction: LayoutEnvironment.Direction {
        pseudolocale == .rightToLeft ? .rightToLeft : .natural(for: lookup)
    }
}
