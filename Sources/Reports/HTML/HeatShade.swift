/// How dark a cell of a heat table is: by the shortage, or the headroom, of its tightest text.
///
/// It grows with the shortage, and is never the only sign: the number is in the cell.
struct HeatShade: Hashable, Comparable {
    /// 0 is roomy, 1 to 3 tighter and tighter, 4 a fault without a length, 5 to 11 ever larger shortages.
    let level: Int

    /// - Parameters:
    ///   - margin: The headroom as a fraction of the room, negative where more room is needed; nil where it is not
    ///     known.
    ///   - hasFault: Whether there is a finding in the cell.
    init(margin: Double?, hasFault: Bool) {
        guard let margin else {
            level = hasFault ? 4 : 0
            return
        }
        if margin < 0 {
            level = 5 + Self.shortages.count { -margin > $0 }
        } else {
            level = hasFault ? 4 : Self.headrooms.count { margin < $0 }
        }
    }

    private static let headrooms = [0.2, 0.1, 0.04]
    private static let shortages = [0.05, 0.1, 0.2, 0.35, 0.6, 1]

    /// The class of the cell in the style sheet.
    var name: String { "heat-\(level)" }

    static func < (first: HeatShade, second: HeatShade) -> Bool { first.level < second.level }
}
