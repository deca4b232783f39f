internal import Basics
internal import Foundation
internal import Labels
internal import Reports
internal import Scenes

/// Which code of the program a process is running, in words and with its place in the source.
struct WorkPlace: Codable, Hashable {
    /// "laid Settings out in de, AX3, width 320, ios", "asked for the previews of Settings_Previews"
    let deed: String
    let position: SourcePosition?
    /// What the program was asked for, if it can go on without that; nil for anything else.
    let listing: String?

    init(_ work: ViewWork) {
        switch work {
        case .scene(let scene, let environment):
            deed = "laid \(scene.name) out in \(FrameTree.facts(of: environment).joined(separator: ", "))"
            position = scene.place
            listing = nil
        case .listing(let name, let place):
            deed = "asked for \(name)"
            position = place
            listing = name
        }
    }
}

/// The place of a process, in an open file that it shares with another process. The place is still there after the
/// process has died.
struct SharedWorkPlace {
    let descriptor: Int32

    /// A file without a name; nil where the system cannot make one.
    static func make() -> SharedWorkPlace? {
        OwnProgram.unnamedFile().map { SharedWorkPlace(descriptor: $0) }
    }

    /// Notes the place, or that the process runs no code of the program.
    ///
    /// - Parameter count: A different number for each call.
    func move(to place: WorkPlace?, count: Int) {
        let text = place.flatMap { try? JSONEncoder().encode($0) } ?? Data()
        var head = [Int64(count), Int64(text.count)]
        let bytes = withUnsafeBytes(of: &head[0]) { Data($0) } + withUnsafeBytes(of: &head[1]) { Data($0) } + text
        _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }

    /// The place and its count; nil where the process runs no code of the program.
    var latest: (place: WorkPlace, count: Int)? {
        var head: [Int64] = [0, 0]
        guard pread(descriptor, &head, 16, 0) == 16, head[1] > 0, head[1] < 1 << 20 else { return nil }
        var text = [UInt8](repeating: 0, count: Int(head[1]))
        guard pread(descriptor, &text, text.count, 16) == text.count,
            let place = try? JSONDecoder().decode(WorkPlace.self, from: Data(text))
        else { return nil }
        return (place, Int(head[0]))
    }
}
