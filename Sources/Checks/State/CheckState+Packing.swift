package import Foundation

extension CheckState {
    /// The version of the binary form of ``packed``; bytes of another version are refused.
    package static let version = 5

    /// The state as bytes: each text once, cells by number, lengths exact to the last bit. O(n).
    package var packed: Data {
        var packer = Packer()
        packer.add(Self.version, cells, cellsOfScene, groups, explained, tally, allowances)
        return Data(packer.bytes)
    }

    /// Reads what ``packed`` wrote. O(n).
    ///
    /// - Parameter moves: The new positions in files that have changed since then.
    /// - Throws: `UnpackingError` for any other bytes, and for a position whose new place is not known.
    package init(packed: Data, moves: PositionMoves? = nil) throws(UnpackingError) {
        var unpacker = Unpacker(Array(packed), moves: moves)
        let version: Int = try unpacker.next()
        guard version == Self.version else { throw .unexpected("version \(version), not \(Self.version)") }
        (cells, cellsOfScene, groups, explained, tally, allowances) = try unpacker.nextAll()
        try unpacker.end()
        try refuseUnknownCells()
    }

    /// Refuses numbers of cells that do not exist.
    private func refuseUnknownCells() throws(UnpackingError) {
        let count = cells.all.count
        let sets = cellsOfScene.values.lazy.map(\.end).max() ?? 0
        let groups = groups.values.lazy.map(\.endOfCells).max() ?? 0
        guard max(sets, groups) <= count else { throw .unexpected("a cell beyond the last") }
    }
}

extension CheckState: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            self = try CheckState(packed: container.decode(Data.self))
        } catch let error as UnpackingError {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "the state \(error)")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(packed)
    }
}
