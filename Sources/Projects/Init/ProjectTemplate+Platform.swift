internal import Catalogs
internal import Frames

extension ProjectTemplate {
    /// `platform:`, and the usual text sizes and widths on it.
    struct PlatformSection {
        let platform: Platform
        let text: String
        let findings: [(topic: String, text: String)]
        let notes: [String]

        /// - Parameter target: The platform that a program is for; nil where the folder has to tell.
        init(_ scan: ProjectScan, target: Platform?) {
            let formats = Set(scan.inventory.catalogs.map(\.format.name))
            let systems = SystemStatement.nearest(
                to: scan.inventory.catalogs.compactMap { $0.file?.name }, of: scan.systems)
            let choice =
                target.map { (platform: $0, basis: "the target of the app") }
                ?? Self.choice(formats: formats, systems: systems)
            platform = choice.platform
            let devices = DeploymentWidths(on: choice.platform, systems)
            let others = [Platform.ios, .macos, .android, .web].filter { $0 != choice.platform }.map(\.rawValue)
            let basis = choice.basis.map { "by \($0); " } ?? ""
            let sizes =
                switch choice.platform.textSizing {
                case .dynamicType: "textSizes: [large, xxxLarge, AX3]   # or scales: [1, 1.3, 2]"
                case .factor: "scales: [1, 1.3, 2]                 # factors on every font size"
                case .fixed: "textSizes: [large]                  # macOS has no setting for the text size"
                }
            text = """
                \(ProjectTemplate.line(
                    "platform: \(choice.platform.rawValue)",
                    comment: basis + "or \(others.dropLast().joined(separator: ", ")) or \(others.last ?? "")"))
                locales: all                        # or [de, fr, ar]
                \(sizes)
                \(ProjectTemplate.line("widths: \(devices.yaml)", comment: devices.reason))
                """
            let told = choice.basis.map { ", by \(YAMLText.comment($0))" } ?? ""
            findings = [
                ("platform", choice.platform.rawValue + told),
                ("widths", devices.words + (devices.reason.map { " (\(YAMLText.comment($0)))" } ?? "")),
            ]
            notes = Self.notes(choice.platform, formats: formats, systems: systems)
        }

        private static let apple: Set = ["xcstrings", "strings", "stringsdict"]

        /// The platform, and the file that says so.
        ///
        /// 1. That of catalogs which only one system has. A Flutter project has catalogs of both systems too; its text
        ///    sizes are Android's.
        /// 2. That of the project's files, Apple's first; texts of web pages stay on the web.
        /// 3. iOS where there are no catalogs at all, and the web for formats that all systems use.
        private static func choice(
            formats: Set<String>, systems: [SystemStatement]
        ) -> (platform: Platform, basis: String?) {
            func stated(_ wanted: [SystemStatement.System]) -> (Platform, String?)? {
                for system in wanted {
                    guard let platform = system.platform,
                        let statement = systems.first(where: { $0.systems.contains(system) })
                    else { continue }
                    return (platform, statement.file)
                }
                return nil
            }
            if formats.contains("arb") { return (.android, "Flutter's resource bundles") }
            if !formats.isDisjoint(with: apple) { return stated([.ios, .macos]) ?? (.ios, nil) }
            if formats.contains("android") { return stated([.android]) ?? (.android, "its string resources") }
            let isWeb = systems.contains { $0.systems == [.web] } && !systems.contains { $0.isNativeScript }
            return stated(isWeb ? [.web] : [.ios, .macos, .android, .web]) ?? (formats.isEmpty ? .ios : .web, nil)
        }

        /// Systems of the project that this configuration does not cover.
        private static func notes(
            _ platform: Platform, formats: Set<String>, systems: [SystemStatement]
        ) -> [String] {
            var notes: [String] = []
            let unknown = Set(systems.flatMap(\.systems)).filter { $0.platform == nil }.map(\.title).sorted()
            if !unknown.isEmpty {
                notes.append(
                    "\(unknown.joined(separator: ", ")): the fonts and sizes of this system are not known here")
            }
            if !formats.isDisjoint(with: apple), formats.contains("android"), !formats.contains("arb") {
                notes.append(
                    "there are catalogs of Android too, which are checked as on \(platform.rawValue); give them a "
                        + "\(Project.fileName) of their own: run init in their folder")
            }
            return notes
        }
    }
}

extension SystemStatement {
    /// Whether a package of the web uses controls of the system: React Native.
    fileprivate var isNativeScript: Bool { systems == [.ios, .android] }

    /// Without the packages of a repository that are for other apps: of those around a catalog the innermost counts, or where others of the
    /// repository depend on it those. All of them where one of the catalogs is in none.
    fileprivate static func nearest(to catalogs: [String], of all: [SystemStatement]) -> [SystemStatement] {
        let name = "package.json"
        let packages = all.filter { $0.file == name || $0.file.hasSuffix("/\(name)") }
        let around = catalogs.map { catalog in
            packages.filter { catalog.hasPrefix($0.file.dropLast(name.utf8.count)) }.max {
                $0.file.utf8.count < $1.file.utf8.count
            }
        }
        guard !around.isEmpty, !around.contains(nil) else { return all }
        let apps = around.reduce(into: Set<SystemStatement>()) { found, package in
            if let package { found.formUnion(dependents(on: package, among: packages)) }
        }
        return all.filter { !packages.contains($0) || apps.contains($0) }
    }

    /// The packages that nothing else of the repository depends on, and that depend on one, on whatever ways; itself where none does.
    private static func dependents(on package: SystemStatement, among all: [SystemStatement]) -> Set<SystemStatement> {
        var reached: Set = [package]
        var open = [package]
        var found: Set<SystemStatement> = []
        while let next = open.popLast() {
            let users = all.filter { other in next.package.map(other.dependencies.contains) ?? false && other != next }
            if users.isEmpty { found.insert(next) }
            open += users.filter { reached.insert($0).inserted }
        }
        return found.isEmpty ? [package] : found
    }
}
