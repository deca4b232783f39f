/// A change to a layout that may fix a fault.
package enum Remedy: Hashable, Sendable {
    /// The text may take any number of lines.
    case unlimitedLines
    /// The text may shrink to this percentage of its size.
    case scale(percent: Int)
    /// The horizontal stack around the view, or the view itself, becomes a vertical one.
    case stack

    /// The factors that are tried, the largest first: the usual ones. Text that is shrunk to less than half is no good
    /// for people who have set text to be large.
    static let percents = [90, 80, 70, 60, 50]
}

extension Remedy: Packable {
    func pack(into packer: inout Packer) {
        switch self {
        case .unlimitedLines: packer.add(word: 0)
        case .stack: packer.add(word: 1)
        case .scale(let percent):
            packer.add(word: 2)
            packer.add(percent)
        }
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        switch try unpacker.nextWord() {
        case 0: self = .unlimitedLines
        case 1: self = .stack
        case 2: self = .scale(percent: try unpacker.next())
        case let number: throw .unexpected("a remedy of kind \(number)")
        }
    }
}
