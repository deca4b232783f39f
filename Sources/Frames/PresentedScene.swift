/// The names of scenes that show what another scene can show: `Settings › Sheet`, `Settings › Sheet 2`.
package enum PresentedScene {
    /// The name of a scene that shows something of a kind, the first of it being number 1.
    package static func name(_ kind: String, _ number: Int, of scene: String) -> String {
        "\(scene) › \(kind)\(number == 1 ? "" : " \(number)")"
    }
}
