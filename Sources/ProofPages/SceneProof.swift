package import Checks
package import Frames
internal import Pictures
internal import Reports

/// The pictures of one scene in all its environments, and what its page is made of.
///
/// Until the page is written, it keeps the drawing of each environment, about ten kilobytes, and no report.
package struct SceneProof {
    /// The name of the scene.
    let name: String
    /// The scene file, where there is one.
    let file: String?
    /// A picture for each environment, in the order in which they were added.
    private(set) var pictures: [ProofPicture] = []
    /// The outlines that the pictures refer to, by name.
    private(set) var outlines: [String: String] = [:]
    private var places: [String: Int] = [:]
    /// The screen that translators see, for each locale.
    private(set) var screens: [String: ProofScreen] = [:]

    /// A scene without pictures, as a budget of labels is.
    package init(name: String, file: String? = nil) {
        self.name = name
        self.file = file
    }

    /// Draws the scene in more environments. Of several plural forms in one environment, that with the most faults is
    /// kept. O(views + glyphs).
    package mutating func add(_ pictures: [ScenePicture], rules: RuleSet = RuleSet()) {
        let glyphs = GlyphDefinitions()
        for picture in pictures {
            add(ProofPicture(picture, sharing: glyphs, rules: rules))
            if ProofScreen.isWanted(picture, after: screens[picture.report.environment.locale]) {
                screens[picture.report.environment.locale] = ProofScreen(picture)
            }
        }
        outlines.merge(glyphs.paths) { first, _ in first }
    }

    private mutating func add(_ picture: ProofPicture) {
        guard let place = places[picture.id] else {
            places[picture.id] = pictures.count
            pictures.append(picture)
            return
        }
        if picture.marks > pictures[place].marks { pictures[place] = picture }
    }

    /// Adds the pictures of other environments, after those that are there.
    package mutating func merge(_ other: SceneProof) {
        for picture in other.pictures { add(picture) }
        outlines.merge(other.outlines) { first, _ in first }
        screens.merge(other.screens) { $1.isUsual && !$0.isUsual ? $1 : $0 }
    }

    /// The picture of a cell.
    func picture(_ locale: String, _ cell: Cell) -> ProofPicture? {
        places[ProofPicture.id(locale, cell)].map { pictures[$0] }
    }

    /// The locales of the pictures, in their order.
    var locales: [String] {
        var seen: Set<String> = []
        return pictures.map(\.environment.locale).filter { seen.insert($0).inserted }
    }

    /// The cells of the pictures, in their order.
    var cells: [Cell] {
        var seen: Set<Cell> = []
        return pictures.map { Cell($0.environment) }.filter { seen.insert($0).inserted }
    }
}
