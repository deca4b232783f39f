package import Labels

/// A line that several texts share: together they may be as wide as it is, each as wide as it needs.
///
/// How they divide it is what browsers do with items of flex containers (CSS Flexible Box Layout, 9.7), as far as it does not
/// depend on factors: what can be cut or broken gives way, and the rest keeps its width.
package struct RoomLine: Hashable, Sendable {
    /// One of the texts.
    package struct Member: Hashable, Sendable {
        /// Its key; nil where nobody knows, so that it is as wide as it was.
        package var label: RoomBudget.Label?
        package var style: LabelTypesetting
        package var textCase: TextCase?
        /// The width that it had.
        package var width: Double
        /// The most that it may have, whatever the others need; nil for no such limit.
        package var most: Double?
        /// Whether it gets what the others leave.
        package var takesRest: Bool
        package var wraps: Bool
        package var isCut: Bool
    }

    /// The width of all texts together.
    package var width: Double
    package var members: [Member]
    /// The index of the text that the budget is for.
    package var own: Int

    /// What a text needs in one line, and whether it can be broken.
    package struct Need {
        package var width: Double
        package var isBreakable: Bool

        package init(width: Double, isBreakable: Bool) {
            self.width = width
            self.isBreakable = isBreakable
        }
    }

    /// The width that is left for the text itself; nil where that is not decided by the others.
    ///
    /// - Parameter needs: What each member needs, in their order.
    package func ownWidth(_ needs: [Need]) -> Double? {
        let wanted = zip(needs, members).map { min($0.width, $1.most ?? .infinity) }
        let spare = width - wanted.reduce(0, +)
        let (own, member) = (wanted[own], members[own])
        if members.contains(where: \.takesRest) { return member.takesRest ? max(0, spare + own) : nil }
        if spare >= 0 { return member.most ?? own + spare }
        let cut = members.indices.filter { members[$0].isCut && !members[$0].wraps }
        let givers = cut.isEmpty ? members.indices.filter { members[$0].wraps && needs[$0].isBreakable } : cut
        guard givers.isEmpty else {
            let whole = givers.reduce(0) { $0 + wanted[$1] }
            return givers.contains(self.own) ? max(0, (whole + spare) * own / whole) : member.most ?? own
        }
        // Nothing gives way, so that the last ones leave the line.
        let end = wanted[...self.own].reduce(0, +)
        return max(0, own - max(0, end - width))
    }
}
