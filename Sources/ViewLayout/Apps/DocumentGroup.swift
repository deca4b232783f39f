public import Foundation

/// What a window of a document that is a value shows.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// Its file; a new one has none.
    public var fileURL: URL?
    /// Whether it can be changed.
    public var isEditable = true
}

/// What a window of a document that is an object shows.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// Its file; a new one has none.
    public var fileURL: URL?
    /// Whether it can be changed.
    public var isEditable = true
}

/// A window for each document: a layout shows that of a new one, and none of what only opens files.
public nonisolated struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    @MainActor package let windows: [WindowContent]

    /// Shows a new document.
    @MainActor @preconcurrency
    public init(
        newDocument: @autoclosure @escaping () -> Document, file: String = #filePath, line: Int = #line,
        column: Int = #column, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        let view = DocumentEditor(document: newDocument(), editor: editor)
        windows = [TitledContent(nil, WindowSource(file: file, line: line, column: column), view).content]
    }

    /// Shows a new document.
    @MainActor @preconcurrency
    public init(
        newDocument: @escaping () -> Document, file: String = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        let view = editor(ReferenceFileDocumentConfiguration(document: newDocument()))
        windows = [TitledContent(nil, WindowSource(file: file, line: line, column: column), view).content]
    }

    /// Shows documents that are opened; there is none.
    @MainActor @preconcurrency
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument { windows = [] }

    /// Shows documents that are opened; there is none.
    @MainActor @preconcurrency
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument { windows = [] }
}

/// Keeps the document of a window.
private struct DocumentEditor<Document: FileDocument, Content: View>: View {
    @State var document: Document
    let editor: (FileDocumentConfiguration<Document>) -> Content

    var body: some View { editor(FileDocumentConfiguration(document: $document)) }
}
