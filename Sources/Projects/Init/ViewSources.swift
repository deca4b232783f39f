internal import Basics
package import Catalogs
internal import Checks
package import Foundation

/// The views that a folder has, by what draws them, and what can be known about them.
package struct ViewSources {
    /// A kind of views.
    enum Kind: CaseIterable {
        case swiftUI, storyboard, layout, compose, flutter, web

        /// What the files are called, after their number.
        var noun: String {
            switch self {
            case .swiftUI: "file with SwiftUI views"
            case .storyboard: "storyboard or XIB"
            case .layout: "layout of Android"
            case .compose: "file with Compose views"
            case .flutter: "file with Flutter widgets"
            case .web: "file of a web page"
            }
        }

        /// The files of this kind with their number.
        func files(_ count: Int) -> String { count == 1 ? "1 \(noun)" : "\(Prose.number(count)) \(plural)" }

        private var plural: String {
            switch self {
            case .swiftUI: "files with SwiftUI views"
            case .storyboard: "storyboards and XIBs"
            case .layout: "layouts of Android"
            case .compose: "files with Compose views"
            case .flutter: "files with Flutter widgets"
            case .web: "files of web pages"
            }
        }
    }

    /// How many files of each kind there are.
    private(set) var counts: [Kind: Int] = [:]
    /// The paths of storyboards, XIBs and layouts of Android.
    private(set) var layouts: [String] = []
    /// The Xcode project or package nearest to the folder, which `galley adopt` takes; nil where there is none.
    private(set) var project: String?

    /// The most source files that are opened; of more, the rest is not counted.
    private static let most = 20_000

    /// Looks at the files below a folder. O(n) in the lengths of its source files.
    package init(below folder: URL) {
        self.init(
            in: FolderFiles.listing(below: folder, most: ProjectScan.most, deepest: ProjectScan.deepest).paths,
            below: folder)
    }

    /// - Parameter paths: The paths in the folder.
    init(in paths: [String], below folder: URL) {
        let isWeb = paths.contains { path in
            let parts = path.split(separator: "/")
            return parts.last == "package.json" || parts.contains("_locales")
        }
        let isFlutter = paths.contains { $0.split(separator: "/").last == "pubspec.yaml" }
        for path in paths.prefix(Self.most) {
            guard let kind = Self.kind(of: path, isWeb: isWeb, isFlutter: isFlutter) else { continue }
            if let mark = kind.mark {
                guard let text = ProjectLanguage.text(folder.appending(path: path)), text.contains(mark) else {
                    continue
                }
            }
            counts[kind, default: 0] += 1
            if kind == .storyboard || kind == .layout { layouts.append(path) }
        }
        project = Self.project(in: paths)
    }

    private static func kind(of path: String, isWeb: Bool, isFlutter: Bool) -> Kind? {
        let parts = path.split(separator: "/")
        switch parts.last?.split(separator: ".").last {
        case "swift": return parts.last == "Package.swift" || parts.contains("Tests") ? nil : .swiftUI
        // A launch screen has no texts.
        case "storyboard", "xib": return parts.last == "LaunchScreen.storyboard" ? nil : .storyboard
        case "xml":
            return parts.dropLast().last.map { $0 == "layout" || $0.hasPrefix("layout-") } ?? false ? .layout : nil
        case "kt": return .compose
        case "dart": return isFlutter ? .flutter : nil
        case "tsx", "jsx", "vue", "svelte", "html", "php", "phtml", "twig", "hbs", "ejs": return isWeb ? .web : nil
        default: return nil
        }
    }

    /// Whether a file is a storyboard, a XIB or a layout of Android, by its name.
    static func isLayout(_ path: String) -> Bool {
        let kind = kind(of: path, isWeb: false, isFlutter: false)
        return kind == .storyboard || kind == .layout
    }

    /// The project that is least deep, one of Xcode before a package.
    private static func project(in paths: [String]) -> String? {
        func least(_ suffix: String) -> String? {
            paths.filter { $0.hasSuffix(suffix) && !$0.contains(".xcodeproj/") }
                .min { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
        }
        return least(".xcodeproj") ?? least("Package.swift")
    }

    // MARK: What to say

    /// A line for each kind: "54 files with SwiftUI views: galley adopt IceCubesApp.xcodeproj checks them".
    var findings: [(topic: String, text: String)] {
        Kind.allCases.compactMap { kind in
            guard let count = counts[kind], let knowledge = knowledge(of: kind) else { return nil }
            return ("views", "\(kind.files(count)): \(knowledge)")
        }
    }

    /// What can be known about views of a kind; nil of layout files, whose rooms are read.
    private func knowledge(of kind: Kind) -> String? {
        switch kind {
        case .swiftUI:
            adoption.map { "\($0) checks what of them compiles" } ?? "not checked without a project that has them"
        case .storyboard, .layout: nil
        case .compose, .flutter: "a test of the app can write their rooms, see Rooms in the documentation"
        case .web: "galley rooms URL -o Rooms/pages.json reads the rooms of pages that are served"
        }
    }

    /// The command that checks SwiftUI views; nil where there are none, or no project has them.
    package var adoption: String? {
        guard counts[.swiftUI] != nil, let project else { return nil }
        return "galley adopt \(Self.argument(project))"
    }

    /// What to do to get rooms, one sentence each without a full stop. Layouts without a key of a catalog are passed over.
    ///
    /// - Parameters:
    ///   - folder: The folder of the views.
    ///   - catalogs: Those of the project.
    package func advice(command: String, in folder: URL, catalogs: [Catalog]) -> [String] {
        var advice = adoption.map { ["\($0) checks the app's SwiftUI views, as far as they compile"] } ?? []
        if let first = layouts.min(), LayoutRooms(of: layouts, in: folder, keysIn: catalogs).text != nil {
            let files = [Kind.storyboard, .layout].compactMap { kind in counts[kind].map(kind.files) }
            advice.append(
                "galley rooms \(Self.argument(first)) … -o \(ProjectTemplate.roomsFile) reads the rooms of the "
                    + "\(files.joined(separator: " and ")); name the file in \(Project.fileName) (rooms:)")
        }
        if counts[.web] != nil {
            advice.append(
                "galley rooms URL -o Rooms/pages.json reads the rooms of pages that are served; name the file in "
                    + "\(Project.fileName) (rooms:)")
        }
        return advice
    }

    /// A path as a shell takes it.
    private static func argument(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.isASCII
                && ($0.properties.isAlphabetic || $0.properties.numericType != nil
                    || "._-/".unicodeScalars.contains($0))
        }
        return isPlain && !path.hasPrefix("-") ? path : "'" + YAMLText.comment(path).replacing("'", with: "'\\''") + "'"
    }
}

extension ViewSources.Kind {
    /// What a file has to contain; nil where its name is enough.
    fileprivate var mark: String? {
        switch self {
        case .swiftUI: "import SwiftUI"
        case .compose: "androidx.compose"
        case .flutter: "package:flutter/"
        case .storyboard, .layout, .web: nil
        }
    }
}
