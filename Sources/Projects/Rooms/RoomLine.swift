package import Labels
package import Rooms

/// A line that several texts share: together they may be as wide as it is, each as wide as it needs. Or a table, whose columns
/// are as wide as their texts make them, or running lines, in which a text begins where another ends. Each may be in a column
/// of a table.
///
/// How they divide it is what browsers do with items of flex containers (CSS Flexible Box Layout, 9.7), as far as it does not
/// depend on factors: what can be cut or broken gives way, down to its widest word, and the rest keeps its width.
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
        /// The most for it and those before it together; nil for the width of the line.
        package var end: Double?
        /// Whether it gets what the others leave.
        package var takesRest: Bool
        package var wraps: Bool
        package var isCut: Bool
        /// Where it is in the table; nil beside the table, and elsewhere.
        package var cell: TableCell?
        /// The space before it in running lines; nil elsewhere.
        package var before: Double?
    }

    /// The width of all texts together.
    package let width: Double
    package let members: [Member]
    /// The columns of the table; nil for a line.
    package let columns: TableColumns?
    /// The table that has this line in one of its columns; nil where the width is always the same.
    package let outer: Outer?
    /// How much of running lines is seen without scrolling sideways; nil for all.
    package let seen: Double?
    private let digest: Int

    /// A column around a line.
    package struct Outer: Hashable, Sendable {
        /// The table of the column.
        package let line: RoomLine
        /// The column, and what it has more than the line.
        package let cell: TableCell

        package init(line: RoomLine, cell: TableCell) {
            self.line = line
            self.cell = cell
        }
    }

    /// - Parameter columns: Those of the table.
    /// - Complexity: O(members).
    package init(
        width: Double, members: [Member], columns: TableColumns? = nil, outer: Outer? = nil, seen: Double? = nil
    ) {
        self.width = width
        self.members = members
        self.columns = columns
        self.outer = outer
        self.seen = seen
        var hasher = Hasher()
        hasher.combine(width)
        hasher.combine(members)
        hasher.combine(columns)
        hasher.combine(outer)
        hasher.combine(seen)
        digest = hasher.finalize()
    }

    package static func == (one: RoomLine, other: RoomLine) -> Bool {
        one === other
            || one.digest == other.digest && one.width == other.width && one.members == other.members
                && one.columns == other.columns && one.outer == other.outer && one.seen == other.seen
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    /// What a text needs in one line, and what its widest word needs: less than that no line break can make of it.
    package struct Need {
        package var width: Double
        package var word: Double
        /// What is between the places where a line may end; nothing where that is not known.
        package var parts: [Part]

        /// A part of a text, with the white space after it and without it.
        package struct Part: Hashable, Sendable {
            package var advance: Double
            package var width: Double

            package init(advance: Double, width: Double) {
                self.advance = advance
                self.width = width
            }
        }

        package init(width: Double, word: Double, parts: [Part] = []) {
            self.width = width
            self.word = word
            self.parts = parts
        }
    }

    /// What is left for each text; nil for one whose width is not decided by the others. O(members²) at most.
    ///
    /// - Parameters:
    ///   - needs: What each member needs, in their order.
    ///   - outerNeeds: What the members of a table around the line need; nil to leave its columns as they are.
    package func parts(_ needs: [Need], around outerNeeds: ((RoomLine) -> [Need])? = nil) -> [TableColumns.Part?] {
        let (width, seen) = space(around: outerNeeds)
        if let columns { return columns.parts(whole(needs), in: members.map(\.cell), width: width) }
        if members.contains(where: { $0.before != nil }) {
            return partsOfFlow(whole(needs), in: width, upTo: seen)
        }
        return widths(needs, in: width).map { width in width.map { TableColumns.Part(width: $0) } }
    }

    /// A text that does not wrap is one word.
    private func whole(_ needs: [Need]) -> [Need] {
        zip(needs, members).map { need, member in
            member.wraps ? need : Need(width: need.width, word: need.width)
        }
    }

    /// The width of all texts together, where those of the tables around them need this, and how much of it is seen.
    private func space(around outerNeeds: ((RoomLine) -> [Need])?) -> (width: Double, seen: Double?) {
        guard let outer, let outerNeeds, let columns = outer.line.columns else { return (width, seen) }
        let cells = zip(outer.line.whole(outerNeeds(outer.line)), outer.line.members).compactMap { need, member in
            member.cell.map { (need, $0) }
        }
        let all = outer.line.space(around: outerNeeds).width
        let whole = columns.width(of: outer.cell, cells.map(\.0), in: cells.map(\.1), width: all)
        let own = max(0, whole - outer.cell.edges)
        // What is in a box that leaves what is around it does so, too.
        guard let most = columns.seen(width: all), whole > most + 1 else { return (own, seen) }
        return (own, min(seen ?? .infinity, max(0, most - outer.cell.edges)))
    }

    /// What is left of the line in which each text begins, in running lines. A text that goes on on a further line has less than it
    /// needs. O(parts).
    ///
    /// Where a part of the lines is not seen, further lines do not help.
    private func partsOfFlow(_ needs: [Need], in width: Double, upTo seen: Double?) -> [TableColumns.Part] {
        var end = 0.0
        // What is before a text is a space, or a mark between two of them.
        let space = needs.flatMap(\.parts).reduce(0) { max($0, $1.advance - $1.width) }
        return zip(needs, members).map { need, member in
            end += member.before ?? 0
            // A line does not begin with a space.
            if end > width { end = max(0, min(width, member.before ?? 0) - space) }
            let lines = FlowingLines(of: need, after: end, in: width)
            end = lines.end
            let own = lines.isOne ? width - lines.start + Self.rounding : max(0, min(width, need.width - 1))
            return part(own, after: lines.isOne ? lines.start : 0, upTo: lines.most, of: seen)
        }
    }

    /// What a text of running lines gets whose lines begin after a width and have another one, where the longest line ends at a third,
    /// and how much of them is seen.
    private func part(_ width: Double, after start: Double, upTo most: Double, of seen: Double?) -> TableColumns.Part {
        guard let seen, seen < most else { return TableColumns.Part(width: width) }
        return TableColumns.Part(width: max(0, seen - start), isOut: true, lineWidth: width)
    }

    /// The width that is left for each text in a line.
    package func widths(_ needs: [Need]) -> [Double?] { widths(needs, in: width) }

    private func widths(_ needs: [Need], in width: Double) -> [Double?] {
        let wanted = zip(needs, members).map { min($0.width, $1.most ?? .infinity) }
        let spare = width - wanted.reduce(0, +)
        if members.contains(where: \.takesRest) {
            return zip(wanted, members).map { $1.takesRest ? max(0, spare + $0) : nil }
        }
        if spare >= 0 {
            var start = 0.0
            return zip(wanted, members).map { own, member in
                defer { start += own }
                return min(member.most ?? own + spare, max(0, (member.end ?? .infinity) - start))
            }
        }
        let cut = members.indices.filter { members[$0].isCut && !members[$0].wraps }
        if !cut.isEmpty {
            return shown(shrunk(wanted, to: width, giving: cut, leasts: wanted.map { _ in 0 }), giving: cut)
        }
        let broken = members.indices.filter { members[$0].wraps && needs[$0].word < wanted[$0] }
        let parts = shrunk(wanted, to: width, giving: broken, leasts: needs.map(\.word))
        if !broken.isEmpty, parts.reduce(0, +) <= width + Self.tolerance { return shown(parts, giving: broken) }
        // Not enough gives way, so that the last ones leave the line.
        var end = 0.0
        return zip(parts, members).map { own, member in
            end += own
            return max(0, own - max(0, end - (member.end ?? width)))
        }
    }

    /// The same, but with all that those may have that do not give way.
    private func shown(_ widths: [Double], giving givers: [Int]) -> [Double] {
        let givers = Set(givers)
        return widths.indices.map { givers.contains($0) ? widths[$0] : members[$0].most ?? widths[$0] }
    }

    /// In points; sums of widths are not exact.
    private static let tolerance = 0.001
    /// In points: files of rooms have hundredths.
    static let rounding = 0.05

    /// The widths where some give way: in proportion to what they need, and none gets less than the least that it can do with;
    /// those that would are taken out, and the others divide the rest again. O(members²) at most.
    private func shrunk(
        _ wanted: [Double], to width: Double, giving givers: [Int], leasts: [Double]
    ) -> [Double] {
        var result = wanted
        var givers = givers
        while !givers.isEmpty {
            let given = Set(givers)
            let rest = width - result.indices.reduce(0) { given.contains($1) ? $0 : $0 + result[$1] }
            let whole = givers.reduce(0) { $0 + wanted[$1] }
            let part = { (index: Int) in whole > 0 ? max(0, rest * wanted[index] / whole) : 0 }
            let stuck = givers.filter { part($0) < leasts[$0] }
            guard !stuck.isEmpty else {
                for index in givers { result[index] = part(index) }
                break
            }
            for index in stuck { result[index] = leasts[index] }
            givers.removeAll(where: Set(stuck).contains)
        }
        return result
    }
}
