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

    init() {}

    /// An environment with the safe area that was given.
    func applied(to environment: LayoutEnvironment) -> LayoutEnvironment {
        var environment = environment
        environment.safeArea = safeArea ?? environment.safeArea
        return environment
    }
}
