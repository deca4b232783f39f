internal import Foundation
internal import Galley
internal import GalleyCommand
internal import ViewLayout

/// The program of an app: it has the commands of `galley`, and its scenes are in Swift.
enum AppProgram<A: App>: Program {
    static var name: String { AdoptedCommand.ofEnvironment ?? executable }

    /// The name of the executable, which may differ from that of the type.
    private static var executable: String {
        CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "\(A.self)"
    }

    static func scenes() throws -> SwiftScenes? {
        try onMainActor {
            let windows = ViewWork.list("the windows of \(A.self)", at: nil) {
                A().body.allWindows
            }
            let others = DiscoveredScenes.previews() + DiscoveredScenes.declared()
            // A program that has nothing but the previews of a library is found by theirs.
            let source = windows.first?.source.file ?? others.lazy.compactMap(\.position?.file).first
            // The windows of an adopted app may be left out, and the first preview may be another module's.
            var scenes = SwiftScenes(
                self.windows(windows) + others, program: name,
                source: AdoptedCommand.mainSource ?? source.map { URL(filePath: $0) })
            scenes.platform = AdoptedCommand.platform
            return scenes
        }
    }

    /// Each window as a scene, by its title or else by the name of the app.
    @MainActor private static func windows(_ windows: [WindowContent]) -> [LayoutScene] {
        windows.enumerated().map { index, window in
            // The views are made anew for each environment, as their state belongs to a window that is open.
            var scene = LayoutScene(window.title ?? "\(A.self)") {
                let windows = A().body.allWindows
                return index < windows.count ? windows[index].root : nil
            }
            scene.origin = .window
            scene.position = SourcePosition(
                file: window.source.file, line: window.source.line, column: window.source.column)
            return scene
        }
    }
}
