public import Foundation

// Types that can be copied, dragged and shared; nothing is while a view is laid out.

/// A type whose values can be given to other apps.
public protocol Transferable: Sendable {
    /// How values are given.
    associatedtype Representation: TransferRepresentation
    /// How values are given.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to give values of a type to other apps.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
}

extension TransferRepresentation {
    /// The way under another name of file.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    /// The way under a name of file for each value.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<
        Item
    > {
        self
    }
    /// The way for some apps alone.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
    /// The way for some values alone.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        self
    }
}

/// Values in the format that they are encoded in.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// As JSON, of a type of data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// Values as others that can be given already.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// To others and back.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
    /// To others.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    /// From others.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

/// Values as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// To bytes and back.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    /// To bytes.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    /// From bytes.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// Values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// To a file and back.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    /// To a file.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    /// From a file.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

/// A file that is given to another app.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether the other app may open the file itself.
    public let allowAccessingOriginalFile: Bool
    /// A file, or a copy of it.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that another app gives.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether it is the file itself and no copy.
    public let isOriginalFile: Bool
}

/// Which apps can take values.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let name: String
    /// All apps.
    public static let all = TransferRepresentationVisibility(name: "all")
    /// Those of one team.
    public static let team = TransferRepresentationVisibility(name: "team")
    /// Those of one group.
    public static let group = TransferRepresentationVisibility(name: "group")
    /// The app itself.
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// Several ways.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// Makes ways to give values from the statements of a closure.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
    public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first: Content) -> Content { first }
    /// Several ways, the best first.
    public static func buildPartialBlock<First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>>(
        accumulated: First, next: Second
    ) -> _TransferRepresentations<Item> { .init() }
}

extension String: Transferable {
    public static var transferRepresentation: _TransferRepresentations<String> { _TransferRepresentations<String>() }
}
extension Data: Transferable {
    public static var transferRepresentation: _TransferRepresentations<Data> { _TransferRepresentations<Data>() }
}
extension URL: Transferable {
    public static var transferRepresentation: _TransferRepresentations<URL> { _TransferRepresentations<URL>() }
}
extension AttributedString: Transferable {
    public static var transferRepresentation: _TransferRepresentations<AttributedString> {
        _TransferRepresentations<AttributedString>()
    }
}
extension Image: Transferable {
    public static var transferRepresentation: _TransferRepresentations<Image> { _TransferRepresentations<Image>() }
}
extension Color: Transferable {
    public static var transferRepresentation: _TransferRepresentations<Color> { _TransferRepresentations<Color>() }
}
