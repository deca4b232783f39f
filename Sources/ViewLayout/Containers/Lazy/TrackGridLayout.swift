import Foundation

/// Puts subviews into tracks whose widths do not depend on them, one line after the other.
///
/// Observed behaviour of SwiftUI: fixed tracks are subtracted first; then each flexible or adaptive track, in
/// order, takes an equal share of what is left, within its limits; an adaptive one fills its share with as many
/// tracks as its minimum allows.
struct TrackGridLayout: Layout {
    /// The axis along which the tracks are beside each other.
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?

    struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let tracks = tracks(in: proposal[axis])
        let lines = lines(subviews, tracks)
        let own = tracks.last.map { $0.start + $0.length } ?? 0
        return CGSize(axis, max(proposal[axis].map { $0.isFinite ? $0 : own } ?? own, own), lines.last?.end ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let tracks = tracks(in: bounds.size[axis])
        guard !tracks.isEmpty else { return }
        let own = tracks.last.map { $0.start + $0.length } ?? 0
        let key = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
        let shift = bounds.size.position(of: key) - CGSize(axis, own, 0).position(of: key)
        for (index, line) in lines(subviews, tracks).enumerated() {
            for (track, subview) in zip(tracks, subviews.dropFirst(index * tracks.count)) {
                let corner = CGPoint(
                    axis, bounds.origin[axis] + shift + track.start, bounds.origin[axis.other] + line.start)
                let cell = CGRect(origin: corner, size: CGSize(axis, track.length, line.end - line.start))
                subview.place(in: cell, track.alignment, proposal: ProposedViewSize(cell.size))
            }
        }
    }

    /// The whole number of tracks in a room that has place for `exact`; no screen has place for more than 10 000.
    private static func count(_ exact: CGFloat) -> Int {
        exact > 1 ? Int(min(exact, 10_000)) : 1
    }

    private func tracks(in length: CGFloat?) -> [Track] {
        let gaps = items.dropLast().map { $0.spacing ?? ViewSpacing.defaultDistance }
        let fixed = items.reduce(0) { sum, item in
            if case .fixed(let length) = item.size { sum + length } else { sum }
        }
        var left = (length ?? 0) - gaps.reduce(0, +) - fixed
        var sharers = items.count { if case .fixed = $0.size { false } else { true } }
        var tracks: [Track] = []
        var start: CGFloat = 0
        for item in items {
            let alignment = item.alignment ?? .center
            func share(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
                defer { sharers -= 1 }
                let share = length == nil ? minimum : left / CGFloat(sharers)
                return min(max(share.isFinite ? share : minimum, minimum), maximum)
            }
            let gap = item.spacing ?? ViewSpacing.defaultDistance
            switch item.size {
            case .fixed(let length):
                tracks.append(Track(start: start, length: length, alignment: alignment))
                start += length + gap
            case .flexible(let minimum, let maximum):
                let length = share(minimum, maximum)
                left -= length
                tracks.append(Track(start: start, length: length, alignment: alignment))
                start += length + gap
            case .adaptive(let minimum, let maximum):
                let room = share(minimum, .infinity)
                left -= room
                let count = Self.count((room + gap) / max(minimum + gap, 1))
                let length = min((room - gap * CGFloat(count - 1)) / CGFloat(count), maximum)
                for _ in 0..<count {
                    tracks.append(Track(start: start, length: length, alignment: alignment))
                    start += length + gap
                }
            }
        }
        return tracks
    }

    /// Where each line of subviews starts and ends across the tracks.
    private func lines(_ subviews: Subviews, _ tracks: [Track]) -> [(start: CGFloat, end: CGFloat)] {
        guard !tracks.isEmpty else { return [] }
        var lines: [(start: CGFloat, end: CGFloat)] = []
        for first in stride(from: 0, to: subviews.count, by: tracks.count) {
            let start = lines.last.map { $0.end + (spacing ?? ViewSpacing.defaultDistance) } ?? 0
            let length = zip(tracks, subviews.dropFirst(first)).reduce(CGFloat(0)) { longest, pair in
                max(longest, pair.1.sizeThatFits(ProposedViewSize(axis, pair.0.length, nil))[axis.other])
            }
            lines.append((start, start + length))
        }
        return lines
    }
}
