internal import Frames

/// The cells that have been seen, numbered in the order of their first report.
struct CellTable: Sendable {
    private(set) var all: [Cell] = []
    private var indices: [Cell: Int] = [:]
    /// The labels of a sweep all have the same cells.
    private var latest: (environments: [LayoutEnvironment], numbers: [Int]) = ([], [])

    subscript(_ index: Int) -> Cell { all[index] }

    /// The numbers of the cells of environments. O(1) for the same environments as last time.
    mutating func numbers(of environments: [LayoutEnvironment]) -> [Int] {
        guard environments.count > 1 else { return environments.map { index(of: Cell($0)) } }
        if environments == latest.environments { return latest.numbers }
        let numbers = environments.map { index(of: Cell($0)) }
        latest = (environments, numbers)
        return numbers
    }

    mutating func index(of cell: Cell) -> Int {
        if let index = indices[cell] { return index }
        indices[cell] = all.count
        all.append(cell)
        return all.count - 1
    }
}

/// A set of cells by number: one bit for each.
struct CellSet: Hashable, Sendable {
    private var words: [UInt64] = []

    mutating func insert(_ index: Int) {
        let word = index / 64
        if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
        words[word] |= 1 << UInt64(index % 64)
    }

    mutating func insert(_ indices: some Sequence<Int>) {
        for index in indices { insert(index) }
    }

    mutating func formUnion(_ other: CellSet) {
        insert(other.indices)
    }

    /// Whether `other` contains every cell.
    func isSubset(of other: CellSet) -> Bool {
        words.indices.allSatisfy { words[$0] & ~($0 < other.words.count ? other.words[$0] : 0) == 0 }
    }

    /// The same set with other numbers for its cells.
    func translated(_ numbers: [Int]) -> CellSet {
        var result = CellSet()
        for index in indices { result.insert(numbers[index]) }
        return result
    }

    /// In ascending order.
    var indices: [Int] {
        var result: [Int] = []
        for (position, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                result.append(position * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
        return result
    }
}

extension CellSet: Packable {
    /// The number after the largest of its cells.
    var end: Int { words.isEmpty ? 0 : words.count * 64 - words[words.count - 1].leadingZeroBitCount }

    func pack(into packer: inout Packer) {
        packer.add(word: UInt64(words.count))
        for word in words { packer.add(word: word) }
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        for _ in 0..<(try unpacker.nextLength()) { words.append(try unpacker.nextWord()) }
        guard words.last != 0 else { throw .unexpected("a set of cells that ends in nothing") }
    }
}
