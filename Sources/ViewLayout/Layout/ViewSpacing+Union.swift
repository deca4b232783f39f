import Foundation

extension ViewSpacing {
    /// Adopts the larger preference of each kind on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            let side = side(of: edge)
            for preference in other.preferences where preference.side == other.side(of: edge) {
                merge(Preference(kind: preference.kind, side: side, value: preference.value))
            }
        }
    }

    /// The spacing that takes the larger preference of each kind on the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Removes the preferences on `edges`, so that those of a view without text apply there.
    func resetting(_ edges: Edge.Set) -> ViewSpacing {
        if edges.isSuperset(of: .all) {
            return ViewSpacing(ViewSpacing.plain.preferences, layoutDirection: layoutDirection)
        }
        if edges.isEmpty { return self }
        let sides = Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map(side)
        var result = self
        result.preferences.removeAll { sides.contains($0.side) }
        result.preferences += ViewSpacing.plain.preferences.filter { sides.contains($0.side) }
        return result
    }

    private mutating func merge(_ new: Preference) {
        guard let index = preferences.firstIndex(where: { $0.kind == new.kind && $0.side == new.side }) else {
            preferences.append(new)
            return
        }
        switch (preferences[index].value, new.value) {
        case (.distance(let a), .distance(let b)): preferences[index].value = .distance(max(a, b))
        case (.upperLine(let a), .upperLine(let b)): preferences[index].value = .upperLine(leading: max(a, b))
        case (_, .upperLine), (_, .lowerLine): preferences[index].value = new.value
        case (_, .distance): break
        }
    }
}
