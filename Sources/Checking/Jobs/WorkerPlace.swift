internal import Foundation

/// Where a worker is: the number of the cell that it began last. The number is still there after the worker has died.
///
/// The number is the offset of an open file that both processes share. Nothing is read from the file or written to it,
/// so that each step is one short system call.
struct WorkerPlace {
    let descriptor: Int32

    /// - Parameter descriptor: Any open file.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// The cell that was begun last; nil before the first.
    var cell: Int? {
        let offset = lseek(descriptor, 0, SEEK_CUR)
        return offset > 0 ? Int(offset) - 1 : nil
    }

    /// Notes that a cell is begun; nil where none is in progress.
    func move(to cell: Int?) { lseek(descriptor, off_t((cell ?? -1) + 1), SEEK_SET) }
}
