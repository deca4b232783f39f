internal import Basics
import Checks
import Frames
internal import Reports

/// The page of a locale for translators: search first, then each text with its room, its screen, and a box that says whether
/// another text fits.
struct TranslatorPage {
    let locale: String
    let projects: [ProofProject]
    /// The path of the locale's other page.
    let localePath: String
    /// The rows, those without room first.
    let rows: [LabelRow]
    private let owners: [Int]

    /// The most texts on a page; those with the most room are left out.
    private static let most = 2000

    init(locale: String, projects: [ProofProject], localePath: String) {
        (self.locale, self.projects, self.localePath) = (locale, projects, localePath)
        let all = projects.enumerated().flatMap { index, project in
            LabelRow.rows(of: project, locale: locale).map { (row: $0, owner: index) }
        }.sorted { $0.row < $1.row }
        rows = all.prefix(Self.most).map(\.row)
        owners = all.prefix(Self.most).map(\.owner)
        left = all.count - rows.count
    }

    private let left: Int

    func page(at path: String) -> ProofPage {
        var fonts = FontTables()
        let texts = zip(rows, owners).enumerated().map { index, owned in
            text(owned.0, projects[owned.1], &fonts).html(number: index + 1)
        }
        let note =
            left > 0
            ? "<p>\(Prose.count(left, "text")) with more room \(left == 1 ? "is" : "are") not listed.</p>\n" : ""
        let body = """
            <header class="top">
            <nav aria-label="Site"><a href="../index.html">All scenes</a> <a href="../\(localePath)">Faults</a></nav>
            <h1>\(HTML.tag(locale)) for translators</h1>
            </header>
            <main id="main">
            \(SearchTexts.form)<p class="count">\(Prose.count(rows.count, "text")). Lengths are in points. As many characters as \
            <i>usually</i> fit do so in about 95 of 100 texts. A box measures one line by the \
            widths of letters and of pairs of letters, and knows only those of this language's texts.</p>
            <div id="texts">
            \(texts.joined())</div>
            \(note)</main>
            <script type="application/json" id="fonts">\(JSONText.inScript(fonts.json))</script>

            """
        return ProofPage(
            path: path, title: "\(locale) for translators", root: "../", scripts: ["translators.js"], body: body)
    }

    private func text(_ row: LabelRow, _ project: ProofProject, _ fonts: inout FontTables) -> TranslatorText {
        let known = project.rooms[TypingPlace(key: row.key, locale: locale)]
        var font: Int?
        if case .measured(let typing)? = known?.answer { font = fonts.number(of: typing.widths) }
        return TranslatorText(
            row: row, room: known.map(\.room) ?? row.room, answer: known?.answer,
            characters: known?.characters, font: font,
            screen: screen(of: row, project), widthNames: project.result.widthNames)
    }

    /// The first scene whose screen shows the text, that where it is tightest before others.
    private func screen(
        of row: LabelRow, _ project: ProofProject
    ) -> (place: ScreenPlace, frame: Frame, link: String, name: String)? {
        let scenes = (row.room.map { [$0.scene] } ?? []) + row.showings.map(\.scene)
        for scene in scenes {
            guard let place = project.screens[scene]?[locale], let frame = place.texts[row.key] else { continue }
            let link = row.showings.first { $0.scene == scene }?.path ?? "../\(project.path(scene))"
            return (place, frame, link, scene)
        }
        return nil
    }
}

/// The fonts of a page, each once.
private struct FontTables {
    private struct Table: Encodable {
        /// The width of each letter.
        var widths: [String: Double]
        /// For each letter, what others add behind it: the letters by what they add.
        var pairs: [String: [String: String]]
    }

    private var numbers: [LetterWidths: Int] = [:]
    private var tables: [Table] = []

    mutating func number(of widths: LetterWidths) -> Int {
        if let known = numbers[widths] { return known }
        let number = tables.count
        numbers[widths] = number
        var table = Table(widths: [:], pairs: [:])
        for (letter, width) in widths.advances { table.widths[String(letter)] = Self.rounded(width) }
        for (first, seconds) in widths.pairs {
            let groups = Dictionary(grouping: seconds) { Number.text(Self.rounded($0.value)) }
            table.pairs[String(first)] = groups.mapValues { String($0.map(\.key).sorted()) }
        }
        tables.append(table)
        return number
    }

    /// To a thousandth of a point: of a hundred letters that is less than the half pixel that counts as nothing.
    private static func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }

    var json: String { (try? JSONText.render(tables, isPretty: false)) ?? "[]" }
}
