internal import Catalogs
public import Foundation
public import Frames
package import Labels

/// A first `galley.yml` for a folder: what the folder contains, and the defaults written out. Beside it the rooms of the
/// layout files that are found, and an example of a scene, which no check reads.
///
/// <doc:FirstProject> describes what is read, and where the widths of devices come from.
public struct ProjectTemplate {
    /// The configuration.
    public let text: String
    /// An example of a scene, whose path in the folder is `sceneFile`; nil where there are scenes already.
    public let scene: String?
    /// The rooms of storyboards, XIBs and layouts of Android, as a file that checks read; nil where none has a key.
    public let rooms: String?
    /// What was found, one line each: the topic, and what was found about it.
    public let findings: [(topic: String, text: String)]
    /// Notes for people: files that look like catalogs or fonts and are not read, a language that has to be stated.
    public let notes: [String]
    /// What has to be done before a check can run; nil where it can run.
    public let demand: String?
    /// The command that checks the app's views; nil where there are none.
    public let adoption: String?
    /// Why there can be no configuration: no catalog has the source language that the person states. nil where there is none.
    package let refusal: InputError?

    /// Where the example of a scene goes: a name that no check reads, since nothing in it is known to be in the app.
    public static let sceneFile = "Scenes/First.yml.example"

    /// Where the rooms of layout files go.
    public static let roomsFile = "Rooms/layouts.json"

    /// Makes a configuration that names the scenes, catalogs and fonts below a folder, its platform and the widths of
    /// its devices.
    ///
    /// Nothing in it is invented: places of labels are proposed, as comments, only where the sources show a key there.
    /// O(files), O(n) in the length of the catalogs and of the sources, and O(k log k) in their keys.
    ///
    /// - Parameters:
    ///   - folder: Where the configuration is to be; it names files by their paths from there.
    ///   - ofProgram: Whether the scenes are those of a program of Swift views, which need not be named.
    ///   - programSource: A source file of that program: the catalogs of other targets of its package are left out. Nil
    ///     takes all.
    ///   - sourceLocale: What the person says the texts were written in; nil where nothing is said.
    ///   - target: The platform that the program is for; nil where the folder has to tell.
    public init(
        for folder: URL, ofProgram: Bool = false, programSource: URL? = nil, sourceLocale: String? = nil,
        target: Platform? = nil
    ) {
        let scan = ProjectScan(
            folder, sourceLocale: sourceLocale, looksForScenes: !ofProgram,
            leavingOut: programSource.flatMap { OtherTargets(of: $0) })
        let needsScene = scan.scenes.isEmpty && !ofProgram
        refusal = sourceLocale.flatMap { _ in Self.refusal(of: scan.inventory) }
        let catalogs = CatalogSection(
            scan.inventory, sourceLocale: sourceLocale ?? scan.statement?.language, basis: scan.statement?.file)
        let platform = PlatformSection(scan, target: target)
        let fonts = FontSection(scan.fonts)
        let labels = LabelSection(scan.places(on: platform.platform))
        let layouts = LayoutRooms(
            of: ofProgram ? [] : scan.views.layouts, in: folder, keysIn: scan.inventory.catalogs.compactMap(\.catalog))
        adoption = ofProgram ? nil : scan.views.adoption
        scene = needsScene ? FirstScene(scan.inventory).text : nil
        rooms = layouts.text
        findings =
            [("scenes", Self.count(scan.scenes))].filter { !$0.text.isEmpty } + catalogs.findings + platform.findings
            + fonts.findings + layouts.findings + (ofProgram ? [] : scan.views.findings) + labels.findings
        notes =
            (scan.isComplete ? [] : [Self.limitNote]) + scan.notesOnLinks(and: layouts.outside) + catalogs.notes
            + platform.notes + fonts.notes
            + layouts.notes
        demand =
            catalogs.demand
            ?? (needsScene && scan.inventory.catalogs.isEmpty
                ? "name catalogs (strings:) or a scene (scenes:) in \(Project.fileName)" : nil)
        text = """
            # What galley check runs: every scene in every locale, text size and width.
            # galley schema configuration --markdown describes every key.
            \(Self.list("scenes", scan.scenes, example: ofProgram ? "window:*, preview:*" : "Scenes/*.yml"))
            \(catalogs.text)
            \(layouts.line)
            \(fonts.text)
            \(platform.text)
            # heights: { iPhone 16: 852 }
            # safeArea: iPhone 16               # or { top: 59, bottom: 34 }
            # system: ios 26                    # or ios 18, ipados 18, ipados 26
            # pseudolocales: [accented, bounded, doubled, rightToLeft, longest]
            \(labels.text)
            # rules: { small-target: off, broken-word: error, tight-text: { severity: warning, margin: 5 % } }
            # baseline: galley-baseline.json

            """
    }

    /// Why the source language that the person states cannot be.
    private static func refusal(of inventory: CatalogInventory) -> InputError? {
        do throws(InputError) { try inventory.refuseForeignSourceLocale() } catch { return error }
        return nil
    }

    /// Tables of which the system shows the texts, and no view.
    private static let tablesOfTheSystem: Set = ["InfoPlist", "AppShortcuts"]

    /// Whether there is a catalog of views anywhere below a folder, but for those of other targets. O(files).
    static func hasCatalogs(below folder: URL, leavingOut others: OtherTargets? = nil) -> Bool {
        let paths = others.map { others in
            FolderFiles.paths(below: folder).filter {
                !others.hold(folder.appending(path: $0).standardizedFileURL.path)
            }
        }
        return CatalogFolder(folder, named: "", paths: paths, in: ProjectTree(around: folder)).catalogs.contains {
            !tablesOfTheSystem.contains($0.file.url.deletingPathExtension().lastPathComponent)
        }
    }

    private static let limitNote =
        "the folder has more than \(ProjectScan.most) files, or more than \(ProjectScan.deepest) folders inside each "
        + "other: the rest was not looked at; name the folder of the app, as in galley init MyApp"

    private static func count(_ scenes: [String]) -> String {
        let names = scenes.prefix(3).map(YAMLText.comment).joined(separator: ", ")
        return scenes.count > 3 ? "\(names) and \(scenes.count - 3) more" : names
    }

    /// A list of paths, or an example of one as a comment.
    static func list(_ key: String, _ files: [String], example: String) -> String {
        files.isEmpty
            ? "# \(key): [\(example)]"
            : "\(key):\n" + files.map { "  - \(YAMLText.scalar($0))" }.joined(separator: "\n")
    }

    /// A line of YAML with its comment, which begins in the same column in all lines.
    static func line(_ setting: String, comment: String?) -> String {
        guard let comment, !comment.isEmpty else { return setting }
        let space = String(repeating: " ", count: max(1, 36 - setting.count))
        return "\(setting)\(space)# \(YAMLText.comment(comment))"
    }
}
