import Checks
import Frames
internal import Pictures

/// Scenes as they are, each beside its reference, on a page.
struct PicturePairs {
    let pictures: [ComparedPictures]
    let subject: CheckResult.Subject
    let widthNames: [Double: String]

    /// Where the worst cell of a finding is shown; nil where it is not.
    func place(of finding: Finding) -> String? {
        pictures.firstIndex { $0.shows(finding) }.map { "#\(Self.id($0))" }
    }

    /// All pairs, after what they share; empty where there are none.
    var html: String {
        guard !pictures.isEmpty else { return "" }
        let glyphs = GlyphDefinitions()
        let pairs = pictures.enumerated().map { pair($1, number: $0, glyphs) }
        return glyphs.render() + pairs.joined()
    }

    private static func id(_ number: Int) -> String { "pair-\(number + 1)" }

    private func pair(_ pair: ComparedPictures, number: Int, _ glyphs: GlyphDefinitions) -> String {
        let cell = Prose.name(pair.cell, widthNames: widthNames)
        let figures = figures(pair).map { title, picture in
            guard let picture else { return "<p>Not \(title == "now" ? "laid out now" : "recorded").</p>\n" }
            let name = "\(pair.part.scene), \(pair.part.locale), \(cell), \(title)"
            let drawing = ProofPicture(picture, sharing: glyphs, rules: pair.rules).svg(name: name)
            return "<figure><figcaption><span>\(HTML.escaped(title))</span></figcaption>\(drawing)</figure>\n"
        }
        let note =
            pair.hasUnknownLetters
            ? "<p class=\"detail\">A recording has no letters: changed texts are drawn roughly in their recorded frames.</p>\n"
            : ""
        return """
            <section id="\(Self.id(number))" aria-labelledby="\(Self.id(number))-title">
            <h3 id="\(Self.id(number))-title">\(HTML.name(pair.part.scene)) \(HTML.tag(pair.part.locale)) \
            \(HTML.escaped(cell))</h3>
            <div class="pair">
            \(figures.joined())</div>
            \(note)</section>

            """
    }

    /// The pictures of a pair, each with its title: a change in the order of time, a fault before its reference.
    private func figures(_ pair: ComparedPictures) -> [(title: String, picture: ScenePicture?)] {
        switch subject {
        case .differences: [("recorded", pair.reference), ("now", pair.now)]
        case .faults:
            [(pair.part.locale, pair.now)]
                + (pair.reference.map { [("\($0.report.environment.locale), source", $0)] } ?? [])
        }
    }
}
