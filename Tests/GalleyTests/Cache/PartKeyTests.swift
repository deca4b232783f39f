import Foundation
import Frames
import Galley
import Labels
import Projects
import Testing

@testable import Checking
@testable import Scenes

/// What the names of entries depend on.
///
/// A property that they do not depend on would let a check take an old result for a new one. Add it to `PartKeys` where no
/// other part of the key follows it, and then here.
@MainActor @Suite(.serialized) struct PartKeyTests {
    private typealias Changes<Value> = KeyValuePairs<String, (inout Value) -> Void>

    private static let labels = """
        strings: [Localizable.xcstrings]
        locales: [en]
        widths: [320]
        textSizes: [large]
        labels: [{ keys: "*", maxWidth: 90 }]

        """

    private static func project(_ files: [String: String] = [:]) throws -> ProjectCopy {
        let scene = "scene: A\nstrings: Localizable.xcstrings\nview:\n  Text: add\n"
        let catalog = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "add": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "Add" } } } } } }
            """
        return try ProjectCopy(
            ["Localizable.xcstrings": catalog, "A.yml": scene, "galley.yml": "scenes: [A.yml]\n" + labels]
                .merging(files) { $1 })
    }

    private struct Keyed {
        let plan: CheckPlan
        let keys: PartKeys

        init(_ copy: ProjectCopy, _ options: CheckOptions = CheckOptions(), build: String = "a test") throws {
            let project = try copy.project()
            plan = try project.plan(options)
            keys = try #require(
                try PartKeys(plan, options: options, build: build, fonts: project.labelFonts()), "nothing is kept")
        }

        var scene: String? { plan.scenes.first.flatMap { keys.key(of: $0) } }
        var labels: String? { keys.units(of: plan.labels).first?.key }
    }

    /// Expects a key of its own for each change, and a change for each property.
    private func expectOwnKeys<Value>(
        _ value: Value, _ changes: Changes<Value>, others: [String] = [], key: (Value) -> String?
    ) throws {
        var keys = try [#require(key(value)): "nothing"]
        for (name, change) in changes {
            var changed = value
            change(&changed)
            let same = keys.updateValue(name, forKey: try #require(key(changed)))
            #expect(same == nil, "\(name) and \(same ?? "") have one key")
        }
        let names = Mirror(reflecting: value).children.compactMap(\.label)
        #expect(Set(names) == Set(changes.map(\.key) + others))
    }

    @Test func everyPropertyOfAnEnvironmentCounts() throws {
        let keyed = try Keyed(Self.project())
        let scene = try #require(keyed.plan.scenes.first)
        var part = try #require(keyed.plan.labels.first)
        let changes: Changes<LayoutEnvironment> = [
            "locale": { $0.locale = "fr" }, "layoutDirection": { $0.layoutDirection = .rightToLeft },
            "textSize": { $0.textSize = .accessibility3 }, "textSize": { $0.textSize = .scale(1.25) },
            "textSize": { $0.textSize = .scale(1.26) }, "width": { $0.width = 321 }, "width": { $0.width = nil },
            "height": { $0.height = 321 }, "safeArea": { $0.safeArea = SafeAreaInsets() },
            "safeArea": { $0.safeArea = SafeAreaInsets(top: 1) },
            "safeArea": { $0.safeArea = SafeAreaInsets(leading: 1) },
            "safeArea": { $0.safeArea = SafeAreaInsets(bottom: 1) },
            "safeArea": { $0.safeArea = SafeAreaInsets(trailing: 1) }, "displayScale": { $0.displayScale = 1 },
            "platform": { $0.platform = .android }, "system": { $0.system = .ios26 },
        ]
        try expectOwnKeys(scene.environments[0], changes) {
            keyed.keys.key(of: ScenePart(scene: scene.scene, locale: scene.locale, environments: [$0]))
        }
        try expectOwnKeys(scene.environments[0], changes) {
            part.environments = [$0]
            return keyed.keys.units(of: [part]).first?.key
        }
    }

    @Test func everyPropertyOfALocaleCounts() throws {
        let keyed = try Keyed(Self.project())
        let part = try #require(keyed.plan.scenes.first)
        let locales = [
            CheckLocale("en"), CheckLocale("de"), CheckLocale(.accented, of: "en"), CheckLocale(.accented, of: "de"),
            CheckLocale(.doubled, of: "en"),
        ]
        let keys = locales.map {
            keyed.keys.key(of: ScenePart(scene: part.scene, locale: $0, environments: part.environments))
        }
        #expect(Set(keys).count == locales.count)
        #expect(Mirror(reflecting: locales[0]).children.compactMap(\.label) == ["name", "lookup", "pseudolocale"])
    }

    @Test func everyPropertyOfABudgetCounts() throws {
        let keyed = try Keyed(Self.project())
        let part = try #require(keyed.plan.labels.first)
        try expectOwnKeys(
            part.budget,
            [
                "name": { $0.name = "b" }, "keys": { $0.keys = "c" }, "position": { $0.position.file = "b" },
                "position": { $0.position.line = 99 }, "position": { $0.position.column = 99 },
                "maxWidth": { $0.maxWidth = 91 }, "maxWidth": { $0.maxWidth = nil }, "maxHeight": { $0.maxHeight = 91 },
                "maxLines": { $0.maxLines = 91 },
            ],
            // What the text of the configuration says, or the file of rooms, whose digests count.
            others: [
                "place", "platform", "locales", "textSizes", "font", "tracking", "textCase", "minimumScaleFactor",
                "truncates", "keepsWords", "avoidsOrphans", "toolkit", "breakStrategy", "room",
            ]
        ) { budget in
            let labels = PlannedLabels(part.catalog, budget)
            let part = LabelPart(
                keys: part.keys, labels: labels, locale: part.locale, environments: part.environments)
            return keyed.keys.units(of: [part]).first?.key
        }
        var other = part
        other.keys = ["add", "b"]
        #expect(keyed.keys.units(of: [other]).first?.key != keyed.keys.units(of: [part]).first?.key)
    }

    @Test func everyPropertyOfASceneCounts() throws {
        let keyed = try Keyed(Self.project())
        let part = try #require(keyed.plan.scenes.first)
        try expectOwnKeys(
            part.scene,
            [
                "name": { $0.name = "b" }, "file": { $0.file = "b.yml" }, "fileDigest": { $0.fileDigest = "0" },
                "catalogs": { $0.catalogs = [] },
            ],
            others: [
                // In Swift alone, whose scenes have no key.
                "origin", "space", "isSizedToFit", "presentation", "locale", "content", "keyLocale",
                "previewLines",
                // What the text of the scene file says, or that of the configuration.
                "position", "platform", "displayScale", "modelsSystemFont", "samples", "metrics", "safeArea", "system",
                "rules", "references", "mayNameImages", "assetFolder",
                // The digests of scenes' fonts, below.
                "fonts", "openFonts",
            ]
        ) { keyed.keys.key(of: ScenePart(scene: $0, locale: part.locale, environments: part.environments)) }
        var swift = part.scene
        swift.origin = .preview
        #expect(
            keyed.keys.key(of: ScenePart(scene: swift, locale: part.locale, environments: part.environments)) == nil)
    }

    /// The bytes of a font count, whoever names it.
    @Test(arguments: ["A.yml", "galley.yml"]) func fontsCount(file: String) throws {
        let copy = try Self.project()
        let plain = try Keyed(copy)
        try copy.write(copy.text(of: file) + "fonts: Brand.ttf\n", to: file)
        var keys = [plain.scene]
        for font in ["Roboto/Roboto-Regular.ttf", "Noto/NotoSans-Regular.ttf"] {
            try copyFont(font, to: copy)
            keys.append(try Keyed(copy).scene)
        }
        #expect(Set(keys).count == 3)
    }

    /// Options choose what is checked, and what is shown of it; or else they are part of the key.
    @Test func everyOptionGivesTheReportOfACheckWithoutACache() throws {
        let cached = try CachedProject(ProjectCopy(of: "Toolbar"))
        let changes: Changes<CheckOptions> = [
            "locales": { $0.locales = ["de"] }, "textSizes": { $0.textSizes = [.large] },
            "widths": { $0.widths = [320] },
            "scenes": { $0.scenes = ["Toolbar"] }, "keys": { $0.keys = ["toolbar.s*"] },
            "isDifferential": { $0.isDifferential = true },
            "ignoresBaseline": { $0.ignoresBaseline = true }, "isSelfTest": { $0.isSelfTest = true },
            "workers": { $0.workers = 1 },
        ]
        _ = cached.report()
        for (name, change) in changes {
            var options = CheckOptions()
            change(&options)
            #expect(cached.report(options) == cached.report(cached: false, options), "\(name)")
        }
        #expect(cached.report() == cached.report(cached: false))
        // The last of them choose parts, or end the check, or change what is shown of a whole one.
        #expect(
            Set(Mirror(reflecting: CheckOptions()).children.compactMap(\.label))
                == Set(changes.map(\.key) + ["changedSince", "baseline", "cache", "deadline", "shard"]))
        var keys: [String?] = []
        for (differential, selfTest) in [(false, false), (true, false), (false, true)] {
            var options = CheckOptions()
            (options.isDifferential, options.isSelfTest) = (differential, selfTest)
            keys.append(try Keyed(cached.copy, options).scene)
        }
        #expect(Set(keys).count == 3)
    }

    /// A key says what was read before: what is read again must be the same.
    @Test(arguments: ["A.yml", "galley.yml"]) func aFontThatChangesMeanwhileIsNoticed(file: String) throws {
        let copy = try Self.project()
        try copyFont("Roboto/Roboto-Regular.ttf", to: copy)
        try copy.write(copy.text(of: file) + "fonts: Brand.ttf\n", to: file)
        let keyed = try Keyed(copy)
        let part = try #require(keyed.plan.scenes.first)
        #expect(keyed.keys.areValid && keyed.keys.areValid(for: part))
        try copyFont("Noto/NotoSans-Regular.ttf", to: copy)
        #expect(!keyed.keys.areValid && !keyed.keys.areValid(for: part))
    }

    @Test func picturesThatAppearMeanwhileAreNoticed() throws {
        let copy = try Self.project([
            "B.yml": "# An image.\nscene: B\nstrings: Localizable.xcstrings\nview:\n  Text: add\n"
        ])
        try copy.replace("[A.yml]", with: "[A.yml, B.yml]", in: "galley.yml")
        let keyed = try Keyed(copy)
        try #require(keyed.plan.scenes.count == 2)
        #expect(keyed.plan.scenes.allSatisfy { keyed.keys.areValid(for: $0) && keyed.keys.key(of: $0) != nil })
        try copy.write("{}", to: "Assets.xcassets/Logo.imageset/Contents.json")
        #expect(keyed.plan.scenes.map { keyed.keys.areValid(for: $0) } == [true, false])
        let again = try Keyed(copy)
        #expect(again.plan.scenes.map { again.keys.key(of: $0) != nil } == [true, false])
    }

    @Test func buildsAndArchitecturesHaveTheirOwnKeys() throws {
        let copy = try Self.project()
        #expect(try Keyed(copy, build: "a").scene != Keyed(copy, build: "b").scene)
        #expect(try Keyed(copy, build: "a").labels != Keyed(copy, build: "b").labels)
        // Changes on a commit may be any.
        #expect(CheckCache(commit: "0123abcd-changed") == CheckCache(commit: nil))
        #expect(CheckCache(commit: "0123abcd") != CheckCache(commit: nil))
        #expect(CheckCache(commit: "0123abcd").build == "0123abcd \(CheckCache.architecture)")
        var system = utsname()
        try #require(uname(&system) == 0)
        let machine = withUnsafeBytes(of: system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        #expect(["x86_64": "x86_64", "aarch64": "arm64", "arm64": "arm64"][machine] == CheckCache.architecture)
    }

    private func copyFont(_ font: String, to copy: ProjectCopy) throws {
        let fonts = SampleTests.folder.deletingLastPathComponent().appending(path: "Fonts")
        let place = copy.folder.appending(path: "Brand.ttf")
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.copyItem(at: fonts.appending(path: font), to: place)
    }
}
