internal import Catalogs
internal import Foundation
internal import Labels

/// The fonts that an app comes with.
struct AppFonts {
    struct Font: Hashable {
        /// Below the folder of the project.
        var path: String
        /// The names of the families in the file.
        var families: [String]
        /// Why the font is one of the app's: `UIAppFonts of Info.plist`; nil where nothing names it.
        var basis: String?
    }

    /// By path.
    private(set) var usable: [Font] = []
    /// Files that are not read, and why.
    private(set) var unusable: [(path: String, reason: String)] = []
    /// Names of fonts of the app whose files are in no folder, and what names them.
    private(set) var missing: [(name: String, basis: String)] = []
    /// How many files were skipped because there are very many.
    private(set) var passedOver = 0

    /// The most fonts that are opened; no app has more.
    private static let most = 40
    /// The best first, where a folder has one font in several forms.
    private static let endings = ["ttf", "otf", "ttc", "otc", "woff2", "woff"]

    init(in paths: [String], below folder: URL) {
        let files = paths.filter(Self.isFont).sorted()
        let named = Self.named(in: paths, below: folder)
        let names = Set(files.compactMap { $0.split(separator: "/").last.map(String.init) })
        missing = named.filter { !names.contains($0.key) }.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
        let fonts = Self.byOutlines(files, named)
        passedOver = max(0, fonts.count - Self.most)
        for forms in fonts.prefix(Self.most) {
            var faults: [(path: String, reason: String)] = []
            for path in forms {
                do {
                    usable.append(try Self.font(path, below: folder, named))
                    faults = []
                    break
                } catch {
                    let message = (error as? InputError)?.message ?? "the font file cannot be read"
                    let prefix = "\(folder.appending(path: path).path): "
                    let reason = message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
                    faults.append((path, reason))
                }
            }
            unusable += faults
        }
    }

    private static func font(_ path: String, below folder: URL, _ named: [String: String]) throws -> Font {
        var families: [String] = []
        for family in try FontFile(folder.appending(path: path)).families() where !families.contains(family) {
            families.append(family)
        }
        return Font(path: path, families: families, basis: basis(of: path, named))
    }

    /// Whether the name of a file ends like that of a font.
    static func isFont(_ path: String) -> Bool { endings.contains(ending(of: path)) }

    private static func ending(of path: String) -> String { path.split(separator: ".").last?.lowercased() ?? "" }

    /// The files of each font of a folder, the best form first: web sites have `Brand.ttf`, `Brand.woff` and `Brand.woff2` of the
    /// same outlines. A form that is one of the app's for a reason comes before others.
    private static func byOutlines(_ paths: [String], _ named: [String: String]) -> [[String]] {
        func rank(_ path: String) -> Int {
            basis(of: path, named) != nil ? -1 : endings.firstIndex(of: ending(of: path)) ?? endings.count
        }
        let forms = Dictionary(grouping: paths) { $0.dropLast(ending(of: $0).count) }
        return forms.values.map { $0.sorted { (rank($0), $0) < (rank($1), $1) } }.sorted { $0[0] < $1[0] }
    }

    private static func basis(of path: String, _ named: [String: String]) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        if let basis = parts.last.flatMap({ named[$0] }) { return basis }
        guard let folder = parts.dropLast().last, parts.dropLast(2).last == "res" else { return nil }
        return folder == "font" || folder.hasPrefix("font-") ? "res/\(folder)" : nil
    }

    /// What names a font as one of the app's, by the name of its file: `UIAppFonts` of an `Info.plist`, and `asset:` of
    /// a `pubspec.yaml`.
    private static func named(in paths: [String], below folder: URL) -> [String: String] {
        var named: [String: String] = [:]
        for path in paths {
            guard let name = path.split(separator: "/").last else { continue }
            let isPropertyList = name.hasSuffix(".plist") && name.contains("Info")
            guard isPropertyList || name == "pubspec.yaml",
                let text = ProjectLanguage.text(folder.appending(path: path))
            else { continue }
            for file in isPropertyList ? appFonts(text) : assets(text) {
                guard let last = file.split(separator: "/").last else { continue }
                named[String(last)] = isPropertyList ? "UIAppFonts of \(path)" : path
            }
        }
        return named
    }

    /// The strings of the array `UIAppFonts`. The list is not parsed as a whole: it may be damaged, or nested to any
    /// depth.
    private static func appFonts(_ text: String) -> [String] {
        guard let key = text.range(of: "<key>UIAppFonts</key>"),
            let end = text.range(of: "</array>", range: key.upperBound..<text.endIndex)
        else { return [] }
        return text[key.upperBound..<end.lowerBound].components(separatedBy: "<string>").dropFirst().map { part in
            part.prefix { $0 != "<" }.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// The `- asset:` lines of fonts.
    private static func assets(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("- asset:") else { return nil }
            return line.dropFirst("- asset:".count).trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
        }
    }
}
