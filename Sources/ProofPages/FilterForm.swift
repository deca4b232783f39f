import Checks
import Frames
internal import Reports

/// The filters for the pictures and faults of a page. The script reads them and keeps them in the address.
struct FilterForm {
    let proof: SceneProof
    let blocks: [FindingBlock]
    let widthNames: [Double: String]

    /// The form, which is hidden without the script.
    var html: String {
        let sizes = proof.cells.map(\.textSize.name)
        let widths = proof.cells.map { Prose.name($0.screen, widthNames: widthNames) }
        let fields = [
            select("locale", "Locale", proof.locales), select("size", "Text size", sizes),
            select("width", "Width", widths), select("rule", "Rule", blocks.map(\.worst.rule)),
            select("key", "Key", blocks.compactMap(\.worst.key)),
        ]
        return """
            <form id="filters" aria-label="Show only" hidden>
            \(fields.joined())<p><button type="reset">Show all</button> <output></output></p>
            </form>

            """
    }

    private func select(_ name: String, _ title: String, _ values: [String]) -> String {
        var seen: Set<String> = []
        let distinct = values.filter { seen.insert($0).inserted }
        guard distinct.count > 1 || name == "rule" && !distinct.isEmpty else { return "" }
        let options = distinct.map { "<option>\(HTML.escaped($0))</option>" }
        return """
            <p><label for="filter-\(name)">\(title)</label>
            <select id="filter-\(name)" name="\(name)"><option value="">all</option>\(options.joined())</select></p>

            """
    }
}
