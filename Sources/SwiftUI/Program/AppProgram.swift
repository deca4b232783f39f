internal import Foundation
internal import Galley
internal import GalleyCommand
internal import ViewLayout

/// The program that an app is: it has the commands, and its scenes are in Swift.
enum AppProgram<A: App>: Program {
    static var name: String { "\(A.self)" }

    static func scenes() throws -> SwiftScenes? {
        try onMainActor {
            let windows = A().body.allWindows
            return SwiftScenes(
                self.windows(windows) + discovered, program: name,
                source: windows.first.map { URL(filePath: $0.source.file) })
        }
    }

    /// Each window as a scene, by its title or else by the name of the app.
    @MainActor private static func windows(_ windows: [WindowContent]) -> [LayoutScene] {
        windows.enumerated().map { index, window in
            // The views are made anew for each environment, as their state belongs to a window that is open.
            var scene = LayoutScene(window.title ?? name) { A().body.allWindows[index].root }
            scene.origin = .window
            scene.position = SourcePosition(
                file: window.source.file, line: window.source.line, column: window.source.column)
            return scene
        }
    }

    /// The scenes beside the windows that the program has.
    @MainActor private static var discovered: [LayoutScene] {
        DiscoveredScenes.previews() + DiscoveredScenes.declared()
    }
}
