package import Foundation
internal import Labels

/// A folder with several files, each of which appears when it is whole; what else is in it stays.
package struct OutputFolder: Sendable {
    package let url: URL

    package init(_ url: URL) { self.url = url }

    /// Writes a file, in folders that are made for it.
    ///
    /// - Parameter path: The path in the folder.
    /// - Throws: `InputError` for a file that cannot be written, and for a link of a project on the way to it.
    package func write(_ text: String, to path: String) throws { try WholeFile.write(text, to: place(of: path)) }

    /// Writes the bytes of a file, in folders that are made for it.
    package func write(_ bytes: [UInt8], to path: String) throws { try WholeFile.write(bytes, to: place(of: path)) }

    /// The bytes of a plain file that is there; nil where there is none.
    package func data(at path: String) -> Data? {
        isPlainFile(path) ? try? Data(contentsOf: url.appending(path: path)) : nil
    }

    /// Removes a plain file that an earlier run wrote; what is no plain file, or is reached through a link, stays.
    package func remove(_ path: String) {
        guard isPlainFile(path) else { return }
        try? FileManager.default.removeItem(at: url.appending(path: path))
    }

    private func isPlainFile(_ path: String) -> Bool {
        let file = url.appending(path: path)
        guard (try? WholeFile.refuseLinks(file)) != nil else { return false }
        let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .isSymbolicLinkKey])
        return values?.isRegularFile == true && values?.isSymbolicLink == false
    }

    private func place(of path: String) throws -> URL {
        let file = url.appending(path: path)
        let folder = file.deletingLastPathComponent()
        try WholeFile.refuseLinks(file)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw InputError(
                .unreadable, "the folder cannot be made: \(Self.reason(error, folder))",
                file: InputFile.name(of: folder))
        }
        return file
    }

    /// Why a folder cannot be used.
    private static func reason(_ error: any Error, _ folder: URL) -> String {
        var place = folder
        while place.path != "/", !FileManager.default.fileExists(atPath: place.path) {
            place = place.deletingLastPathComponent()
        }
        let isFolder = (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? true
        return isFolder ? error.localizedDescription : "\(InputFile.name(of: place)) is not a folder"
    }
}
