internal import Foundation

/// A file to read, with its path for messages.
struct CatalogSource {
    var url: URL
    var file: String
    /// Its bytes, where they are at hand; nil reads them from the file.
    var contents: [UInt8]?
    var options: ReadingOptions
    /// Where the file has to be, and others that belong to it; nil for anywhere.
    var tree: ProjectTree?

    init(
        url: URL, file: String, contents: [UInt8]? = nil, options: ReadingOptions = ReadingOptions(),
        tree: ProjectTree? = nil
    ) {
        self.url = url
        self.file = file
        self.contents = contents
        self.options = options
        self.tree = tree
    }

    /// The file's name without its extension.
    var name: String { url.deletingPathExtension().lastPathComponent }

    var pathExtension: String { url.pathExtension.lowercased() }

    /// The whole file.
    func bytes() throws(CatalogError) -> [UInt8] {
        if let contents { return contents }
        if let error = refusal { throw error }
        guard FileSize.of(url.path) ?? 0 <= FileSize.largest else {
            throw CatalogError(.unreadable(reason: FileSize.fault()), file: file)
        }
        // Reading a device may never end.
        guard FileKind(url.path) != .device else {
            throw CatalogError(.unreadable(reason: "this is a device, not a file"), file: file)
        }
        do {
            return Array(try Data(contentsOf: url))
        } catch {
            throw CatalogError(.unreadable(reason: Self.reason(error)), file: file)
        }
    }

    /// Why the file may not be read; nil where it may.
    var refusal: CatalogError? {
        guard contents == nil else { return nil }
        return tree?.refusal(of: url.path).map { CatalogError(.refused(reason: $0.message), file: file) }
    }

    /// Why the path cannot be read as a file: it is a folder, a pipe, a broken link; nil where there is nothing at all.
    var faultOfKind: CatalogError? {
        if let error = refusal { return error }
        if FileKind(url.path) == .folder {
            return CatalogError(.unreadable(reason: "this is a folder, not a file"), file: file)
        }
        guard let destination = LinkedPath.destination(ofLink: url.path) else { return nil }
        return CatalogError(
            .unreadable(reason: "this is a symbolic link to \(destination), which does not exist"), file: file)
    }

    /// The beginning of the file, which shows its format: as text, damaged where it is not text. Empty for a file that
    /// cannot be read.
    func beginning(_ length: Int = 4096) -> String {
        if let contents { return String(decoding: contents.prefix(length), as: UTF8.self) }
        guard let handle = try? FileHandle(forReadingFrom: url) else { return "" }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: length)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Whether it begins as files of rooms do (`galley schema rooms`): with a number for `rooms`, and a harvester.
    var isFileOfRooms: Bool {
        guard pathExtension == "json" else { return false }
        let start = beginning(512)
        return start.contains(#""harvester""#) && start.firstMatch(of: /"rooms"\s*:\s*[0-9]/) != nil
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?: "there is no such file"
        case .fileReadNoPermission?: "it may not be opened"
        default: "it is not a regular file, or it is damaged"
        }
    }
}
