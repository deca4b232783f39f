public import Foundation

/// Data that comes from, or goes to, another app.
public final class NSItemProvider {
    /// A name for the data.
    public var suggestedName: String?
    /// Without data.
    public init() {}
    /// With an object.
    public init(object: Any) {}
    /// With an item of a type of data.
    public init(item: Any?, typeIdentifier: String?) {}
    /// With the content of a file.
    public init?(contentsOf fileURL: URL) {}
    /// The types of the data: none here.
    public var registeredTypeIdentifiers: [String] { [] }
    /// Whether there is data of a type: none here.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    /// Whether an object of a type can be made: none here.
    public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }
}

/// What is dropped on a view.
public struct DropInfo {
    /// Where, in points.
    public let location: CGPoint
    /// Whether anything is of one of some types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    /// What is of one of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// How something that is dropped is taken over.
public enum DropOperation: Hashable, Sendable {
    /// What happens to what is dropped.
    case cancel, forbidden, copy, move
}

/// How something may be dropped.
public struct DropProposal: Sendable {
    /// What becomes of it.
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// Decides what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Takes what is dropped.
    func performDrop(info: DropInfo) -> Bool
    /// Whether it can be taken.
    func validateDrop(info: DropInfo) -> Bool
    /// Called when something is dragged over the view.
    func dropEntered(info: DropInfo)
    /// Returns how something may be dropped.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when something is dragged away.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

extension View {
    /// Lets the view be dragged.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    /// Lets the view be dragged, with another view under the finger.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Lets things be dropped on the view.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    /// Lets the view be dragged.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    /// Lets the view be dragged, with another view under the finger.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Lets things be dropped on the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { self }
    /// Lets things be dropped on the view, with their place in points.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { self }
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
    /// Lets things be dropped on the view, of types by their identifiers.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { self }
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
    /// Lets what is chosen in the view be copied.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    /// Lets what is chosen in the view be cut.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View { self }
    /// Lets things be pasted into the view.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
    /// Lets users choose a file to read.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// Lets users choose files to read.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }
    /// Lets users choose files to read.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View { self }
    /// Lets users choose where to write something.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }
    /// Lets users choose where to move a file.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
}
