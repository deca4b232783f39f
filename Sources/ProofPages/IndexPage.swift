import Checks
internal import Reports

/// The first page: how much is wrong, by locale and text size and by scene, and the worst faults.
struct IndexPage {
    let projects: [ProofProject]
    let localePaths: [String: String]
    /// The path of a locale's page for translators.
    let translatorPath: (String) -> String

    /// The most faults that the page lists; the others are on the pages of their scenes.
    private static let most = 50

    var page: ProofPage {
        let result = projects.count == 1 ? projects[0].result : CheckResult(merging: projects.map(\.result))
        let header = """
            <header class="top">
            <p class="kicker">Galley proof</p>
            <h1>\(HTML.capitalized(result.heading))</h1>
            <p class="count">\(result.headingDetail)\(HTML.escaped(SummaryText.measured(result)))</p>
            </header>
            <main id="main">
            \(SearchTexts.form)<ul id="found"></ul>

            """
        let body = [
            header, HTML.section("heat", "By locale and text size", heat(result)),
            HTML.section("scenes", "Scenes", scenes), HTML.section("faults", "Faults", faults(result)),
            HTML.section("locales", "Locales", locales), HTML.section("notes", "Notes", Remarks.html(result)),
            "</main>\n",
        ]
        return ProofPage(
            path: "index.html", title: "Galley proof: \(result.heading)", root: "",
            scripts: ["translators.js", "texts.js"], body: body.joined())
    }

    private func heat(_ result: CheckResult) -> String {
        let margins = projects.reduce(into: [:]) { $0.merge($1.labels.margins(), uniquingKeysWith: min) }
        return HeatTable(result.findings, locales: result.summary.locales, margins: margins)
            .html(caption: "Faults and headroom by locale and text size", page: { localePaths[$0] })
    }

    private var scenes: String {
        let rows = projects.flatMap { project in
            let findings = Dictionary(grouping: project.result.blocksOfScenes, by: \.worst.scene)
            let tightest = project.labels.tightestOfScenes
            return project.scenes.map { row($0, findings[$0.name] ?? [], tightest: tightest[$0.name]) }
        }
        guard !rows.isEmpty else { return "" }
        return """
            <div class="wide" role="region" aria-label="Scenes" tabindex="0">
            <table class="scenes" aria-label="Scenes">
            <thead><tr><th scope="col">Scene</th><th scope="col" class="number">Pictures</th><th scope="col">Faults</th>\
            <th scope="col" class="number">Locales at fault</th><th scope="col">Tightest label</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            </table>
            </div>

            """
    }

    private func row(
        _ scene: (name: String, path: String, pictures: Int), _ blocks: [FindingBlock], tightest: TightPlace?
    ) -> String {
        let locales = Set(blocks.flatMap(\.locales)).count
        let errors = blocks.count { $0.severity == .error }
        let found = SummaryText.counts(errors, blocks.count - errors, Ink(isOn: false))
        let state = errors > 0 ? " class=\"short\"" : ""
        let tightest = tightest.map { label in
            let margin = HeatTable.percent(label.tightest.margin ?? 0)
            return "\(HTML.code(label.place.key)) <small>\(HTML.tag(label.tightest.locale)) \(margin)</small>"
        }
        return """
            <tr\(state)><th scope="row"><a href="\(scene.path)">\(HTML.name(scene.name))</a></th>\
            <td class="number">\(scene.pictures == 0 ? "labels" : Prose.number(scene.pictures))</td>\
            <td>\(found.isEmpty ? "none" : found)</td><td class="number">\(locales == 0 ? "" : "\(locales)")</td>\
            <td>\(tightest ?? "")</td></tr>

            """
    }

    private func faults(_ result: CheckResult) -> String {
        let lists = projects.map { project in
            FaultList(
                blocks: Array(project.result.worstBlocksFirst.prefix(Self.most)), result: project.result,
                picture: { finding in
                    project.picture(finding.scene, finding.locale, finding.worst)
                        .map { "\(project.path(finding.scene))#\($0)" } ?? localePaths[finding.locale]
                },
                scene: { "\(project.path($0.worst.scene))#\(FaultList.id($0))" })
        }
        let left = projects.reduce(0) { $0 + max(0, $1.result.blocks.count - Self.most) }
        return lists.map(\.html).joined() + FaultList.note(leftOut: left)
    }

    private var locales: String {
        let links = localePaths.sorted { $0.key < $1.key }.map { locale, path in
            "<li><a href=\"\(path)\">\(HTML.name(locale))</a> "
                + "<small><a href=\"\(translatorPath(locale))\" aria-label=\"\(HTML.escaped(locale)) for translators\">for translators</a></small></li>"
        }
        return links.isEmpty ? "" : "<ul class=\"names\">\(links.joined())</ul>\n"
    }
}
