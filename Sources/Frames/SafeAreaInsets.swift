/// What the device covers at the edges of a scene's space: the status bar, the camera, the home indicator.
public struct SafeAreaInsets: Codable, Hashable, Sendable {
    /// Points at the top.
    public var top: Double
    /// Points at the side where lines begin.
    public var leading: Double
    /// Points at the bottom.
    public var bottom: Double
    /// Points at the side where lines end.
    public var trailing: Double

    /// Makes insets, in points.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Reads insets; any of them may be left out.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func length(_ key: CodingKeys) throws -> Double { try container.decodeIfPresent(Double.self, forKey: key) ?? 0 }
        self.init(
            top: try length(.top), leading: try length(.leading), bottom: try length(.bottom),
            trailing: try length(.trailing))
    }

    /// Leading and trailing together.
    public var horizontal: Double { leading + trailing }
    /// Top and bottom together.
    public var vertical: Double { top + bottom }

    /// The insets of devices held upright, by name.
    ///
    /// Apple does not publish these numbers; Choices.md says where each comes from.
    public static let devices: [(name: String, insets: SafeAreaInsets)] = [
        ("iPhone SE", SafeAreaInsets(top: 20)),
        ("iPhone 11 Pro", SafeAreaInsets(top: 44, bottom: 34)),
        ("iPhone 14", SafeAreaInsets(top: 47, bottom: 34)),
        ("iPhone 14 Pro", SafeAreaInsets(top: 59, bottom: 34)),
        ("iPhone 15", SafeAreaInsets(top: 59, bottom: 34)),
        ("iPhone 16", SafeAreaInsets(top: 59, bottom: 34)),
        ("iPhone 16 Pro", SafeAreaInsets(top: 62, bottom: 34)),
    ]
}
