package import Frames
package import Labels
internal import ViewLayout

extension SceneRunner {
    /// The widths of letters in the font that the text of a view has in an environment; nil where it has none, or several.
    ///
    /// - Parameter view: The identifier of the view in the frame report.
    package func widths(
        of letters: Set<Character>, asIn view: String, of scene: LayoutScene, in environment: LayoutEnvironment,
        locale: CheckLocale? = nil, from tables: LetterTables
    ) throws -> LetterWidths? {
        let tree = try tree(of: scene, in: environment, locale: locale, form: nil)
        return ViewWork.run(.scene(scene, environment)) {
            let root = place(tree, in: room(of: scene, in: environment, tree)).root
            let places = view.split(separator: ".").dropFirst().map { Int($0) ?? -1 }
            let found = places.reduce(root as PlacedView?) { view, place in
                view.flatMap { $0.children.indices.contains(place) ? $0.children[place] : nil }
            }
            return found.flatMap { view in
                view.text.flatMap { text in
                    tables.widths(of: letters, asIn: tree.measurer.resolve(text, proposal: view.proposal))
                }
            }
        }
    }
}
