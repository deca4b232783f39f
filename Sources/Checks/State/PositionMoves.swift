package import Basics

/// Where the places in files are now that have changed since a check, for what was found then and still holds.
package struct PositionMoves: Sendable {
    private let files: Set<String>
    private let places: [SourcePosition: SourcePosition]

    /// - Parameters:
    ///   - files: The files that have changed, as positions name them.
    ///   - places: Where their places are now, those too that have not moved.
    package init(files: Set<String>, places: [SourcePosition: SourcePosition]) {
        (self.files, self.places) = (files, places)
    }

    /// Where a place is now; nil for one in a file that has changed of which nobody knows.
    func place(of position: SourcePosition) -> SourcePosition? {
        files.contains(position.file) ? places[position] : position
    }
}

extension CheckState {
    /// The same with the places where they are now; nil where one of them is not known. O(n).
    package func moved(_ moves: PositionMoves) -> CheckState? { try? CheckState(packed: packed, moves: moves) }
}
