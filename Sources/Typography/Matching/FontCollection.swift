internal import BundledFonts
internal import Foundation

/// The fonts that texts are measured with: the project's own first, then the bundled, then the system's on request.
///
/// Immutable, so that one collection serves sessions on many threads.
public final class FontCollection: Sendable {
    /// Every face, in the order of preference.
    public let faces: [FontFace]
    /// The project's own files, in the order given.
    public let sources: [FontSource]
    /// System fonts that could not be used, and why. They are skipped; a project's own file would have thrown.
    public let skipped: [FontError]
    /// The families of a request that names none, where the project chose some: the first font is the primary one, and
    /// a character takes the first that has it.
    public let defaultFamilies: [String]

    let facesByFamily: [String: [FontFace]]
    private let ownFamilies: [(source: FontSource, family: String)]

    /// Opens the fonts. Files are mapped, not read: about 30 µs each. The project's own are read once, since a damaged one
    /// is an error; of the others it is checked that they are whole.
    ///
    /// - Parameters:
    ///   - files: the project's own, which come before all others.
    ///   - defaultFamilies: the families of a request that names none, in order; without any, those of the files that
    ///     are to be the default.
    ///   - includesBundled: Galley's own fonts, the same on every machine.
    ///   - includesSystem: the fonts installed on this machine; results then depend on it.
    /// - Throws: ``FontError`` for a project's file that is no font or is damaged, for a bundled one that is not whole, or
    ///   when there is no font at all.
    public convenience init(
        files: [FontSource] = [], defaultFamilies: [String] = [], includesBundled: Bool = true,
        includesSystem: Bool = false
    ) throws(FontError) {
        var bundled: String?
        if includesBundled {
            do {
                bundled = try BundledFonts.directory().path
            } catch {
                throw .bundledFontsMissing(error.description)
            }
        }
        try self.init(
            files: files, defaultFamilies: defaultFamilies, bundled: bundled,
            directories: includesSystem ? FontCollection.systemDirectories : [])
    }

    /// Opens the project's files, and every font below the bundled directory and the others, in the order of their paths.
    package init(
        files: [FontSource], defaultFamilies: [String] = [], bundled: String? = nil, directories: [String]
    ) throws(FontError) {
        var faces: [FontFace] = []
        var own: [(source: FontSource, family: String)] = []
        for source in files {
            let opened = try FontFace.open(path: source.path)
            own += opened.map { (source, $0.family) }
            faces += opened
        }
        for path in bundled.map(FontCollection.fontFiles(below:)) ?? [] {
            faces += try FontFace.open(path: path, checking: .directory)
        }
        var skipped: [FontError] = []
        for path in directories.flatMap(FontCollection.fontFiles(below:)) {
            do {
                faces += try FontFace.open(path: path, checking: .directory)
            } catch {
                skipped.append(error)
            }
        }
        guard !faces.isEmpty else { throw .noFonts }
        self.faces = faces
        self.skipped = skipped
        sources = files
        ownFamilies = own
        self.defaultFamilies =
            defaultFamilies.isEmpty ? own.filter(\.source.isDefault).map(\.family) : defaultFamilies
        hasOpticalSizes = faces.contains(where: \.hasOpticalSizes)
        facesByFamily = Dictionary(grouping: faces) { FontCollection.key(ofFamily: $0.family) }
    }

    /// Some face is drawn for the size it is set at.
    package let hasOpticalSizes: Bool

    /// Names of all families, in the order of preference.
    public var families: [String] {
        var seen: Set<String> = []
        return faces.map(\.family).filter { seen.insert(FontCollection.key(ofFamily: $0)).inserted }
    }

    /// Whether a family of this name is there; case does not matter.
    public func contains(family: String) -> Bool { facesByFamily[FontCollection.key(ofFamily: family)] != nil }

    /// Families that are the project's own fallback for a script in a locale.
    func ownFamilies(script: Script, locale: TextLocale) -> [String] {
        let code = script.description
        return ownFamilies.filter { own in
            (own.source.scripts.isEmpty || own.source.scripts.contains(code))
                && (own.source.locales.isEmpty || own.source.locales.contains { locale.matches($0) })
        }.map(\.family)
    }

    static func key(ofFamily family: String) -> String { family.lowercased() }

    private static let systemDirectories = ["/usr/share/fonts", "/usr/local/share/fonts"]

    private static func fontFiles(below directory: String) -> [String] {
        guard let files = try? FileManager.default.subpathsOfDirectory(atPath: directory) else { return [] }
        return files.filter(isFontFile).sorted().map { "\(directory)/\($0)" }
    }

    /// Whether the name ends as those of font files do, in capital or small letters.
    private static func isFontFile(_ path: String) -> Bool {
        let ending = path.utf8.suffix(4).map { $0 | 0x20 }
        return [".ttf", ".otf", ".ttc", ".otc"].contains { ending.elementsEqual($0.utf8) }
    }
}
