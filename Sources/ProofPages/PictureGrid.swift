internal import Basics
import Checks
import Frames
internal import Reports

/// The pictures of a scene: a row for each locale, a column for each text size and screen.
package struct PictureGrid {
    let proof: SceneProof
    let findings: FaultyCells
    let sourceLocale: String
    let widthNames: [Double: String]

    /// The scale of pictures beside each other, in pixels per point.
    /// What is around a picture, in pixels.
    package static let scale = ProofStyle.pictureScale
    private static let padding = (width: 28.0, height: 76.0)
    /// The height of the caption above a picture, in pixels.
    private static let caption = 25.0

    /// The rows, the source locale first.
    var html: String {
        let cells = proof.cells
        let columns = Dictionary(uniqueKeysWithValues: cells.enumerated().map { ($1, $0) })
        let rows = Dictionary(grouping: proof.pictures, by: \.environment.locale)
        let locales = proof.locales
        let ordered = locales.filter { $0 == sourceLocale } + locales.filter { $0 != sourceLocale }
        return """
            <div class="grid" role="region" aria-label="Pictures by locale" tabindex="0">
            \(ordered.map { row($0, rows[$0] ?? [], columns) }.joined())</div>

            """
    }

    /// The widths of the columns, each as wide as its widest picture, and the sizes of rows before they are laid out.
    var style: String {
        let widest = Dictionary(grouping: proof.pictures) { Cell($0.environment) }
            .mapValues { $0.map(\.box.width).max() ?? 0 }
        let widths = proof.cells.map { ((widest[$0] ?? 0) * Self.scale + Self.padding.width).rounded(.up) }
        let columns = widths.enumerated().map { ".c\($0){width:\(Number.text($1))px}" }
        return (columns + [".row{contain-intrinsic-width:auto \(Number.text(widths.reduce(0, +)))px}"])
            .joined(separator: "\n")
    }

    private func row(_ locale: String, _ pictures: [ProofPicture], _ columns: [Cell: Int]) -> String {
        let picture = (pictures.map(\.box.height).max() ?? 0) * Self.scale
        let height = Number.text((picture + Self.padding.height).rounded())
        let figure = Number.text((picture + Self.caption).rounded())
        let name = HTML.escaped(locale)
        let note = locale == sourceLocale ? " <small>source</small>" : ""
        return """
            <section class="row" data-locale="\(name)" aria-label="\(name)" \
            style="contain-intrinsic-height:auto \(height)px;--figure:\(figure)px">
            <h3>\(HTML.tag(locale))\(note)</h3>
            <div class="cells">
            \(pictures.map { self.figure($0, columns) }.joined())</div>
            </section>

            """
    }

    private func figure(_ picture: ProofPicture, _ columns: [Cell: Int]) -> String {
        let cell = Cell(picture.environment)
        let faults = findings[picture.environment.locale, cell]
        let place = Prose.name(cell, widthNames: widthNames)
        let name = "\(picture.environment.locale), \(place): \(Self.verdict(faults))"
        let verdict =
            faults.first.map { "<a class=\"verdict\" href=\"#\($0.id)\">\(Self.verdict(faults))</a>" }
            ?? "<span class=\"verdict\">\(Self.verdict(faults))</span>"
        let severity = faults.map(\.severity).max().map { " faulty \($0)" } ?? ""
        return """
            <figure class="c\(columns[cell] ?? 0)\(severity)" id="\(picture.id)" \
            data-size="\(HTML.escaped(cell.textSize.name))" \
            data-width="\(HTML.escaped(Prose.name(cell.screen, widthNames: widthNames)))" \
            data-faults="\(faults.map(\.id).joined(separator: " "))">
            <figcaption><span>\(HTML.escaped(place))</span>\(verdict)</figcaption>
            <a class="open" href="#\(picture.id)" aria-label="\(HTML.escaped(name))">\(picture.svg())</a>
            </figure>

            """
    }

    /// "2 errors and 1 warning", "fits".
    static func verdict(_ faults: [FaultyCells.Fault]) -> String {
        let errors = faults.count { $0.severity == .error }
        let text = SummaryText.counts(errors, faults.count - errors, Ink(isOn: false))
        return text.isEmpty ? "fits" : text
    }
}

/// Which faults occur in which cell of a scene.
struct FaultyCells {
    struct Fault {
        /// The anchor of the fault in the list.
        var id: String
        var severity: Severity
    }

    private struct Place: Hashable {
        var locale: String
        var cell: Cell
    }

    private var faults: [Place: [Fault]] = [:]

    /// The cells of each finding: the text sizes and screens of its extent. O(cells at fault).
    init(_ blocks: [FindingBlock]) {
        for block in blocks {
            let id = FaultList.id(block)
            for finding in block.findings {
                for part in finding.extent.parts {
                    for size in part.textSizes {
                        for screen in part.screens {
                            let place = Place(locale: finding.locale, cell: Cell(textSize: size, screen: screen))
                            faults[place, default: []].append(Fault(id: id, severity: finding.severity))
                        }
                    }
                }
            }
        }
    }

    /// In the order of the list: errors first.
    subscript(_ locale: String, _ cell: Cell) -> [Fault] { faults[Place(locale: locale, cell: cell)] ?? [] }
}

extension Cell {
    fileprivate init(textSize: TextSize, screen: Screen) {
        self.init(LayoutEnvironment(textSize: textSize, width: screen.width, height: screen.height))
    }
}
