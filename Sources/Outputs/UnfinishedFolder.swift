package import Foundation

/// A temporary folder. It is removed with its owner, or when a signal ends the program.
package final class UnfinishedFolder {
    package let url: URL
    private let slot: UnfinishedFiles.Slot?

    /// Makes the folder.
    ///
    /// - Parameter entries: The paths in it that are going to be there, of files, links and folders: what a signal takes
    ///   away, as it cannot look for them. O(their bytes), while the folder is there.
    /// - Throws: `CocoaError` where it cannot be made.
    package init(for entries: some Sequence<String>) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        self.url = url
        // A path comes after those of the folders that it lies in.
        slot = UnfinishedFiles.add(entries.sorted(by: >).map { "\(url.path)/\($0)" } + [url.path])
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
        if let slot { UnfinishedFiles.remove(slot) }
    }
}
