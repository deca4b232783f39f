/// Which share of a check is done here, and of how many.
package struct Shard: Codable, Hashable, Sendable {
    /// From 1.
    package let index: Int
    /// How many shares there are.
    package let count: Int

    /// The most shares that a check is divided into.
    package static let most = 10_000

    /// nil unless the share is between 1 and ``most``.
    package init?(_ index: Int, of count: Int) {
        guard 1...Self.most ~= count, 1...count ~= index else { return nil }
        self.index = index
        self.count = count
    }

    /// The share of each of several things, from 0: the most expensive first, each to the share with the lowest cost so
    /// far.
    static func owners(of costs: [Int], count: Int) -> [Int] {
        var owners = [Int](repeating: 0, count: costs.count)
        var loads = [Int](repeating: 0, count: count)
        for index in costs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
            let owner = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            owners[index] = owner
            loads[owner] += costs[index]
        }
        return owners
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let (index, count) = (try values.decode(Int.self, forKey: .index), try values.decode(Int.self, forKey: .count))
        guard let shard = Shard(index, of: count) else {
            throw DecodingError.dataCorruptedError(
                forKey: .index, in: values, debugDescription: "there is no share \(index) of \(count)")
        }
        self = shard
    }
}

extension Shard: CustomStringConvertible {
    /// "3 of 8"
    package var description: String { "\(index) of \(count)" }
}
