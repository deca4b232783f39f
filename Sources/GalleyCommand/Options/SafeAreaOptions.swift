internal import ArgumentParser
internal import Galley

/// The part of a scene's environment that texts do not depend on.
struct SafeAreaOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What the device covers at the scene's edges: a device such as \"iPhone 16\", or TOP,LEADING,BOTTOM,TRAILING.",
            discussion: "In points. The scene is laid out in the rest; its backgrounds extend below. "
                + "(default: what the scene file says)",
            valueName: "insets"))
    var safeArea: SafeAreaInsets?

    @Option(
        help: ArgumentHelp(
            "Which iOS or iPadOS the sizes of bars, rows and tabs are those of.",
            discussion: "(default: what the scene and its project say, or iOS 18 on a phone held upright)",
            valueName: "system"))
    var system: AppleSystem?

    init() {}

    /// An environment with the safe area and the system that were given.
    ///
    /// - Throws: `ValidationError` for a system on a platform that has none.
    func applied(to environment: LayoutEnvironment) throws -> LayoutEnvironment {
        var environment = environment
        environment.safeArea = safeArea ?? environment.safeArea
        environment.system = system ?? environment.system
        if let system, environment.platform != .ios {
            throw ValidationError(
                "--system \(system.rawValue) is for platform ios, and the platform is \(environment.platform.rawValue)")
        }
        return environment
    }
}
