internal import Labels
internal import ViewLayout

/// What the catalogs have of the texts of a scene in one locale: each is looked up once for all text sizes.
///
/// Kept while the text sizes of a locale are gone through. O(1) for a text that was asked for before.
final class TextLookups {
    let resolver: TextResolver
    private var known: [TextContent.Source: MessageResolver.Lookup] = [:]

    init(_ resolver: TextResolver) { self.resolver = resolver }

    /// The text of a run, as `TextResolver` looks it up.
    func lookUp(_ source: TextContent.Source) -> MessageResolver.Lookup {
        if let lookup = known[source] { return lookup }
        let lookup = resolver.lookUp(source)
        known[source] = lookup
        return lookup
    }
}
