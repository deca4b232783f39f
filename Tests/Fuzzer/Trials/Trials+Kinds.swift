import Foundation
import Galley
internal import ViewLayout

extension Trials {
    /// Reads a catalog, looks for what is odd in it, and measures what it holds.
    func runCatalog(_ input: Input) throws -> String? {
        // Alone in its folder: files of other runs would be its other locales.
        let catalogs = folder.appending(path: "catalogs")
        defer { try? FileManager.default.removeItem(at: catalogs) }
        let url = try file("catalogs/\(input.path)", input.bytes)
        let catalog: Catalog
        do {
            catalog = try Catalog(contentsOf: url, file: input.path, sourceLanguage: "en")
        } catch {
            return Self.fault(of: error)
        }
        if let warning = catalog.warnings.lazy.map(\.description).first(where: { $0.count > 2000 }) {
            return "a warning of \(warning.count) characters: \(warning.prefix(300))"
        }
        if let fault = try diagnose(input, at: url, in: catalogs) { return fault }
        var generator = Generator(of: input.bytes)
        let environment = environment(&generator)
        for key in catalog.keys.prefix(4) {
            for locale in catalog.locales.prefix(2) {
                let rules = LocaleRules(locale)
                for facts in measurer.measure(key: key, of: catalog, rules: rules, in: environment.with(locale: locale))
                {
                    if let fault = try Faults.fault(of: facts) { return fault }
                    _ = LabelText.render(facts)
                }
                for pseudolocale in Pseudolocale.allCases where generator.below(8) == 0 {
                    _ = catalog.messages(for: key, in: rules, arguments: [], pseudolocale: pseudolocale)
                }
            }
        }
        return nil
    }

    /// Looks for what is odd, as `galley catalog --strict --fail-on-missing` does, with a file of another locale beside it
    /// that has the same texts but for one line.
    private func diagnose(_ input: Input, at url: URL, in folder: URL) throws -> String? {
        let other = input.path.replacing(/(^|[\/_.-])(ar|de|en|pl)(?=[\/_.]|$)/) {
            $0.2 == "de" ? "\($0.1)pl" : "\($0.1)de"
        }
        if other != input.path {
            var lines = input.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            var generator = Generator(of: input.bytes)
            lines.remove(at: generator.below(lines.count))
            _ = try file("catalogs/\(other)", Array(lines.joined(separator: [UInt8(ascii: "\n")])))
        }
        let inventory: CatalogInventory
        do {
            // A folder is looked through for half of the inputs, and a file is named for the others.
            inventory = try CatalogInventory(
                of: input.bytes.count.isMultiple(of: 2) ? [folder.path] : [url.path], sourceLocale: "en",
                listsMissing: true)
        } catch {
            return Faults.fault(of: error, in: url.path)
        }
        for oddity in inventory.oddities {
            let text = oddity.description
            if text.count > 2000 { return "an oddity of \(text.count) characters: \(text.prefix(300))" }
            if case .fault = oddity.problem, oddity.line == nil { return "an oddity without a place: \(text)" }
        }
        let page = CatalogText.render(inventory, limit: nil)
        let lines = page.split(separator: "\n").count { $0.contains(": warning: ") }
        guard lines >= inventory.oddities.count else { return "\(inventory.oddities.count) oddities on \(lines) lines" }
        return try Faults.fault(ofJSON: CatalogJSON.render(inventory))
    }

    static func fault(of error: CatalogError) -> String? {
        let text = error.description
        if text.count > 2000 { return "a message of \(text.count) characters: \(text.prefix(300))" }
        switch error.problem {
        // Foundation does not say where a property list is wrong, and bytes that are not text have no lines.
        case .badPropertyList, .badEncoding, .unreadable, .unknownFormat, .tooDeep: return nil
        // It is asked of the project, not of a place in it.
        case .unknownSourceLanguage: return nil
        default: return error.line == nil ? "no place: \(error)" : nil
        }
    }

    /// Reads a scene, lays it out and checks it.
    func runScene(_ input: Input) throws -> String? {
        // Runners know scenes by their files.
        let name = "Fuzzed\(count).yml"
        var generator = Generator(of: input.bytes)
        do {
            let scene = try LayoutScene(input.text, file: name, folder: folder)
            let environment = environment(&generator)
            let report = try runner.report(of: scene, in: environment)
            if let fault = try Faults.fault(of: report) { return fault }
            var checker = Checker()
            checker.check(report)
            return try fault(of: checker.result())
        } catch {
            return Faults.fault(of: error, in: name)
        }
    }

