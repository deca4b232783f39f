import Checks
import Frames
import ProofPages

/// A whole site of the sample check, of a scene with hostile names and texts, and of a budget without pictures.
enum SampleSite {
    /// What has markup, quotes, a script, controls and a direction of its own.
    static let hostile = "</bdi><script>alert(\"1\")</script> & 'quoted' \u{202E}gnp.exe\u{7} `x`"

    static func pages(_ reports: [FrameReport] = SampleCheck.reports + strange, locales: [String] = locales)
        -> [ProofPage]
    {
        var site = ProofSite()
        site.begin(ProofProject(sourceLocale: "en", sourceTexts: ["save": "Save", hostile: hostile]), locales: locales)
        var all = Checker()
        var labels = LabelLedger()
        var pages: [ProofPage] = []
        var seen: Set<String> = []
        for scene in reports.map(\.scene).filter({ seen.insert($0).inserted }) {
            var (checker, ledger) = (Checker(), LabelLedger())
            var proof = SceneProof(name: scene, file: scene == "Chips" ? nil : "Scenes/\(scene).yml")
            for report in reports where report.scene == scene {
                checker.check(report)
                ledger.add(report)
                if scene != "Chips" { proof.add([ScenePicture(report)]) }
            }
            pages += site.add(proof, result: result(checker), labels: ledger)
            all.merge(checker)
            labels.merge(ledger)
        }
        site.end(result(all), labels: labels)
        site.pages { pages.append($0) }
        return pages
    }

    static let locales = ["ar", "de", "en", "fi", "x\"><b>"]

    private static func result(_ checker: Checker) -> CheckResult {
        checker.result(widthNames: [320: "iPhone SE", 393: "iPhone 16"])
    }

    /// A scene that is called like a device of Windows, one that has no letter of ASCII, and a budget.
    private static var strange: [FrameReport] {
        [hostile, "con", "設定", "toolbar"].flatMap { scene in
            ["en", "ar", "x\"><b>"].map { locale in
                TestText.report(string: hostile, scene: scene, locale: locale, key: hostile)
            }
        } + [TestText.report(string: "مرحبا (hello)", scene: "Chips", locale: "ar", key: "chip")]
    }
}
