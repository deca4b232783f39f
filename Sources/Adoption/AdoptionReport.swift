internal import Basics
internal import Foundation

/// What of an app is in the program, and what is left out and why.
package struct AdoptionReport {
    /// Files that import SwiftUI: all, those with every declaration, and those without any.
    package let files: (all: Int, whole: Int, leftOut: Int)
    /// Previews in the sources, and those that compile.
    package let previews: (all: Int, kept: Int)
    /// Why something was left out, the most frequent first.
    package let causes: [Cause]
    /// The modules in whose place there is a stand-in with declarations, and those without a source, with the
    /// package and the version of each as far as that is known.
    package let standIns: (known: [String], unknown: [String])
    /// The names that no module has, for which a stand-in was made of their uses.
    package let madeNames: [String]
    /// What is odd about packages, each a sentence.
    package let notes: [String]
    /// The modules of the app's extensions, such as its widgets.
    package let extensions: [String]
    let title: String

    package struct Cause {
        package let text: String
        package let count: Int
        /// The first place, as `file:line`.
        package let place: String
    }

    /// - Parameters:
    ///   - failed: The extensions of which nothing compiles, each with the reason.
    ///   - silent: The extensions with nothing to show, which were not compiled.
    ///   - missingFunctions: How many functions are called and not there.
    init(
        plan: AppPlan, builds: [ModuleBuild], standIns: [Workspace.StandIn], foreign: ForeignModule,
        failed: [String: String] = [:], silent: [String] = [], missingFunctions: Int = 0
    ) {
        let all = builds.flatMap(\.files)
        // The app and its extensions may share files: each counts once, as it is in the module where the most is left out.
        let views = Dictionary(grouping: all.filter(\.usesSwiftUI), by: \.original).values
        files = (
            views.count, views.count { $0.allSatisfy(\.cuts.isEmpty) }, views.count { $0.contains(where: \.isEmpty) }
        )
        previews = (all.reduce(0) { $0 + $1.previews }, all.reduce(0) { $0 + $1.remainingPreviews })
        var counts: [String: (count: Int, place: String)] = [:]
        let left =
            all.flatMap { file in file.cuts.map { (file.original.path, $0.line, $0.cause.text) } }
            + builds.flatMap(\.leftAside).map { ($0.file, $0.line, $0.text) }
        for (file, line, text) in left {
            let path =
                file.hasPrefix(plan.folder.path + "/") ? String(file.dropFirst(plan.folder.path.count + 1)) : file
            counts[text, default: (0, "\(path):\(line)")].count += 1
        }
        causes = counts.map { Cause(text: $0.key, count: $0.value.count, place: $0.value.place) }
            .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
        self.standIns = (
            // Others are there for these, or for every app.
            standIns.filter { $0.summary != nil && plan.foreignModules.contains($0.name) }.map(\.name),
            standIns.filter { $0.summary == nil }.map { standIn in
                plan.package(ofModule: standIn.name).map { "\(standIn.name) (\($0.title))" } ?? standIn.name
            }
        )
        madeNames = foreign.made.sorted()
        notes =
            plan.notes
            + (silent.isEmpty
                ? []
                : ["without a widget or a preview of their own, and left aside: \(silent.joined(separator: ", "))"])
            + failed.sorted { $0.key < $1.key }.map { "the extension \($0.key) is left out: \($0.value)" }
            + (missingFunctions == 0
                ? []
                : ["a scene that calls one of \(missingFunctions) functions ends there: nothing has them any more"])
        extensions = builds.map(\.module).filter { $0.kind == .ofExtension && $0.name != plan.app?.name }.map(\.name)
        let modules = plan.modules.count - silent.count
        title = "\(plan.app?.name ?? "") for \(plan.system), \(modules == 1 ? "1 module" : "\(modules) modules")"
    }

    /// The report as text, each line with its end.
    ///
    /// - Parameter most: How many causes are named.
    package func text(most: Int = 10) -> String {
        var lines = [
            "\(title): \(files.all) files with views, \(files.whole) whole, \(files.all - files.whole - files.leftOut) in part, \(files.leftOut) left out; \(previews.kept) of \(previews.all) previews"
        ]
        if !extensions.isEmpty { lines.append("with its extensions: \(extensions.joined(separator: ", "))") }
        if !standIns.known.isEmpty { lines.append("stand-ins: \(standIns.known.joined(separator: ", "))") }
        if !standIns.unknown.isEmpty {
            lines.append("modules without a source: \(standIns.unknown.joined(separator: ", "))")
        }
        lines += notes.map { "note: \($0)" }
        if !madeNames.isEmpty { lines.append("names made of their uses: \(madeNames.joined(separator: ", "))") }
        if !causes.isEmpty {
            lines.append("left out, by cause:")
            let width = "\(causes[0].count)".count
            for cause in causes.prefix(most) {
                let count = String(repeating: " ", count: width - "\(cause.count)".count) + "\(cause.count)"
                lines.append("  \(count)  \(cause.text) (\(cause.place))")
            }
            if causes.count > most { lines.append("  and \(causes.count - most) more causes") }
        }
        return lines.map { "\($0)\n" }.joined()
    }
}
