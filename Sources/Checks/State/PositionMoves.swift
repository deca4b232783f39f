package import Basics

/// The new positions of places in files that have changed since a check, for findings of that check that are still
/// valid.
package struct PositionMoves: Sendable {
    private let files: Set<String>
    private let places: [SourcePosition: SourcePosition]

    /// - Parameters:
    ///   - files: The files that have changed, as positions name them.
    ///   - places: The new position of each place, including places that have not moved.
    package init(files: Set<String>, places: [SourcePosition: SourcePosition]) {
        (self.files, self.places) = (files, places)
    }

    /// The new position of a place; nil for one in a changed file that is not known.
    func place(of position: SourcePosition) -> SourcePosition? {
        files.contains(position.file) ? places[position] : position
    }
}

extension CheckState {
    /// The state with its positions moved; nil where one of them is not known. O(n).
    package func moved(_ moves: PositionMoves) -> CheckState? { try? CheckState(packed: packed, moves: moves) }
}
