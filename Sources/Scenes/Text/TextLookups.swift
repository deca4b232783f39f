internal import Labels
internal import ViewLayout

/// What the catalogs have for the texts of a scene in one locale: each is looked up once for all text sizes.
///
/// Kept while the text sizes of a locale are checked. O(1) for a text that was asked for before.
final class TextLookups {
    let resolver: TextResolver
    private let work: LookupWork
    /// The keys of the texts that were asked for.
    var keys: Set<String> { Set(known.values.compactMap(\.origin?.key)) }
    private var known: [TextContent.Source: MessageResolver.Lookup] = [:]

    init(_ resolver: TextResolver, work: LookupWork = LookupWork()) {
        self.resolver = resolver
        self.work = work
    }

    /// The text of a run, as `TextResolver` looks it up.
    func lookUp(_ source: TextContent.Source) -> MessageResolver.Lookup {
        if let lookup = known[source] { return lookup }
        work.lookUps += 1
        let lookup = resolver.lookUp(source)
        known[source] = lookup
        return lookup
    }
}

/// How many texts were looked up in catalogs, for tests that check that nothing is done twice; remembered ones do not
/// count.
final class LookupWork {
    var lookUps = 0
}
