/// The names of scenes that show a presentation of another scene: `Settings › Sheet`, `Settings › Sheet 2`.
package enum PresentedScene {
    /// The name of a scene that shows a presentation of some kind; the first is number 1.
    package static func name(_ kind: String, _ number: Int, of scene: String) -> String {
        "\(scene) › \(kind)\(number == 1 ? "" : " \(number)")"
    }
}
