/// The environment in which a scene is laid out.
public struct LayoutEnvironment: Codable, Hashable, Sendable {
    /// A BCP 47 tag, such as `de`, `zh-Hans` or `pt-BR`.
    public var locale: String
    /// Which way lines and stacks run.
    public var layoutDirection: Direction
    /// The text size that the user has set.
    public var textSize: TextSize
    /// The width that the scene is proposed, in points; nil for none.
    public var width: Double?
    /// The height that the scene is proposed, in points; nil for none.
    public var height: Double?
    /// What the device covers of that room; nil for nothing. The scene is laid out in the rest.
    public var safeArea: SafeAreaInsets?
    /// Pixels per point.
    public var displayScale: Double
    /// Whose fonts, text sizes and line metrics hold.
    public var platform: Platform { didSet { if platform != .ios { system = nil } } }
    /// Which iOS or iPadOS, and how the device is held; nil takes what the scene says, or else iOS 13 to 18 on a phone that is
    /// held upright. Other platforms have none.
    public var system: AppleSystem?

    /// Makes an environment.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag, such as `de`, `zh-Hans` or `pt-BR`.
    ///   - layoutDirection: By default the direction of the locale's script.
    ///   - textSize: The text size that the user has set.
    ///   - width: The width that the scene is proposed, in points; nil for none.
    ///   - height: In points; nil for none.
    ///   - safeArea: What the device covers of that room; nil for what the scene sets, or else nothing.
    ///   - displayScale: By default the platform's usual one: 3 on iOS and Android, 2 on macOS, 1 on the web.
    ///   - platform: Whose fonts, text sizes and line metrics hold.
    ///   - system: Which iOS or iPadOS; other platforms have none.
    public init(
        locale: String = "en", layoutDirection: Direction? = nil, textSize: TextSize = .large,
        width: Double? = nil, height: Double? = nil, safeArea: SafeAreaInsets? = nil, displayScale: Double? = nil,
        platform: Platform = .ios, system: AppleSystem? = nil
    ) {
        self.locale = locale
        self.layoutDirection = layoutDirection ?? .natural(for: locale)
        self.textSize = textSize
        self.width = width
        self.height = height
        self.safeArea = safeArea
        self.displayScale = displayScale ?? platform.displayScale
        self.platform = platform
        self.system = platform == .ios ? system : nil
    }

    /// The same environment in another locale, with the direction of that locale.
    public func with(locale: String) -> LayoutEnvironment {
        LayoutEnvironment(
            locale: locale, textSize: textSize, width: width, height: height, safeArea: safeArea,
            displayScale: displayScale, platform: platform, system: system)
    }

    /// Takes a system where none is set, on iOS.
    package mutating func adopt(_ system: AppleSystem?) {
        if platform == .ios { self.system = self.system ?? system }
    }

    /// The width of the room without its safe area.
    public var safeWidth: Double? { width.map { max($0 - (safeArea?.horizontal ?? 0), 0) } }
    /// The height of the room without its safe area.
    public var safeHeight: Double? { height.map { max($0 - (safeArea?.vertical ?? 0), 0) } }

    private enum CodingKeys: String, CodingKey {
        case locale, layoutDirection, textSize, width, height, safeArea, displayScale, platform, system
    }

    /// Writes every key but an unset safe area and system, an unset width or height as null, so that a reader need not guess.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(locale, forKey: .locale)
        try container.encode(layoutDirection, forKey: .layoutDirection)
        try container.encode(textSize, forKey: .textSize)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
        try container.encodeIfPresent(safeArea, forKey: .safeArea)
        try container.encode(displayScale, forKey: .displayScale)
        try container.encode(platform, forKey: .platform)
        try container.encodeIfPresent(system, forKey: .system)
    }
}

/// The platform whose conventions apply: fonts, text sizes, line metrics, smallest targets.
public enum Platform: String, Codable, Hashable, Sendable, CaseIterable {
    /// The name that scene files, `galley.yml` and `--platform` have for it.
    case ios, macos, android, web

    /// Pixels per point on a usual device of the platform.
    public var displayScale: Double {
        switch self {
        case .ios, .android: 3
        case .macos: 2
        case .web: 1
        }
    }

    /// How users set the size of all text there.
    package var textSizing: TextSizing {
        switch self {
        case .ios: .dynamicType
        case .macos: .fixed
        case .android, .web: .factor
        }
    }
}

/// How users set the size of all text.
package enum TextSizing: Sendable {
    /// One of the twelve Dynamic Type sizes.
    case dynamicType
    /// Not at all: macOS has no Dynamic Type (Human Interface Guidelines, Typography).
    case fixed
    /// A factor.
    case factor
}
