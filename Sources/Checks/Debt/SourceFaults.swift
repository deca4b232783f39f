/// The faults of the source locale, cell by cell: with them a check reports only what fits in the source locale and
/// not in another.
public struct SourceFaults: Sendable {
    var cells: [FindingIdentity: Set<Cell>] = [:]
    /// The source locale.
    public let locale: String

    /// Takes the faults of `locale` from a checker that has seen every one of its cells.
    public init(locale: String, of checker: Checker) {
        self.locale = locale
        for (identity, group) in checker.state.groups where identity.locale == locale {
            cells[identity] = Set(group.cells.indices.map { checker.state.cells[$0] })
        }
    }

    /// Knows no fault: for a check whose findings are all there.
    package init(locale: String) { self.locale = locale }

    /// Whether the fault stands in the source locale too, or is the source locale's own.
    func explains(_ identity: FindingIdentity, in cell: Cell) -> Bool {
        guard identity.locale != locale else { return true }
        var source = identity
        source.locale = locale
        return cells[source]?.contains(cell) ?? false
    }
}
