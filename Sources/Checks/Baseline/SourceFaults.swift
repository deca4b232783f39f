/// The faults of the source locale, cell by cell: with them a check reports only what fits in the source locale and
/// not in another.
public struct SourceFaults: Sendable {
    var cells: [FindingIdentity: Set<Cell>] = [:]
    /// The cells of texts without a key, by the place of their view.
    ///
    /// Such a text may differ in every locale, as a price does, while its place is the same in most layouts.
    var unnamed: [Place: Set<Cell>] = [:]
    /// The source locale.
    public let locale: String

    /// The place of a text without a key.
    struct Place: Hashable, Sendable {
        var rule: String
        var scene: String
        var view: String
    }

    /// Takes the faults of `locale` from a checker that has seen every one of its cells.
    public init(locale: String, of checker: Checker) {
        self.locale = locale
        for (identity, group) in checker.state.groups where identity.locale == locale {
            let found = Set(group.cells.indices.map { checker.state.cells[$0] })
            cells[identity] = found
            guard identity.subject.isVerbatim else { continue }
            for label in group.labels { unnamed[Place(identity, at: label), default: []].formUnion(found) }
        }
    }

    /// Has no faults: for a check that reports all findings.
    package init(locale: String) { self.locale = locale }

    /// Whether the source locale has the fault too, or the fault is in the source locale itself.
    ///
    /// - Parameter view: The name or path of the view.
    func explains(_ identity: FindingIdentity, at view: String, in cell: Cell) -> Bool {
        guard identity.locale != locale else { return true }
        var source = identity
        source.locale = locale
        if cells[source]?.contains(cell) == true { return true }
        return identity.subject.isVerbatim && unnamed[Place(identity, at: view)]?.contains(cell) == true
    }
}

extension SourceFaults.Place {
    fileprivate init(_ identity: FindingIdentity, at view: String) {
        self.init(rule: identity.rule, scene: identity.scene, view: view)
    }
}

extension SourceFaults.Place: Packable {
    func pack(into packer: inout Packer) { packer.add(rule, scene, view) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(rule: try unpacker.next(), scene: try unpacker.next(), view: try unpacker.next())
    }
}

extension FindingSubject {
    /// Whether it is identified by a text that is in no catalog.
    fileprivate var isVerbatim: Bool { string != nil }
}
