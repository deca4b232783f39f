internal import Frames
internal import Labels
internal import Scenes

extension LabelPlace {
    /// A name, or a mapping from a name to the options of the place: `{ tabBarItem: { of: 5 } }`.
    ///
    /// - Throws: `InputError` with the place of a name or an option that does not exist, of one that is missing, and of a
    ///   place that the platform does not have.
    init(yaml value: YAMLValue, on platform: Platform) throws {
        let names = StandardPlace.all.map(\.name)
        let place: StandardPlace
        var options: [String: YAMLValue] = [:]
        if value.isMapping {
            let entries = try value.entries("place", keys: names)
            guard entries.count == 1, let entry = entries.first, let known = StandardPlace.named(entry.key) else {
                throw value.wrong("place", "one place, as in { tabBarItem: { of: 5 } }")
            }
            place = known
            guard entry.value.isNull || entry.value.isMapping else {
                throw entry.value.wrong(
                    entry.key, known.options.isEmpty ? "nothing" : "a mapping, as in \(known.example)")
            }
            if !entry.value.isNull {
                options = try entry.value.entries(entry.key, keys: known.options.map(\.name))
            }
        } else {
            let text = try value.string("place")
            guard let known = StandardPlace.named(text) else {
                throw InputError.unknown("place", text, expected: names, at: value.position)
            }
            place = known
        }
        guard place.platforms.contains(platform) else {
            let platforms = place.platforms.map(\.rawValue).joined(separator: ", ")
            throw InputError(
                .configuration,
                "place: \(platform.rawValue) has no \(place.name); platform: makes the budget one of \(platforms)",
                at: value.position)
        }
        if let missing = place.requiredOptions.first(where: { options[$0.name] == nil }) {
            throw value.wrong("place", "a key \"\(missing.name)\" in \(place.name), as in \(place.example)")
        }
        let values = try place.options.map { ($0.name, try $0.read(options)) }
        self.init(place, PlaceValues(Dictionary(values) { $1 }))
    }

    /// A name, or a mapping from one name; read once the platform is known.
    static let form = ValueForm.later(
        .either([
            .choice(StandardPlace.all.filter(\.requiredOptions.isEmpty).map(\.name)),
            .mapping(StandardPlace.all.map { KeyShape($0.name, $0.shape, $0.about) }),
        ])
    ).named("place", "A standard place in the interface of a platform, with its room, font and lines.")
}

extension StandardPlace {
    /// `{ tabBarItem: { of: 3 } }`, with the options that the place needs, or one that it has.
    fileprivate var example: String {
        let options = requiredOptions.isEmpty ? Array(options.prefix(1)) : requiredOptions
        return "{ \(name): { \(options.map(\.example).joined(separator: ", ")) } }"
    }

    fileprivate var shape: ValueShape {
        let keys = ValueShape.mapping(options.map(\.key))
        return requiredOptions.isEmpty ? .either([keys, .nothing]) : keys
    }

    /// What the place is, and on which platforms.
    fileprivate var about: String { "\(meaning): \(platforms.map(\.rawValue).joined(separator: ", "))." }
}
