internal import ArgumentParser
internal import Galley

/// The environment that a text or a scene is laid out in.
struct EnvironmentOptions: ParsableArguments {
    @Option(
        name: .customLong("locale"),
        help: "The language and region, as a BCP 47 tag: de, pt-BR, zh-Hans. (default: en)",
        completion: Completions.locales)
    var locales: ArgumentList<String>?

    @Option(
        name: .customLong("text-size"),
        help: ArgumentHelp(
            "xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4 or AX5.",
            discussion: "The Dynamic Type sizes of iOS. On Android and the web give --scale; macOS has one size."))
    var textSizes: ArgumentList<TextSize>?

    @Option(
        parsing: .unconditional,
        help: "A factor on every font size, instead of --text-size. On Android it is scaled nonlinearly.")
    var scale: Double?

    @Option(
        help: """
            Whose fonts, text sizes and line metrics are used: ios, macos, android or web. (default: that of a scene's project, or ios)
            """)
    var platform: Platform?

    @Option(parsing: .unconditional, help: "The width to fit, in points; without it there is no limit.")
    var width: Double?

    @Option(parsing: .unconditional, help: "The height to fit, in points; without it there is no limit.")
    var height: Double?

    @Option(
        parsing: .unconditional,
        help: "Pixels per point. (default: 3 on iOS and Android, 2 on macOS, 1 on the web)")
    var displayScale: Double?

    init() {}

    func validate() throws {
        if textSizes != nil, scale != nil { throw ValidationError("give --text-size or --scale, not both") }
        try Self.checkPositive(scale, "--scale")
        if let platform { try checkTextSize(on: platform) }
        try Self.checkPositive(width, "--width")
        try Self.checkPositive(height, "--height")
        try Self.checkPositive(displayScale, "--display-scale")
        for locale in locales?.values ?? [] where !LocaleName.isWellFormed(locale) {
            throw ValidationError("--locale expects a BCP 47 tag such as de or pt-BR, not \"\(locale)\"")
        }
    }

    /// Refuses several locales or text sizes where only one layout is made.
    ///
    /// - Parameter hint: Which command or format accepts several.
    func checkSingle(hint: String = "") throws {
        if let locales, locales.values.count > 1 || locale == Self.all {
            throw ValidationError("--locale expects one locale, not \(locales.values.joined(separator: ","))\(hint)")
        }
        if let textSizes, textSizes.values.count > 1 {
            let names = textSizes.values.map(\.name).joined(separator: ",")
            throw ValidationError("--text-size expects one size, not \(names)\(hint)")
        }
    }

    /// The value for every locale of a scene's catalogs.
    static let all = "all"

    /// The locale, where there is one.
    var locale: String? {
        get { locales?.values.first.map { $0 == Self.all ? $0 : LocaleName.canonical($0) } }
        set { locales = newValue.map { ArgumentList([$0]) } }
    }

    /// Refuses a text size that the platform does not have: it would change nothing, or not what was meant.
    private func checkTextSize(on platform: Platform) throws {
        switch platform.textSizing {
        case .dynamicType: return
        case .factor:
            guard let textSize = textSizes?.values.first(where: { $0 != .large }) else { return }
            throw ValidationError(
                "--text-size \(textSize.name) is a size of iOS; on \(platform.rawValue) give --scale")
        case .fixed:
            let size = environment.textSize
            guard !size.isDefault else { return }
            let option = scale == nil ? "--text-size" : "--scale"
            throw ValidationError("\(option) \(size.name): macOS has no Dynamic Type, its text has one size")
        }
    }

    private static func checkPositive(_ value: Double?, _ option: String) throws {
        guard let value, !(value > 0 && value.isFinite) else { return }
        throw ValidationError("\(option) expects a number above 0, not \(Number.text(value))")
    }

    /// The environment of the options.
    var environment: LayoutEnvironment {
        LayoutEnvironment(
            locale: locale ?? "en", textSize: scale.map(TextSize.scale) ?? textSizes?.values.first ?? .large,
            width: width,
            height: height, displayScale: displayScale, platform: platform ?? .ios)
    }

    /// The environment of the options. What they leave open is taken from the scene, and then from its project.
    ///
    /// - Throws: `ValidationError` for a text size that the project's platform does not have.
    func environment(of scene: LayoutScene) throws -> LayoutEnvironment {
        var options = self
        options.locale = locale ?? scene.locale
        if case .onScreens = scene.space {
            // The width of the options is that of the screen.
            let size = scene.space?.size(onScreen: width)
            (options.width, options.height) = (size?.width, height ?? size?.height)
        } else {
            options.width = width ?? scene.space?.width
            options.height = height ?? scene.space?.height
        }
        options.platform = platform ?? scene.platform
        options.displayScale = displayScale ?? scene.displayScale
        if let platform = options.platform { try options.checkTextSize(on: platform) }
        return options.environment
    }
}
