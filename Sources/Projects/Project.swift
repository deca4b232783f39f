public import Basics
public import Catalogs
public import Checks
public import Foundation
public import Frames
public import Labels
public import Scenes
public import ViewLayout

/// What a check runs: the contents of a `galley.yml`.
public struct Project: Sendable {
    /// The configuration file as it was named.
    public var file: String
    /// The folder that every path of the configuration is relative to.
    public var directory: URL
    /// The folders that its files have to be in.
    package let tree: ProjectTree
    /// The files of the catalogs that the configuration names, where it has no scenes.
    package var catalogFiles: CatalogFolder?
    /// The scenes, in the order of the configuration, each read and validated.
    public var scenes: [LayoutScene]
    /// The catalogs for labels. For scenes they come after the scene's own.
    public var catalogs: [Catalog]
    /// Fonts of the project, which come before the bundled ones.
    public var fonts: [FontFile]
    /// Whether Inter has the measures of the iOS system font where it replaces that font.
    public var modelsSystemFont: Bool
    /// The platform whose conventions apply.
    public var platform: Platform
    /// Pixels per point; nil for the platform's usual value.
    public var displayScale: Double?
    /// What the device covers of the space of scenes that do not set it themselves.
    public var safeArea: SafeAreaInsets?
    /// Which iOS or iPadOS scenes are laid out for that do not say so themselves; nil for iOS 13 to 18 on a phone that is held
    /// upright.
    public var system: AppleSystem?
    /// Sizes of lists, forms, bars and dialogs that differ from the platform's, in points; those of a scene come first.
    public var metrics: [PlatformMetric: Double] = [:]
    /// The environments of the check.
    public var matrix: Matrix
    /// Budgets without a scene.
    public var labels: [LabelBudget]
    /// What its files of rooms have; nil where it has none.
    package var rooms: ProjectRooms?
    /// The severities and numbers of the rules.
    public var rules: RuleSet
    /// The file of known findings, which are not reported again.
    public var baseline: URL?
    /// Where the configuration names that file.
    package var baselinePosition: SourcePosition?
    /// The folder in which its configuration keeps what checks find; nil for none.
    package var cache: URL?
    /// Sample values for placeholders, by key.
    public var arguments: KeyedSamples
    /// The program that has the scenes in Swift; nil where there is none.
    public var program: String?
    /// What a check reports about the project before anything else.
    package var remarks: [String] = []
    /// The configuration file; nil where there is none.
    package var configuration: URL?
    /// The files that the configuration extends.
    package var extended: [URL] = []
    /// The SHA-256 of its text as it was read, with those of the files that it extends; nil for a project that is made in code.
    package var configurationDigest: String?

    /// The command that users type to work on the project.
    package var command: String { program ?? "galley" }

    /// The catalogs of the project and those of its scenes, each once, in the order in which they are searched.
    /// O(scenes), however many entries the catalogs have.
    package var everyCatalog: [Catalog] { Catalog.distinct(catalogs + scenes.flatMap(\.catalogs)) }

    /// Opens the project's fonts, after those of a scene.
    ///
    /// - Throws: `InputError` for a file that is not a font.
    package func fontLibrary(_ own: [FontFile] = []) throws -> FontLibrary {
        try FontLibrary(own + fonts, modelsSystemFont: modelsSystemFont)
    }
}

/// The environments of a check: locales × text sizes × widths × heights.
///
/// The order does not matter, and repeated values count once: a check finds what its cells show, each checked alone.
public struct Matrix: Hashable, Sendable {
    /// BCP 47 tags; nil means every locale of the catalogs.
    public var locales: [Listed<String>]?
    /// Artificial locales, made from the source language to show what breaks.
    public var pseudolocales: [Pseudolocale]
    /// The text sizes that users may set.
    public var textSizes: [TextSize]
    /// In points, with the name of the device where the configuration gives one.
    public var widths: [NamedLength]
    /// In points; empty proposes no height.
    public var heights: [NamedLength]

    /// The names of widths, for findings.
    package var widthNames: [Double: String] {
        Dictionary(widths.compactMap { width in width.name.map { (width.points, $0) } }) { first, _ in first }
    }
}

/// A value of the configuration, with its place.
public struct Listed<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What the configuration says.
    public var value: Value
    /// Where it is in the configuration; nil for an option of the command line.
    public var position: SourcePosition?

    package init(value: Value, position: SourcePosition? = nil) {
        (self.value, self.position) = (value, position)
    }
}

/// A length in points with a name, such as that of a device.
public struct NamedLength: Hashable, Sendable {
    /// In points.
    public var points: Double
    /// The name of the device; nil where there is only the number.
    public var name: String?

    /// Makes a length.
    public init(_ points: Double, name: String? = nil) {
        self.points = points
        self.name = name
    }
}
