internal import Basics
internal import Frames
internal import Labels

/// The parameters of an environment, by the names that the command's options have.
enum EnvironmentParameters {
    static let all: [Parameter] = [
        .optional("locale", .text, "The language and region, as a BCP 47 tag: de, pt-BR; en by default."),
        .optional(
            "textSize", .choice(TextSize.dynamicTypeSizes.map(\.name)),
            "A Dynamic Type size of iOS, from xSmall to AX5; large by default."),
        .optional("scale", .number(above: 0), "A factor on every font size, instead of textSize."),
        .optional(
            "platform", .choice(Platform.allCases.map(\.rawValue)), "Whose fonts and metrics are used; ios by default."),
        .optional("width", .number(above: 0), "The width to fit, in points; no limit by default."),
        .optional("height", .number(above: 0), "The height to fit, in points; no limit by default."),
        .optional("displayScale", .number(above: 0), "Pixels per point; that of the platform by default."),
    ]

    /// The environment that the arguments describe.
    ///
    /// - Parameter scene: What the arguments leave open.
    static func environment(
        _ arguments: Arguments, platform: Platform? = nil, width: Double? = nil, height: Double? = nil,
        locale: String? = nil, displayScale: Double? = nil
    ) throws(ServiceError) -> LayoutEnvironment {
        if arguments.text("textSize") != nil, arguments.number("scale") != nil {
            throw .parameters("give textSize or scale, not both")
        }
        let textSize =
            arguments.number("scale").map(TextSize.scale) ?? arguments.text("textSize").flatMap(TextSize.init(name:))
        return LayoutEnvironment(
            locale: try arguments.locale() ?? locale ?? "en", textSize: textSize ?? .large,
            width: arguments.number("width") ?? width, height: arguments.number("height") ?? height,
            displayScale: arguments.number("displayScale") ?? displayScale,
            platform: arguments.text("platform").flatMap(Platform.init) ?? platform ?? .ios)
    }
}
