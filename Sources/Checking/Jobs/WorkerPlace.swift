internal import Foundation

/// Where a worker is: the number of the cell that it has begun last, which outlives it, whatever ends it.
///
/// The number is the offset of an open file that both processes share. Nothing is read from the file or written to it,
/// so that moving on is one short call of the system for each cell.
struct WorkerPlace {
    let descriptor: Int32

    /// - Parameter descriptor: An open file; which one makes no difference.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// The cell that was begun last; nil before the first.
    var cell: Int? {
        let offset = lseek(descriptor, 0, SEEK_CUR)
        return offset > 0 ? Int(offset) - 1 : nil
    }

    /// Notes that a cell is begun; nil where none is under way.
    func move(to cell: Int?) { lseek(descriptor, off_t((cell ?? -1) + 1), SEEK_SET) }
}
