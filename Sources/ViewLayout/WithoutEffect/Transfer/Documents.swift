public import Foundation

#if os(Linux)
public import CombineTypes
#else
public import Combine
#endif

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file that it was read from.
    public let existingFile: FileWrapper?
}

/// A document that is a value; in a layout it is neither read nor written.
@preconcurrency
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that it is read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it is written to; those that it is read from by default.
    static var writableContentTypes: [UTType] { get }
    /// Reads it from a file.
    init(configuration: ReadConfiguration) throws
    /// The file that it is written to.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object; in a layout it is neither read nor written.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// What is written of it.
    associatedtype Snapshot

    /// The types of files that it is read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it is written to; those that it is read from by default.
    static var writableContentTypes: [UTType] { get }
    /// Reads it from a file.
    init(configuration: ReadConfiguration) throws
    /// What is written of it now.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// The file that a snapshot is written to.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
    /// Lets users choose where to write a document.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// Lets users choose where to write a document.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// Lets users choose where to write a document, of one of some types.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }
    /// Lets users choose where to write documents.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument { self }
}

#if os(Linux)
/// A file or a folder with what it holds, in memory; Foundation on Linux has none. Nothing is read or written.
open class FileWrapper: NSObject {
    /// Its name in the file system.
    open var filename: String?
    /// The name that it would like to have.
    open var preferredFilename: String?
    /// Its attributes in the file system.
    open var fileAttributes: [String: Any] = [:]
    /// What a file holds; nil for a folder.
    public let regularFileContents: Data?
    /// What a folder holds, by name; nil for a file.
    open private(set) var fileWrappers: [String: FileWrapper]?

    /// A file.
    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
    }
    /// A folder.
    public init(directoryWithFileWrappers children: [String: FileWrapper]) {
        regularFileContents = nil
        fileWrappers = children
    }
    /// What is in the file system, which is not read.
    ///
    /// - Throws: `CocoaError`, always.
    public init(url: URL, options: ReadingOptions = []) throws {
        throw CocoaError(.fileReadNoSuchFile)
    }

    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At once.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Without a copy of it.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a file.
    open var isRegularFile: Bool { regularFileContents != nil }

    /// Adds what a folder holds, under a name that is free, and returns that.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let wish = child.preferredFilename ?? child.filename ?? ""
        var (name, number) = (wish, 2)
        while fileWrappers?[name] != nil {
            name = "\(number)__#$!@%!#__\(wish)"
            number += 1
        }
        fileWrappers?[name] = child
        return name
    }
    /// Adds a file to a folder, under a name that is free, and returns that.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = preferredFilename
        return addFileWrapper(file)
    }
    /// Removes what a folder holds.
    open func removeFileWrapper(_ child: FileWrapper) {
        fileWrappers = fileWrappers?.filter { $0.value !== child }
    }
}
#endif
