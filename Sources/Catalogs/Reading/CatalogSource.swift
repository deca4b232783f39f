internal import FoundationEssentials

/// A file to read, with the name that messages call it by.
struct CatalogSource {
    var url: URL
    var file: String

    /// The file's name without its extension.
    var name: String { url.deletingPathExtension().lastPathComponent }

    var pathExtension: String { url.pathExtension }

    /// The whole file.
    func bytes() throws(CatalogError) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: url))
        } catch {
            throw CatalogError(.unreadable(reason: Self.reason(error)), file: file)
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?: "there is no such file"
        case .fileReadNoPermission?: "it may not be opened"
        default: "it is no regular file, or damaged"
        }
    }
}
