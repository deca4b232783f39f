public import Frames

/// The cells in which a fault occurs, as text sizes of screens, and all cells that were checked.
public struct Extent: Hashable, Sendable {
    /// Screens on which the same text sizes have the fault.
    public struct Part: Hashable, Sendable {
        /// Smallest first.
        public var textSizes: [TextSize]
        /// Narrowest first.
        public var screens: [Screen]
    }

    /// The parts, the one with the smallest text size first.
    public var parts: [Part]
    /// Every text size at which the scene was checked, smallest first.
    public var allTextSizes: [TextSize]
    /// Every screen on which the scene was checked, narrowest first.
    public var allScreens: [Screen]

    /// Sorts the cells with the fault among all cells.
    public init(cells: [Cell], among all: [Cell]) {
        allTextSizes = Self.sorted(all.map(\.textSize))
        allScreens = Set(all.map(\.screen)).sorted()
        let sizes = Dictionary(grouping: cells, by: \.screen).mapValues { Self.sorted($0.map(\.textSize)) }
        parts = Dictionary(grouping: sizes.keys.sorted(), by: { sizes[$0] ?? [] })
            .map { Part(textSizes: $0.key, screens: $0.value) }
            .sorted {
                ($0.textSizes.first?.order ?? 0, $0.screens[0]) < ($1.textSizes.first?.order ?? 0, $1.screens[0])
            }
    }

    /// Every text size with the fault, smallest first.
    public var textSizes: [TextSize] { Self.sorted(parts.flatMap(\.textSizes)) }
    /// Every screen with the fault, narrowest first.
    public var screens: [Screen] { Set(parts.flatMap(\.screens)).sorted() }

    private static func sorted(_ sizes: [TextSize]) -> [TextSize] {
        Set(sizes).sorted { $0.order < $1.order }
    }
}
