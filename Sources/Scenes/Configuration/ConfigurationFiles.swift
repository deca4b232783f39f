internal import Basics
package import Catalogs
package import Foundation
internal import Labels

/// A `galley.yml` and all that it `extends:`: presets, and other files of the project. Each is read once, however often it is
/// named.
package struct ConfigurationFiles {
    /// The contents of one of them.
    package struct Part {
        package let values: YAMLValue
        /// What messages call the mapping.
        package let name: String
        /// nil for a preset.
        package let url: URL?
        package let text: String
    }

    /// First the configuration. What comes first counts: a file before those that it extends, and of these the last one first.
    package let parts: [Part]
    /// The files that are read besides the configuration, in the order in which they are named.
    package let extended: [Part]

    /// The most files that a configuration may extend; real projects have two or three.
    package static let most = 100

    /// Reads a configuration, and what it extends.
    ///
    /// - Throws: `InputError` for a file that cannot be used. Keys are not looked at but for `extends`.
    package init(contentsOf url: URL, in tree: ProjectTree) throws {
        let name = InputFile.name(of: url)
        let text = try InputFile.text(at: url, named: name, in: tree)
        let values = try YAMLValue.parse(text, file: name, syntaxErrors: .configuration)
        try self.init(values, text: text, at: url, in: tree)
    }

    /// Reads what a configuration extends that is read already. O(their bytes).
    package init(_ values: YAMLValue, text: String, at url: URL, in tree: ProjectTree) throws {
        var reader = Reader(tree: tree)
        try reader.read(
            Part(values: values, name: ProjectTree.configurationName, url: url, text: text),
            at: url.resolvingSymlinksInPath(), chain: [])
        parts = reader.inOrder
        extended = reader.files.dropFirst().map(\.part).filter { $0.url != nil }
    }

    /// The value of a key, and the folder that its paths are relative to; nil where none of the files has it.
    package func value(of key: String) throws -> (value: YAMLValue, folder: URL)? {
        for part in parts {
            guard let value = try part.values.entries(part.name).first(where: { $0.name == key })?.value else {
                continue
            }
            return (value, (part.url ?? parts[0].url ?? URL(filePath: ".")).deletingLastPathComponent())
        }
        return nil
    }
}

private struct Reader {
    let tree: ProjectTree
    /// Each with the numbers of those that it extends, in the order in which they are named.
    private(set) var files: [(part: ConfigurationFiles.Part, bases: [Int])] = []
    /// The numbers by places without links, and by the names of presets.
    private var numbers: [URL: Int] = [:]
    private var presets: [String: Int] = [:]

    init(tree: ProjectTree) { self.tree = tree }

    /// - Parameters:
    ///   - place: Without symbolic links.
    ///   - chain: The places from the configuration to the file that extends this one.
    @discardableResult
    mutating func read(_ part: ConfigurationFiles.Part, at place: URL, chain: [URL]) throws -> Int {
        let number = files.count
        files.append((part, []))
        numbers[place] = number
        let extends = try part.values.entries(part.name).first { $0.name == "extends" }?.value
        for name in extends?.listOrOne() ?? [] {
            let base =
                ConfigurationPreset.isName(name.scalar ?? "")
                ? try preset(name) : try file(name, of: part, chain: chain + [place])
            files[number].bases.append(base)
        }
        return number
    }

    private mutating func preset(_ name: YAMLValue) throws -> Int {
        let text = try name.string("extends")
        if let known = presets[text] { return known }
        do {
            let preset = try ConfigurationPreset.find(text)
            let values = try YAMLValue.parse(preset.text, file: text, syntaxErrors: .configuration)
            files.append((ConfigurationFiles.Part(values: values, name: text, url: nil, text: preset.text), []))
        } catch let error as UnknownName {
            throw InputError(error, at: name.position)
        }
        presets[text] = files.count - 1
        return files.count - 1
    }

    private mutating func file(_ value: YAMLValue, of part: ConfigurationFiles.Part, chain: [URL]) throws -> Int {
        let name = try ValueForm.text.read(value, "extends")
        let url = URL(filePath: name, relativeTo: part.url?.deletingLastPathComponent()).standardizedFileURL.absoluteURL
        if let refusal = tree.refusal(of: url.path) { throw InputError(refusal, of: "extends", at: value.position) }
        guard FileManager.default.fileExists(atPath: url.path) else {
            let near = InputFile.nearest(to: url) ?? ConfigurationPreset.names.first { $0.hasSuffix(":" + name) }
            let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
            throw InputError(
                .configuration, "extends: there is no file \"\(name.excerpt)\"\(hint)", at: value.position)
        }
        let place = url.resolvingSymlinksInPath()
        if let start = chain.firstIndex(of: place) {
            let names = (chain[start...] + [place]).map(InputFile.name).joined(separator: " → ")
            throw InputError(.configuration, "extends: leads back to where it began: \(names)", at: value.position)
        }
        if let known = numbers[place] { return known }
        guard numbers.count <= ConfigurationFiles.most else {
            throw InputError(
                .configuration, "extends: more than \(ConfigurationFiles.most) files in all", at: value.position)
        }
        let file = InputFile.name(of: url)
        let text = try InputFile.text(at: url, named: file, in: tree)
        let values = try YAMLValue.parse(text, file: file, syntaxErrors: .configuration)
        return try read(
            ConfigurationFiles.Part(values: values, name: ProjectTree.configurationName, url: url, text: text),
            at: place, chain: chain)
    }

    /// What counts more comes first, each once: a second place, further back, would change nothing.
    var inOrder: [ConfigurationFiles.Part] {
        var parts: [ConfigurationFiles.Part] = []
        var seen: Set<Int> = []
        func visit(_ number: Int) {
            guard seen.insert(number).inserted else { return }
            parts.append(files[number].part)
            for base in files[number].bases.reversed() { visit(base) }
        }
        if !files.isEmpty { visit(0) }
        return parts
    }
}
