import Combine
import Foundation
import SwiftUI
import Testing
import ViewLayout

/// Documents that an app reads and writes, and their windows.
@MainActor @Suite struct DocumentTests {
    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "new"

        init(text: String = "new") { self.text = text }

        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private final class Board: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [.json] }
        @Published var title = "board"

        init() {}
        init(configuration: ReadConfiguration) throws {}
        func snapshot(contentType: UTType) throws -> String { title }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    private struct Editor: View {
        @Binding var note: Note
        @State private var isExporting = false

        var body: some View {
            Text(verbatim: note.text)
                .fileExporter(isPresented: $isExporting, document: note, contentType: .plainText) { _ in }
                .fileExporter(isPresented: $isExporting, document: Board(), contentType: .json) { _ in }
                .fileExporter(isPresented: $isExporting, documents: [note], contentType: .plainText) { _ in }
        }
    }

    private struct Notes: App {
        var body: some Scene {
            DocumentGroup(newDocument: Note()) { file in Editor(note: file.$document) }
            DocumentGroup(newDocument: Board.init) { file in Text(verbatim: file.document.title) }
            DocumentGroup(viewing: Note.self) { file in Text(verbatim: file.document.text) }
        }
    }

    private func text(of view: AnyView) -> String? {
        let root = layOut(view, in: .unspecified, measurer: GridFont()).root
        guard case .verbatim(let text) = root.text?.content.runs.first?.source else { return nil }
        return text
    }

    /// A layout shows a new document; there is none to open.
    @Test func windowsShowNewDocuments() {
        let windows = Notes().body.allWindows
        #expect(windows.map { text(of: $0.root) } == ["new", "board"])
        #expect(windows.allSatisfy { URL(filePath: $0.source.file).lastPathComponent == "DocumentTests.swift" })
        #expect(Note.writableContentTypes == [.plainText] && Board.writableContentTypes == [.json])
    }

    @Test func foldersKeepFilesOfOneNameApart() throws {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        let first = folder.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt")
        let second = folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt")
        #expect(first == "a.txt" && second != first)
        #expect(folder.isDirectory && folder.fileWrappers?.count == 2)
        let file = try #require(folder.fileWrappers?[second])
        #expect(file.isRegularFile && file.regularFileContents == Data("b".utf8))
        folder.removeFileWrapper(file)
        #expect(folder.fileWrappers?.keys.sorted() == ["a.txt"])
        #expect(throws: CocoaError.self) { try FileWrapper(url: URL(filePath: "/")) }
    }
}
