import Foundation
import Galley

/// A project with scenes, catalogs of one and of several files, budgets, and rooms in one line, and changes that people make to
/// it.
struct WatchedProject {
    private(set) var files: [String: String] = [:]
    private var texts: [String: [String: String]] = [
        "add": ["en": "Add", "de": "Hinzufügen"], "save": ["en": "Save", "de": "Speichern", "fr": "Enregistrer"],
        "open": ["en": "Open", "fr": "Ouvrir"], "tab.one": ["en": "One", "de": "Eins"], "tab.two": ["en": "Two"],
    ]
    private var strings: [String: [String: String]] = [
        "en": ["hint.first": "First", "hint.last": "Last"], "de": ["hint.first": "Zuerst"],
    ]
    private var scenes: [String: [String]] = ["A": ["add", "save"], "B": ["open", "hint.first"], "C": ["hint.last"]]
    private var blankLines = 0
    private var width = 40

    init() { write() }

    /// What the rooms of a bar have in common: a line, in which each text takes from the others.
    private var room: String {
        """
        "lines": 1, "overflow": "ellipsis", "font": { "size": 16, "scales": true }, "width": \(width * 2),
        "shared": { "name": "bar", "width": \(width * 4) }
        """
    }

    private mutating func write() {
        files = [
            "Texts.xcstrings": String(repeating: "\n", count: blankLines)
                + Sources.xcstrings(texts.sorted { $0.key < $1.key }.map { ($0, $1.sorted { $0.key < $1.key }) }),
            "galley.yml": """
            scenes: [Scenes/*.yml]
            strings: [Texts.xcstrings, App]
            rooms: [Rooms/*.json]
            textSizes: [large, AX3]
            widths: [\(width * 5)]
            pseudolocales: [longest, accented]
            labels:
              - { keys: 'tab.*', maxWidth: \(width), maxLines: 1 }
              - { keys: '*', name: all, maxWidth: 90, maxLines: 1 }

            """,
            "Package.swift": "let package = Package(name: \"App\", defaultLocalization: \"en\")\n",
            "Rooms/bar.json": """
            { "rooms": 1, "harvester": "a test", "screens": [
              { "name": "Bar", "platform": "ios", "locale": "en", "width": 320, "rooms": [
                { "text": "", "key": "add", \(room) },
                { "text": "", "key": "hint.first", \(room) },
                { "text": "Open", \(room) }
              ] }
            ] }

            """,
        ]
        for (locale, texts) in strings {
            files["App/\(locale).lproj/Hints.strings"] = texts.sorted { $0.key < $1.key }
                .map { "\"\($0)\" = \"\($1)\";\n" }.joined()
        }
        for (name, keys) in scenes {
            let views = keys.map { "{ Text: \($0), frame: { width: \(width) }, lineLimit: 1 }" }
            files["Scenes/\(name).yml"] = "scene: \(name)\nview: { HStack: [\(views.joined(separator: ", "))] }\n"
        }
    }

    /// Changes something.
    mutating func change(_ random: inout some RandomNumberGenerator) {
        let words = ["x", "Wörter", "Donaudampfschiff", "a b c", "…"]
        let word = words.randomElement(using: &random) ?? ""
        let locale = ["en", "de", "fr", "fi", "de-AT"].randomElement(using: &random) ?? "en"
        let key = texts.keys.sorted().randomElement(using: &random) ?? "add"
        let scene = scenes.keys.sorted().randomElement(using: &random) ?? "A"
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2: texts[key]?[locale] = word
        case 3: if locale != "en" { texts[key]?[locale] = nil }
        case 4: texts["new.\(Int.random(in: 0..<3, using: &random))"] = ["en": word]
        case 5: if key.hasPrefix("new.") { texts[key] = nil } else { blankLines = (blankLines + 1) % 3 }
        case 6: strings[locale, default: [:]]["hint.first"] = word
        case 7: if locale != "en" { strings[locale] = nil }
        case 8: scenes[scene]?.append(key)
        case 9: scenes["D"] = scenes["D"] == nil ? ["save", "hint.last"] : nil
        case 10: width = width == 40 ? 60 : 40
        default: strings["en"]?["hint.last"] = word
        }
        write()
    }

    /// Makes the files in a folder those of the project.
    func put(in copy: ProjectCopy, before: WatchedProject) throws {
        for (path, text) in files where before.files[path] != text { try copy.write(text, to: path) }
        for path in before.files.keys where files[path] == nil {
            try FileManager.default.removeItem(at: copy.folder.appending(path: path))
        }
    }
}
