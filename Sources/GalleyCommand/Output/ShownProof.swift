internal import Foundation
internal import Galley

/// A proof that is drawn again after each change, and shown to browsers on this machine.
final class ShownProof {
    private var proof: ProofMemory
    private let server: (any PageServer)?
    /// The address of the first page: a URL, or a file.
    let address: String

    /// - Parameter kind: The server; nil where the pages are opened from disk.
    /// - Throws: `InputError` where no port is free.
    init(in folder: URL, by kind: (any PageServer.Type)?, port: UInt16?, options: CheckOptions) throws {
        proof = ProofMemory(in: folder, options: options)
        server = kind?.init(folder: folder)
        do {
            address = try server?.start(port: port).absoluteString ?? folder.appending(path: "index.html").relativePath
        } catch {
            let place = port.map { "port \($0)" } ?? "any port"
            throw InputError(.unreadable, "the proof cannot be shown at \(place) of 127.0.0.1: \(error)")
        }
    }

    /// Draws what has changed, and makes open pages load it. O(cells of the scenes in which something has changed).
    ///
    /// - Returns: What the proof shows, in words.
    func update(_ watch: ProjectWatch) throws -> String {
        let start = ContinuousClock.now
        let site = try proof.draw(watch)
        server?.publish(site.paths)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        return "Proof: \(Prose.count(site.pictures, "picture")), \(Prose.count(site.faults, "fault")) "
            + "(\(Number.text((seconds * 100).rounded() / 100)) s)"
    }

    /// Shows on open pages why they are not up to date, until they are.
    func say(_ error: any Error) { server?.say("\(error)") }
}