    private func fault(of result: CheckResult) throws -> String? {
        for format in FindingsFormats.all {
            let text = try format.render(result, options: ReportOptions(colour: true))
            // Numbers that JSON has none for are written as words, which no key of a finding's numbers may hold.
            if format.name == "json", let fault = try Faults.fault(ofJSON: text) { return fault }
        }
        return nil
    }

    /// Reads a configuration, and runs its check where that is a small one.
    func runConfiguration(_ input: Input) throws -> String? {
        let url = try file("galley.yml", input.bytes)
        let name = InputFile.name(of: url)
        do {
            let project = try Project(contentsOf: url)
            let matrix = project.matrix
            let locales = (matrix.locales?.count ?? 2) + matrix.pseudolocales.count
            let cells =
                (project.scenes.count + 5 * project.labels.count) * max(locales, 1) * matrix.textSizes.count
                * matrix.widths.count * max(1, matrix.heights.count)
            guard cells <= 100 else { return nil }
            var options = CheckOptions()
            options.workers = 1
            return try fault(of: try project.check(options))
        } catch {
            return Faults.fault(of: error, in: name)
        }
    }

    /// Checks a file of rooms, with a catalog that has some of its texts.
    func runRooms(_ input: Input) throws -> String? {
        let url = try file("rooms/galley.yml", Array("strings: [a.xcstrings]\nrooms: [rooms.json]\n".utf8))
        let rooms = try file("rooms/rooms.json", input.bytes)
        let texts = ["Copy": "Kopieren", "Edit": "Bearbeiten", "Save %lld": "%lld speichern", "toolbar.undo": "Zurück"]
        let entries = texts.map { key, text in
            #""\#(key)": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "\#(text)" } } } }"#
        }
        let catalog =
            #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(entries.joined(separator: ",")) } }"#
        _ = try file("rooms/a.xcstrings", Array(catalog.utf8))
        do {
            let project = try Project(contentsOf: url)
            guard project.labels.count <= 50 else { return nil }
            var options = CheckOptions()
            options.workers = 1
            return try fault(of: try project.check(options))
        } catch {
            return Faults.fault(of: error, in: InputFile.name(of: rooms))
        }
    }

    /// Opens a font and measures with it.
    func runFont(_ input: Input) throws -> String? {
        let url = try file(input.path, input.bytes)
        var generator = Generator(of: input.bytes)
        do {
            let library = try FontLibrary([FontFile(url, isDefault: true)])
            let environment = environment(&generator)
            let measurer = LabelMeasurer(fonts: library, platform: environment.platform)
            for text in ["שלום, world", "Բարեւ", "ສະບາຍດີ", "ที่นี่", "ਸਤਿ ਸ੍ਰੀ", "fiAV 123"] {
                if let fault = try Faults.fault(of: measurer.measure(text, in: environment)) { return fault }
            }
            // These read every font, bundled ones too.
            if generator.below(50) == 0 { _ = (library.features, library.families, library.faces) }
            return nil
        } catch {
            return Faults.fault(of: error, in: url.path)
        }
    }

    /// Measures a text, takes it apart, and lays it out as Markdown.
    func runText(_ input: Input) throws -> String? {
        var generator = Generator(of: input.bytes)
        let (text, environment) = (input.text, environment(&generator))
        var style = LabelTypesetting()
        style.lineLimit = generator.pick([nil, nil, 1, 2, 5]) ?? nil
        style.truncationMode = generator.pick([.head, .middle, .tail]) ?? .tail
        style.minimumScaleFactor = generator.pick([1, 1, 0.5, 0.01]) ?? 1
        style.allowsTightening = generator.below(4) == 0
        style.tracking = generator.pick([0, 0, 3, -20]) ?? 0
        style.keepsWords = generator.below(4) == 0
        let facts = measurer.measure(text, style: style, in: environment)
        if let fault = try Faults.fault(of: facts) { return fault }
        if LabelText.render(facts).contains("\n") { return "a label of two lines" }
        let inspection = inspector.inspect(text, locale: environment.locale)
        _ = (inspection.table, inspection.json)
        let scene = LayoutScene("Fuzzed \(count)") { Text(LocalizedStringKey(text)) }
        return try Faults.fault(of: try runner.report(of: scene, in: environment))
    }
}
