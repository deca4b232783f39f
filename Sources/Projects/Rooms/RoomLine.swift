package import Labels

/// A line that several texts share: together they may be as wide as it is, each as wide as it needs.
///
/// How they divide it is what browsers do with items of flex containers (CSS Flexible Box Layout, 9.7), as far as it does not
/// depend on factors: what can be cut or broken gives way, and the rest keeps its width.
///
/// The budgets of all its texts have the same line, which is compared and hashed once.
package final class RoomLine: Hashable, Sendable {
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
    package let width: Double
    package let members: [Member]
    private let digest: Int

    /// O(members).
    package init(width: Double, members: [Member]) {
        self.width = width
        self.members = members
        var hasher = Hasher()
        hasher.combine(width)
        hasher.combine(members)
        digest = hasher.finalize()
    }

    package static func == (one: RoomLine, other: RoomLine) -> Bool {
        one === other
            || one.digest == other.digest && one.width == other.width && one.members == other.members
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    /// What a text needs in one line, and whether it can be broken.
    package struct Need {
        package var width: Double
        package var isBreakable: Bool

        package init(width: Double, isBreakable: Bool) {
            self.width = width
            self.isBreakable = isBreakable
        }
    }

    /// The width that is left for each text; nil for one whose width is not decided by the others. O(members).
    ///
    /// - Parameter needs: What each member needs, in their order.
    package func widths(_ needs: [Need]) -> [Double?] {
        let wanted = zip(needs, members).map { min($0.width, $1.most ?? .infinity) }
        let spare = width - wanted.reduce(0, +)
        if members.contains(where: \.takesRest) {
            return zip(wanted, members).map { $1.takesRest ? max(0, spare + $0) : nil }
        }
        if spare >= 0 { return zip(wanted, members).map { $1.most ?? $0 + spare } }
        var givers = members.map { $0.isCut && !$0.wraps }
        if !givers.contains(true) { givers = zip(needs, members).map { $1.wraps && $0.isBreakable } }
        if givers.contains(true) {
            let whole = zip(wanted, givers).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
            return members.indices.map { index in
                givers[index]
                    ? max(0, (whole + spare) * wanted[index] / whole) : members[index].most ?? wanted[index]
            }
        }
        // Nothing gives way, so that the last ones leave the line.
        var end = 0.0
        return wanted.map { own in
            end += own
            return max(0, own - max(0, end - width))
        }
    }
}
