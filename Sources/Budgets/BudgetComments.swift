internal import Catalogs
internal import Foundation
internal import Labels

/// A catalog of a project with budgets in its comments.
public struct BudgetComments: Sendable {
    /// The formats of catalogs whose comments are written.
    public enum Format: String, Sendable, CaseIterable {
        /// String catalogs of Xcode: the `comment` of an entry.
        case xcstrings
        /// Application resource bundles of Flutter: the `description` of a message.
        case arb
    }

    /// The catalog that the text is a copy of, as the configuration names it.
    public let file: String
    /// The whole text of the copy.
    public let text: String

    /// Reads the catalog again and adds the room of each key to its comment, as the last line. Such a line from an
    /// earlier time is replaced. Keys that no scene shows keep their comment.
    ///
    /// - Parameters:
    ///   - result: The budgets of the project.
    ///   - format: The format of the catalog.
    ///   - file: The catalog; nil for the only one of the format that the budgets come from.
    /// - Throws: `InputError` where there is none or there are several, and for a file that cannot be read.
    public init(_ result: BudgetResult, format: Format, file: String? = nil) throws {
        self.file = try file ?? Self.onlyFile(of: result, format: format)
        let name = self.file
        let own = result.budgets.filter { Self.place(of: $0.file) == Self.place(of: name) }
        guard !own.isEmpty else {
            throw InputError.unknown(
                "key in a scene that comes from the catalog", name, expected: Self.files(of: result, format: format),
                at: nil)
        }
        let comments = CatalogComments(
            mark: BudgetNote.mark, lines: Dictionary(own.map { ($0.key, BudgetNote.line($0)) }) { $1 })
        let bytes = [UInt8](try InputFile.data(at: URL(filePath: name), named: name))
        do throws(CatalogError) {
            let copy =
                switch format {
                case .xcstrings: try comments.added(toXCStrings: bytes, file: name)
                case .arb: try comments.added(toARB: bytes, file: name)
                }
            text = String(decoding: copy, as: UTF8.self)
        } catch {
            throw InputError(catalog: error)
        }
    }

    private static func files(of result: BudgetResult, format: Format) -> [String] {
        Set(result.budgets.map(\.file)).filter { URL(filePath: $0).pathExtension.lowercased() == format.rawValue }
            .sorted()
    }

    private static func onlyFile(of result: BudgetResult, format: Format) throws -> String {
        let files = files(of: result, format: format)
        guard let file = files.first else {
            throw InputError(.configuration, "no key that a scene shows comes from an .\(format.rawValue) file")
        }
        guard files.count == 1 else {
            let names = files.joined(separator: ", ")
            throw InputError(.configuration, "the keys come from several catalogs; give --catalog, one of \(names)")
        }
        return file
    }

    private static func place(of file: String) -> String { URL(filePath: file).standardizedFileURL.path }
}
