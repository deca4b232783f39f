internal import Labels
internal import Projects

/// In which lines a text has changed. What is in a line takes from the same space, so that a change of one text concerns
/// the others.
struct LineChanges {
    private let project: Project
    private var known: [Cell: Bool] = [:]

    /// A line of the project in a locale.
    private struct Cell: Hashable {
        let line: ObjectIdentifier
        let locale: CheckLocale
    }

    init(of project: Project) { self.project = project }

    /// Whether a text of a line has changed for a reader of a locale. O(texts) the first time.
    mutating func affect(_ line: RoomLine, in locale: CheckLocale, _ changes: inout ProjectChanges) -> Bool {
        let cell = Cell(line: ObjectIdentifier(line), locale: locale)
        if let known = known[cell] { return known }
        var keys: [Int: KeySelection] = [:]
        let hasChanged = (line.members + (line.outer?.line.members ?? [])).contains { member in
            guard let label = member.label else { return false }
            let changed = keys[label.catalog] ?? changes.keys(of: project.catalogs[label.catalog], in: locale)
            keys[label.catalog] = changed
            return changed.contains(label.key)
        }
        known[cell] = hasChanged
        return hasChanged
    }
}
