public import Foundation

// What SwiftUI adds to collections, for the actions of lists.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these offsets from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}

extension MutableCollection {
    /// Moves the elements at these offsets, in their order, before the element that has the offset `destination`.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let parted = elements.indices.map { (offset: $0, moves: source.contains($0)) }
        let before = parted.filter { $0.offset < destination && !$0.moves }
        let moved = parted.filter(\.moves)
        let after = parted.filter { $0.offset >= destination && !$0.moves }
        var index = startIndex
        for part in before + moved + after {
            self[index] = elements[part.offset]
            formIndex(after: &index)
        }
    }
}
