internal import Basics
internal import Frames

extension Prose {
    /// "needs 255.6, has 188 (67.6 short, 36 %)".
    package static func needs(_ shortage: Shortage?) -> String? {
        guard let shortage else { return nil }
        let unit =
            switch shortage.measure {
            case .width: ""
            case .height: " of height"
            case .lines: shortage.need == 1 ? " line" : " lines"
            }
        let parts = ["\(Number.text(shortage.amount)) short"] + [percent(shortage)].compactMap(\.self)
        return
            "needs \(Number.text(shortage.need))\(unit), has \(Number.text(shortage.room)) (\(parts.joined(separator: ", ")))"
    }

    /// "67.6 (36 %)".
    package static func amount(_ shortage: Shortage) -> String {
        let amount = Number.text(shortage.amount)
        return percent(shortage).map { "\(amount) (\($0))" } ?? amount
    }

    private static func percent(_ shortage: Shortage) -> String? {
        guard shortage.measure != .lines, let percent = shortage.percent, percent.isFinite else { return nil }
        return percent < 1 ? "under 1 %" : "\(Number.text(percent.rounded())) %"
    }
}
