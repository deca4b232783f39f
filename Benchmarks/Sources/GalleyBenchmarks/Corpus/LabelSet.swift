import Foundation

/// The labels of one locale, as `Corpus/Labels` has them: what stands alone, what takes a name, and sentences about a name.
struct LabelSet {
    let locale: String
    private let names: [Substring]
    private let phrases: [Substring]
    private let sentences: [Substring]

    /// Reads a file of three parts, parted by empty lines; `{}` is where a name goes.
    init(contentsOf url: URL) throws {
        locale = url.deletingPathExtension().lastPathComponent
        let parts = try String(contentsOf: url, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).split(separator: "")
        guard parts.count == 3 else { throw CorpusError(file: url.lastPathComponent) }
        (names, phrases, sentences) = (Array(parts[0]), Array(parts[1]), Array(parts[2]))
    }

    /// The labels of all sets that are bundled, by locale.
    static func all() throws -> [LabelSet] {
        guard let folder = Bundle.module.url(forResource: "Labels", withExtension: nil) else {
            throw CorpusError(file: "Labels")
        }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map(LabelSet.init)
    }

    /// All labels of the set: 32 that stand alone, 288 phrases and 144 sentences, a name in each.
    ///
    /// The first 358 have the lengths of real interfaces. In English they have 20.5 characters and 3.4 words on average;
    /// a count of application strings has 22 and 3.6 (Sorin Sbârnea, "Statistics regarding localized text"). Four of five
    /// have one to three words, a tenth are sentences of up to 119 characters.
    var labels: [String] {
        // The last names are commands, of which no phrase says anything.
        let objects = names.dropLast(8)
        func fill(_ pattern: Substring, with name: Substring) -> String {
            pattern.replacingOccurrences(of: "{}", with: name)
        }
        let filled = objects.flatMap { name in phrases.map { fill($0, with: name) } }
        let about: [String] = sentences.indices.flatMap { round in
            objects.indices.map { fill(sentences[($0 + round) % sentences.count], with: objects[$0]) }
        }
        return names.map(String.init) + filled + about
    }
}

/// A label set that is missing or not in its three parts.
struct CorpusError: Error, CustomStringConvertible {
    let file: String
    var description: String { "\(file): expected names, phrases and sentences, parted by empty lines" }
}
