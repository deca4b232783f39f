/// What is mutated, and how much of the runs it gets.
enum InputKind: String, CaseIterable {
    case catalog, scene, configuration, rooms, layout, font, text

    /// In hundredths: what is quickly read gets more.
    var share: Int {
        switch self {
        case .catalog: 36
        case .scene: 31
        case .configuration: 14
        case .rooms: 4
        case .layout: 4
        case .font: 1
        case .text: 10
        }
    }
}

/// One input of a run.
struct Input {
    var kind: InputKind
    /// The path of its file, by which readers of catalogs recognize formats and locales.
    var path: String
    var bytes: [UInt8]

    /// The bytes as text; what is not UTF-8 becomes U+FFFD, as a command does not accept it anyway.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// What files of one format have in common.
    var ending: Substring { path[(path.lastIndex(of: ".") ?? path.startIndex)...] }

    /// The name of the file in which an input that failed is kept: `catalog-7-412-values+strings.xml`.
    func findName(seed: UInt64, index: Int) -> String {
        "\(kind.rawValue)-\(seed)-\(index)-\(path.replacing("/", with: "+"))"
    }

    init(kind: InputKind, path: String, bytes: [UInt8]) {
        self.kind = kind
        self.path = path
        self.bytes = bytes
    }

    /// An input that was kept; nil where the file does not have the name of one.
    init?(findName name: String, bytes: [UInt8]) {
        let parts = name.split(separator: "-", maxSplits: 3)
        guard parts.count == 4, let kind = InputKind(rawValue: String(parts[0])) else { return nil }
        self.init(kind: kind, path: String(parts[3]).replacing("+", with: "/"), bytes: bytes)
    }
}
