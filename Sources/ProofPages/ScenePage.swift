import Checks
import Frames
internal import Pictures
internal import Reports

/// The page of a scene: its result in each locale, its faults, its pictures, and its tightest labels. The page of a
/// label budget has no pictures.
struct ScenePage {
    let proof: SceneProof
    /// The findings of this scene alone.
    let result: CheckResult
    let labels: LabelLedger
    let sourceLocale: String
    /// The path from this page to that of a locale.
    let localePage: (String) -> String

    private var blocks: [FindingBlock] { result.worstBlocksFirst }

    /// The page of that path.
    func page(at path: String) -> ProofPage {
        let blocks = self.blocks
        let grid = PictureGrid(
            proof: proof, findings: FaultyCells(blocks), sourceLocale: sourceLocale, widthNames: result.widthNames)
        let hasPictures = !proof.pictures.isEmpty
        let tightest = self.tightest
        let body = [
            header(hasPictures: hasPictures, hasFaults: !blocks.isEmpty, hasTightest: !tightest.isEmpty),
            "<main id=\"main\">\n", heat, faults(blocks),
            hasPictures ? pictures(grid, blocks) : "", tightest, "</main>\n", hasPictures ? Self.viewer : "",
        ]
        return ProofPage(
            path: path, title: "\(proof.name): \(result.heading)", root: "../", style: hasPictures ? grid.style : "",
            body: body.joined())
    }

    private func header(hasPictures: Bool, hasFaults: Bool, hasTightest: Bool) -> String {
        let file = proof.file.map { " \(HTML.code($0))" } ?? ""
        let count = hasPictures ? " · \(Prose.count(proof.pictures.count, "picture"))" : ""
        let links = [
            hasFaults ? "<a href=\"#faults\">Faults</a>" : nil,
            hasPictures ? "<a href=\"#pictures\">Pictures</a>" : nil,
            hasTightest ? "<a href=\"#tightest\">Tightest labels</a>" : nil,
        ]
        return """
            <header class="top">
            <nav aria-label="Site"><a href="../index.html">All scenes</a></nav>
            <h1>\(HTML.name(proof.name))</h1>
            <p class="count">\(HTML.capitalized(result.heading))\(count)\(file)</p>
            <nav aria-label="This page">\(links.compactMap(\.self).joined(separator: " "))</nav>
            </header>

            """
    }

    private var heat: String {
        let table = HeatTable(
            result.findings, locales: result.summary.locales, margins: labels.margins(scene: proof.name))
        let hasPictures = !proof.pictures.isEmpty
        let html = table.html(caption: "Faults and headroom by locale and text size", page: localePage) { spot in
            hasPictures ? "#locale=\(HTML.query(spot.locale))&amp;size=\(HTML.query(spot.textSize.name))" : nil
        }
        return HTML.section("heat", "By locale and text size", html)
    }

    private func faults(_ blocks: [FindingBlock]) -> String {
        let list = FaultList(
            blocks: blocks, result: result,
            picture: { finding in
                proof.picture(finding.locale, finding.worst).map { "#\($0.id)" } ?? localePage(finding.locale)
            }, tellsEachLocale: true)
        return HTML.section("faults", "Faults", list.html)
    }

    private func pictures(_ grid: PictureGrid, _ blocks: [FindingBlock]) -> String {
        let filters = FilterForm([
            .init("locale", "Locale", proof.locales), .init("size", "Text size", proof.cells.map(\.textSize.name)),
            .init("width", "Width", proof.cells.map { Prose.name($0.screen, widthNames: result.widthNames) }),
            .init("rule", "Rule", blocks.map(\.worst.rule), isShownAlone: true),
            .init("key", "Key", blocks.compactMap(\.worst.key)),
        ])
        return HTML.section("pictures", "Pictures", filters.html + GlyphDefinitions.render(proof.outlines) + grid.html)
    }

    private var tightest: String {
        let rows = labels.tightest(12, scene: proof.name).map { label in
            TightRow(
                label: label, result: result, picture: proof.picture(label.tightest.locale, label.tightest.cell)?.id
            ).html
        }
        return HTML.section("tightest", "Tightest labels", TightRow.table(rows))
    }

    /// Where the script shows an enlarged picture, beside that of the source locale.
    private static let viewer = """
        <dialog id="viewer" aria-labelledby="viewer-title">
        <header><h2 id="viewer-title"></h2>
        <p><button type="button" value="-1">Previous</button> <button type="button" value="1">Next</button>
        <button type="button" value="0">Close</button></p></header>
        <div class="pair"></div>
        <ol class="faults"></ol>
        </dialog>

        """
}
