package import Frames

extension LayoutScene {
    /// The height that the scene has where a check gives it none: that of the device of the width for a window or a preview
    /// on a screen; nil for other scenes, and for a window of macOS, which is as high as its content.
    package func screenHeight(ofWidth width: Double?, on platform: Platform) -> Double? {
        guard origin == .window || origin == .preview, space == nil, platform != .macos else { return nil }
        return width.map(platform.screenHeight)
    }

    /// The environment with what the scene says where the environment says nothing: the safe area, the
    /// system, and the height of a screen.
    func completing(_ environment: LayoutEnvironment) -> LayoutEnvironment {
        var environment = environment
        environment.safeArea = environment.safeArea ?? safeArea
        environment.adopt(system)
        environment.height =
            environment.height ?? screenHeight(ofWidth: environment.width, on: environment.platform)
        return environment
    }

    /// Whether the scene is a window that people can make no smaller than its content: one of an app for macOS (Apple
    /// documentation, `WindowResizability.automatic`), or a preview of views for it.
    func isResizableWindow(on platform: Platform) -> Bool {
        platform == .macos && space == nil && (origin == .window || origin == .preview)
    }
}
