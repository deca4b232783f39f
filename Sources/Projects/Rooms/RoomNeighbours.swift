internal import Rooms

/// The frames of the texts on a screen, to find out how much space there is beside each of them.
struct RoomNeighbours {
    private let frames: [[Double]]
    /// The texts of the frames.
    private let texts: [String]
    /// The frames in each band of the screen, by number.
    private var bands: [Int: [Int]] = [:]
    private let width: Double?

    private static let heightOfBand = 64.0
    /// A frame in more bands is a background, or a mistake.
    private static let mostBands = 1000

    /// O(frames).
    init(of screen: ReadRooms.Screen) {
        width = screen.screen.width
        let placed = screen.rooms.compactMap { room in
            room.part.isVisible == false ? nil : room.part.frame.map { (frame: $0, text: room.part.text) }
        }
        (frames, texts) = (placed.map(\.frame), placed.map(\.text))
        for (number, frame) in frames.enumerated() {
            for band in Self.bands(of: frame) { bands[band, default: []].append(number) }
        }
    }

    /// The width from the nearest frame before a frame to the nearest after it, or to the edges of the screen; nil where one
    /// of them is not known. Frames above and below, and those that it lies on, do not count.
    ///
    /// How the text is aligned is not known: no text that is wider has room beside them.
    ///
    /// - Returns: The width, and the texts of those frames.
    func room(beside frame: [Double]) -> (width: Double, texts: [String])? {
        var (start, end): (Double?, Double?) = (width == nil ? nil : 0, width)
        var (before, after): (Int?, Int?)
        let (left, right) = (frame[0], frame[0] + frame[2])
        // In their order: of two that end at the same place, the first is named.
        for number in Set(Self.bands(of: frame).flatMap { bands[$0] ?? [] }).sorted() {
            let other = frames[number]
            guard other[1] < frame[1] + frame[3], frame[1] < other[1] + other[3] else { continue }
            if other[0] >= right - 0.5, other[0] < end ?? .infinity { (end, after) = (other[0], number) }
            if other[0] + other[2] <= left + 0.5, other[0] + other[2] > start ?? -.infinity {
                (start, before) = (other[0] + other[2], number)
            }
        }
        guard let start, let end, end - start >= frame[2] else { return nil }
        return (end - start, Set([before, after].compactMap { $0.map { texts[$0] } }).sorted())
    }

    private static func bands(of frame: [Double]) -> ClosedRange<Int> {
        let first = Int(frame[1] / heightOfBand)
        return first...min(Int((frame[1] + frame[3]) / heightOfBand), first + mostBands)
    }
}
