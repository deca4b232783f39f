import Checks
package import Frames

/// The pictures of one scene in all its environments, and what its page is made of.
///
/// Holds what is drawn of each environment, some ten kilobytes, and no report, as long as the page is not written.
package struct SceneProof {
    /// The name of the scene.
    let name: String
    /// The scene file, where there is one.
    let file: String?
    /// A picture for each environment, in the order in which they came.
    private(set) var pictures: [ProofPicture] = []
    private var places: [String: Int] = [:]

    /// A scene without pictures, as a budget of labels is.
    package init(name: String, file: String? = nil) {
        self.name = name
        self.file = file
    }

    /// Draws the scene in one more environment; of several plural forms in one, that with the most faults. O(views).
    package mutating func add(_ report: FrameReport) {
        let errors = FrameSVGErrors(ReportIndex(report))
        let id = ProofPicture.id(report.environment.locale, Cell(report.environment))
        guard let place = places[id] else {
            places[id] = pictures.count
            pictures.append(ProofPicture(report, errors))
            return
        }
        if errors.faults.count > pictures[place].marks { pictures[place] = ProofPicture(report, errors) }
    }

    /// Adds the pictures of other environments, after those that are there.
    package mutating func merge(_ other: SceneProof) {
        for picture in other.pictures where places[picture.id] == nil {
            places[picture.id] = pictures.count
            pictures.append(picture)
        }
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
