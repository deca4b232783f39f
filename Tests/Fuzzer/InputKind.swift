/// What is mutated, and how much of the runs it gets.
enum InputKind: String, CaseIterable {
    case catalog, scene, configuration, font, text

    /// In hundredths: what is quickly read gets more.
    var share: Int {
        switch self {
        case .catalog: 40
        case .scene: 35
        case .configuration: 14
        case .font: 1
        case .text: 10
        }
    }
}

/// One input of a run.
struct Input {
    var kind: InputKind
    /// The ending of the file that holds it, by which readers of catalogs tell formats apart.
    var ending: String
    var bytes: [UInt8]

    /// The bytes as text; what is not UTF-8 becomes U+FFFD, as a command does not accept it anyway.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
