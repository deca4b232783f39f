import Foundation
import Galley

/// Runs inputs through the library as the commands do, and says what is wrong with what comes out.
@MainActor
final class Trials {
    let fonts: FontLibrary
    let measurer: LabelMeasurer
    let inspector: TextInspector
    let runner: SceneRunner
    /// A folder that the inputs are put in, as files of a project.
    let folder: URL
    private(set) var count = 0

    init() throws {
        fonts = try FontLibrary()
        measurer = LabelMeasurer(fonts: fonts)
        inspector = TextInspector(fonts: fonts)
        runner = SceneRunner(fonts: fonts, platform: .ios)
        folder = FileManager.default.temporaryDirectory.appending(path: "galley-fuzzer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in Self.project { try Data(text.utf8).write(to: folder.appending(path: name)) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// - Returns: What is wrong, or nil: an error with a place is as good a result as a report.
    func run(_ input: Input) throws -> String? {
        count += 1
        return switch input.kind {
        case .catalog: try runCatalog(input)
        case .scene: try runScene(input)
        case .configuration: try runConfiguration(input)
        case .rooms: try runRooms(input)
        case .layout: try runLayout(input)
        case .font: try runFont(input)
        case .text: try runText(input)
        }
    }

    func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return url
    }

    /// What mutated configurations and scenes name.
    private static let project = [
        ("Scene.yml", "strings: Localizable.xcstrings\nview: { HStack: [ { Text: save }, { Button: a } ] }"),
        ("A.yml", "view: { Text: { verbatim: \"x\" } }"),
        (
            "Localizable.xcstrings",
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"save": {"localizations": {"de": {"stringUnit":
            {"state": "translated", "value": "Sichern"}}}}, "a": {}, "b": {}, "items": {}, "long words in a row": {}}}
            """
        ),
    ]

    /// A room for a text or a scene, as the input decides.
    func environment(_ generator: inout Generator) -> LayoutEnvironment {
        let sizes: [TextSize] = [.xSmall, .large, .accessibility5]
        let scales: [TextSize] = [.scale(0.5), .scale(1), .scale(2)]
        let platform = generator.pick([Platform.ios, .ios, .android, .web]) ?? .ios
        let lengths: [Double?] = [nil, nil, 0.1, 1, 7, 40, 120, 320, 1000]
        return LayoutEnvironment(
            locale: generator.pick(["en", "de", "ar", "he", "th", "ja", "my", "hi", "zh-Hant", "tr"]) ?? "en",
            textSize: (platform == .ios ? generator.pick(sizes) : generator.pick(scales)) ?? .large,
            width: generator.pick(lengths) ?? nil,
            height: generator.below(4) == 0 ? generator.pick(lengths) ?? nil : nil,
            displayScale: generator.pick([1, 2, 3]), platform: platform)
    }
}
