internal import Basics
package import Frames
package import Typography

/// The open fonts of a project: its own, then the bundled ones, then the machine's if they are asked for.
public struct FontLibrary: Sendable {
    package let collection: FontCollection
    /// Whether Inter has the measures of the system font where it replaces that font.
    public let modelsSystemFont: Bool

    /// Opens the fonts. Files are mapped, not read, which takes about two milliseconds. The project's own are read to
    /// check that they are not damaged, which takes about three milliseconds for each megabyte.
    ///
    /// - Parameters:
    ///   - files: The project's own, which come before all others.
    ///   - defaultFamilies: The families of text that names none, in order: a character takes the first that has it. If
    ///     empty, the families of the default font files.
    ///   - includesSystemFonts: Whether to open the fonts installed on this machine too, after the bundled ones;
    ///     results then depend on it.
    ///   - modelsSystemFont: Whether, on iOS, Inter has the measures of the system font, which may not be
    ///     redistributed, where text names no family and the project has no default font. If false, Inter is measured
    ///     as it is.
    /// - Throws: `InputError` of kind `unreadable` for a file that is not a font, or is damaged.
    public init(
        _ files: [FontFile] = [], defaultFamilies: [String] = [], includesSystemFonts: Bool = false,
        modelsSystemFont: Bool = true
    ) throws {
        self.modelsSystemFont = modelsSystemFont
        for file in files {
            do throws(InputError) { try file.refuseUnreadable() } catch { throw error.placed(at: file.place) }
        }
        do {
            collection = try FontCollection(
                files: files.map(\.source), defaultFamilies: defaultFamilies, includesSystem: includesSystemFonts)
        } catch {
            throw InputError(.unreadable, error.description).placed(at: Self.placeOfFault(among: files))
        }
    }

    /// Where the first file is named that cannot be used: the files are opened again, one by one.
    private static func placeOfFault(among files: [FontFile]) -> SourcePosition? {
        files.first { file in
            guard file.place != nil else { return false }
            do { _ = try file.families() } catch { return true }
            return false
        }?.place
    }

    /// A session that measures with these fonts and a platform's conventions.
    package func session(_ platform: Frames.Platform, cachedTexts: Int = 4096) -> TextSession {
        TextSession(
            fonts: collection, platform: Typography.Platform(platform), cachedTexts: cachedTexts,
            modelsSystemFont: modelsSystemFont)
    }

    /// The machine's fonts that are left out, and why.
    public var skipped: [String] { collection.skipped.map(\.description) }

    /// Whether there is a family of this name; case does not matter.
    public func contains(family: String) -> Bool { collection.contains(family: family) }

    /// The tags of the OpenType features that some font has, sorted. Reads every font.
    public var features: [String] { collection.features }

    /// The names of all families, in order of preference.
    public var families: [String] { collection.families }
}

extension Typography.Platform {
    /// The platform in the types of Typography.
    package init(_ platform: Frames.Platform) {
        self =
            switch platform {
            case .ios: .ios
            case .macos: .macos
            case .android: .android
            case .web: .web
            }
    }
}
