internal import Basics
package import Checks
internal import Reports

/// The result of one project, and the pages of its scenes.
package struct ProofProject: Sendable {
    /// The whole check, without its duration, so that the same project has the same pages.
    var result: CheckResult
    var labels: LabelLedger
    let sourceLocale: String
    /// The catalogs' texts in the source language, by key.
    let sourceTexts: [String: String]
    /// The path of the page of each scene, with the number of its pictures.
    fileprivate(set) var scenes: [(name: String, path: String, pictures: Int)] = []
    private var paths: [String: String] = [:]
    private var pictures: [String: Set<String>] = [:]
    /// What is known about other texts for each key in each locale.
    fileprivate(set) var rooms: [TypingPlace: TranslatorRoom] = [:]
    /// The screens of each scene, by locale.
    fileprivate(set) var screens: [String: [String: ScreenPlace]] = [:]

    /// Makes a project before anything was checked.
    package init(sourceLocale: String, sourceTexts: [String: String]) {
        result = Checker().result()
        labels = LabelLedger()
        self.sourceLocale = sourceLocale
        self.sourceTexts = sourceTexts
    }

    /// The page of a scene.
    func path(_ scene: String) -> String { paths[scene] ?? "index.html" }

    /// The name of the picture of a cell on the page of its scene; nil where there is none.
    func picture(_ scene: String, _ locale: String, _ cell: Cell) -> String? {
        let id = ProofPicture.id(locale, cell)
        return pictures[scene]?.contains(id) == true ? id : nil
    }

    fileprivate mutating func add(_ proof: SceneProof, at path: String) {
        scenes.append((proof.name, path, proof.pictures.count))
        paths[proof.name] = path
        pictures[proof.name] = Set(proof.pictures.map(\.id))
    }

    /// Where each finding is on the page of its scene.
    var blockIDs: [FindingIdentity: String] {
        result.blocksOfScenes.reduce(into: [:]) { ids, block in
            let id = FaultList.id(block)
            for finding in block.findings { ids[finding.identity] = id }
        }
    }
}

/// A static site of everything that was laid out: a page for each scene, made as soon as the scene is done, and at the
/// end one for each locale, and the index.
///
/// It keeps what the index and the locales need: findings, the room of each label, and the six worst pictures of each
/// locale.
package struct ProofSite: Sendable {
    private(set) var projects: [ProofProject] = []
    private var sceneNames = PlainNames()
    private var localeNames = PlainNames()
    private var localePaths: [String: String] = [:]
    private var worst: [String: [WorstPicture]] = [:]
    private static let worstPictures = 6

    package init() {}

    /// How many pictures there are.
    package var pictures: Int { projects.flatMap(\.scenes).reduce(0) { $0 + $1.pictures } }
    /// All faults; one that several locales share counts once.
    package var faults: Int { projects.reduce(0) { $0 + $1.result.blocks.count } }

    /// Begins the next project.
    ///
    /// - Parameter locales: Every locale of the check.
    package mutating func begin(_ project: ProofProject, locales: [String]) {
        projects.append(project)
        for locale in locales where localePaths[locale] == nil {
            localePaths[locale] = "locales/\(localeNames.take(locale, fallback: "locale")).html"
        }
    }

    /// Makes the page of a scene of the current project, after all its environments have been drawn.
    ///
    /// - Parameters:
    ///   - result: The findings of the scene.
    ///   - labels: The labels of the scene.
    /// - Returns: The page, after the pictures that the pages for translators show.
    package mutating func add(_ proof: SceneProof, result: CheckResult, labels: LabelLedger) -> [ProofPage] {
        let name = sceneNames.take(proof.name, fallback: "scene")
        let path = "scenes/\(name).html"
        let last = projects.count - 1
        projects[last].add(proof, at: path)
        keepWorst(of: proof, result, path)
        let paths = localePaths
        let page = ScenePage(
            proof: proof, result: result, labels: labels, sourceLocale: projects[last].sourceLocale,
            localePage: { "../\(paths[$0] ?? "index.html")" })
        return addScreens(of: proof, name) + [page.page(at: path)]
    }

    private mutating func addScreens(of proof: SceneProof, _ name: String) -> [ProofPage] {
        proof.screens.sorted { $0.key < $1.key }.map { locale, screen in
            let file = ProofPage(path: "screens/\(name)/\(plainName(of: locale)).svg", text: screen.document)
            projects[projects.count - 1].screens[proof.name, default: [:]][locale] = ScreenPlace(
                path: file.path, box: screen.box, texts: screen.texts)
            return file
        }
    }

    /// The name of a locale in the names of files.
    private func plainName(of locale: String) -> String {
        localePaths[locale].map { String($0.dropFirst("locales/".count).dropLast(".html".count)) } ?? "locale"
    }

    /// Ends the current project.
    ///
    /// - Parameter rooms: What the pages for translators say about other texts; they have boxes only for these.
    package mutating func end(
        _ result: CheckResult, labels: LabelLedger, rooms: [TypingPlace: TranslatorRoom] = [:]
    ) {
        projects[projects.count - 1].result = result
        projects[projects.count - 1].labels = labels
        projects[projects.count - 1].rooms = rooms
    }

    /// The page of each locale, the index, and the files that all pages use; the index comes last.
    package func pages(body: (ProofPage) throws -> Void) rethrows {
        for asset in ProofPage.assets { try body(asset) }
        var texts = SearchTexts()
        for (locale, path) in localePaths.sorted(by: { $0.key < $1.key }) {
            let translator = TranslatorPage(locale: locale, projects: projects, localePath: path)
            try body(translator.page(at: translatorPath(of: locale)))
            texts.add(translator, at: translatorPath(of: locale))
            let page = LocalePage(
                locale: locale, projects: projects, worst: worst[locale] ?? [], translator: translatorPath(of: locale))
            try body(page.page(at: path))
        }
        try body(texts.page)
        try body(IndexPage(projects: projects, localePaths: localePaths, translatorPath: translatorPath).page)
    }

    private func translatorPath(of locale: String) -> String { "translators/\(plainName(of: locale)).html" }

    private mutating func keepWorst(of proof: SceneProof, _ result: CheckResult, _ path: String) {
        for finding in result.findings {
            let shortage = finding.evidence.shortage.flatMap { $0.room > 0 ? $0.amount / $0.room : nil } ?? 0
            let known = worst[finding.locale] ?? []
            guard let picture = proof.picture(finding.locale, finding.worst) else { continue }
            let candidate = WorstPicture(
                picture: picture, scene: proof.name, path: path,
                place: Prose.name(finding.worst, widthNames: result.widthNames), severity: finding.severity,
                shortage: shortage)
            var all = known
            if let same = all.firstIndex(where: { $0.path == path && $0.picture.id == picture.id }) {
                guard candidate.isWorse(than: all[same]) else { continue }
                all.remove(at: same)
            }
            all.append(candidate)
            all.sort { $0.isWorse(than: $1) }
            worst[finding.locale] = all.prefix(Self.worstPictures).map { worst in
                var worst = worst
                if worst.path == path, worst.outlines.isEmpty {
                    let names = worst.picture.references
                    worst.outlines = proof.outlines.filter { names.contains($0.key) }
                }
                return worst
            }
        }
    }
}
