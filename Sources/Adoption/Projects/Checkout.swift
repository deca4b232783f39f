internal import Foundation

/// The sources of a package in a folder of the user's, and which version of it they are.
struct Checkout {
    let folder: URL
    /// As in `Package.resolved`: from the address that git has, or else from the folder's name.
    let identity: String
    /// The version in the name of the folder, `Kingfisher-7.10.0`, or the tag of the commit.
    let version: String?
    /// The commit that git has checked out.
    let revision: String?

    /// Reads the files of git; runs nothing.
    init(in folder: URL) {
        self.folder = folder
        let name = folder.lastPathComponent
        let match = name.wholeMatch(of: /(.+?)[-@]v?(\d+(?:\.\d+)+(?:-[0-9A-Za-z.]+)?)/)
        let git = folder.appending(path: ".git")
        let revision = Self.revision(in: git)
        self.revision = revision
        version = match.map { String($0.output.2) } ?? revision.flatMap { Self.version(of: $0, in: git) }
        let address = (try? String(contentsOf: git.appending(path: "config"), encoding: .utf8))?
            .firstMatch(of: /url\s*=\s*(\S+)/)
        identity = ResolvedPackages.identity(
            address.map { String($0.output.1) } ?? match.map { String($0.output.1) } ?? name)
    }

    /// Whether it is what a pin names; nil where it does not say which version it is.
    func matches(_ pin: ResolvedPackages.Pin) -> Bool? {
        if let revision, let wanted = pin.revision { return revision == wanted }
        if let version, let wanted = pin.version { return version == wanted }
        return nil
    }

    /// The version, or the start of the commit.
    var state: String? { version ?? revision.map { String($0.prefix(7)) } }

    private static func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    private static func revision(in git: URL) -> String? {
        guard let head = text(git.appending(path: "HEAD"))?.trimmingCharacters(in: .whitespacesAndNewlines) else {
            return nil
        }
        guard head.hasPrefix("ref: ") else { return head.isEmpty ? nil : head }
        let name = String(head.dropFirst(5))
        if let id = text(git.appending(path: name)) { return id.trimmingCharacters(in: .whitespacesAndNewlines) }
        return references(in: git).first { $0.name == name }?.id
    }

    private static func version(of revision: String, in git: URL) -> String? {
        let loose = (try? FileManager.default.contentsOfDirectory(atPath: git.appending(path: "refs/tags").path)) ?? []
        let tags =
            loose.compactMap { tag in
                text(git.appending(path: "refs/tags/\(tag)")).map {
                    (name: tag, id: $0.trimmingCharacters(in: .whitespacesAndNewlines))
                }
            } + references(in: git).map { (name: String($0.name.dropFirst("refs/tags/".count)), id: $0.id) }
        let names = tags.filter { $0.id == revision }.map(\.name)
        return names.compactMap { $0.wholeMatch(of: /v?(\d+(?:\.\d+)+.*)/).map { String($0.output.1) } }.min()
    }

    /// What `packed-refs` has; the line after an annotated tag names its commit.
    private static func references(in git: URL) -> [(name: String, id: String)] {
        var found: [(name: String, id: String)] = []
        for line in (text(git.appending(path: "packed-refs")) ?? "").split(separator: "\n") {
            if line.hasPrefix("^"), let last = found.indices.last {
                found[last].id = String(line.dropFirst())
            } else if !line.hasPrefix("#") {
                let words = line.split(separator: " ", maxSplits: 1)
                if words.count == 2 { found.append((String(words[1]), String(words[0]))) }
            }
        }
        return found
    }
}

extension Checkout {
    /// Of the checkouts of each package the one that its pin names, or else one that does not say, or else any.
    ///
    /// - Parameter folders: Folders with packages, one in each folder.
    /// - Returns: The checkouts in the order of their folders, and a note for each that is of another version than its pin.
    static func chosen(in folders: [URL], for resolved: ResolvedPackages) -> (checkouts: [Checkout], notes: [String]) {
        let all = folders.flatMap(AppFiles.folders).filter { AppFiles.exists($0.appending(path: "Package.swift")) }
            .map(Checkout.init)
        var notes: [String] = []
        var chosen: [Checkout] = []
        for checkout in all where !chosen.contains(where: { $0.identity == checkout.identity }) {
            let same = all.filter { $0.identity == checkout.identity }
            guard let pin = resolved.pins[checkout.identity] else {
                chosen.append(checkout)
                continue
            }
            let best =
                same.first { $0.matches(pin) == true } ?? same.first { $0.matches(pin) == nil } ?? checkout
            if best.matches(pin) == false, let state = best.state {
                notes.append(
                    "\(pin.title) is wanted (Package.resolved), and \(best.folder.lastPathComponent) has \(state)")
            }
            chosen.append(best)
        }
        return (chosen, notes)
    }
}
