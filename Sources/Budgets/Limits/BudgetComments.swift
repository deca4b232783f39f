internal import Catalogs
internal import Foundation
internal import Labels

/// A catalog of a project with budgets in its comments, or in what its format has for limits of length.
public struct BudgetComments: Sendable {
    /// The formats of catalogs whose comments are written.
    public enum Format: String, Sendable, CaseIterable {
        /// String catalogs of Xcode: the `comment` of an entry.
        case xcstrings
        /// Application resource bundles of Flutter: the `description` of a message.
        case arb
        /// Resources of Android: the attribute `maxLength` of Crowdin's.
        case android
        /// PO files and templates: a comment `MAX_LENGTH: 40`.
        case gettext

        fileprivate var extensions: [String] {
            switch self {
            case .xcstrings: ["xcstrings"]
            case .arb: ["arb"]
            case .android: ["xml"]
            case .gettext: ["po", "pot"]
            }
        }
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
    ///   - promise: Which number of characters a limit is.
    /// - Throws: `InputError` where there is none or there are several, and for a file that cannot be read.
    public init(
        _ result: BudgetResult, format: Format, file: String? = nil, promise: CharacterPromise = .usually
    ) throws {
        self.file = try file ?? Self.onlyFile(of: result, format: format)
        let name = self.file
        // A template has the keys, too, whose texts were read from the files of its languages.
        let lines = format == .gettext ? try Self.lines(ofGettext: name, like: result) : [:]
        let own = result.budgets.filter(\.shouldTranslate).filter { budget in
            format == .gettext ? lines[budget.key] != nil : Self.place(of: budget.file) == Self.place(of: name)
        }
        guard !own.isEmpty else {
            throw InputError.unknown(
                "key in a scene that comes from the catalog", name, expected: Self.files(of: result, format: format),
                at: nil)
        }
        let comments = CatalogComments(
            mark: BudgetNote.mark, lines: Dictionary(own.map { ($0.key, BudgetNote.line($0)) }) { $1 },
            limits: Dictionary(own.compactMap { budget in budget.limit(promise).map { (budget.key, $0) } }) {
                min($0, $1)
            })
        let bytes = [UInt8](try InputFile.data(at: URL(filePath: name), named: name))
        do throws(CatalogError) {
            switch format {
            case .xcstrings:
                text = String(decoding: try comments.added(toXCStrings: bytes, file: name), as: UTF8.self)
            case .arb: text = String(decoding: try comments.added(toARB: bytes, file: name), as: UTF8.self)
            case .android:
                let limits = own.compactMap { budget in budget.limit(promise).map { (budget.key, $0) } }
                let lengths = AndroidLengths(limits: Dictionary(limits) { min($0, $1) })
                text = lengths.added(to: String(decoding: bytes, as: UTF8.self))
            case .gettext:
                let limits = own.compactMap { budget in
                    budget.codePointLimit(promise).flatMap { most in lines[budget.key].map { ($0, most) } }
                }
                let lengths = GettextLengths(limits: Dictionary(limits) { min($0, $1) })
                text = lengths.added(to: String(decoding: bytes, as: UTF8.self))
            }
        } catch {
            throw InputError(catalog: error)
        }
    }

    /// The line on which each message of a PO file or template begins, by its key.
    private static func lines(ofGettext file: String, like result: BudgetResult) throws -> [String: Int] {
        let language = result.budgets.first?.sourceLanguage ?? "en"
        let entries = try Catalog(file: file, sourceLocale: language).entries
        return Dictionary(
            entries.compactMap { entry in
                let texts = [entry.position] + entry.localizations.map(\.position)
                return texts.first { Self.place(of: $0.file) == Self.place(of: file) }.map { (entry.key, $0.line) }
            }, uniquingKeysWith: min)
    }

    private static func files(of result: BudgetResult, format: Format) -> [String] {
        Set(result.budgets.map(\.file)).filter {
            format.extensions.contains(URL(filePath: $0).pathExtension.lowercased())
        }
        .sorted()
    }

    private static func onlyFile(of result: BudgetResult, format: Format) throws -> String {
        let files = files(of: result, format: format)
        guard let file = files.first else {
            throw InputError(
                .configuration, "no key that a scene shows comes from a file of the format \(format.rawValue)")
        }
        guard files.count == 1 else {
            let names = files.joined(separator: ", ")
            throw InputError(.configuration, "the keys come from several catalogs; give --catalog, one of \(names)")
        }
        return file
    }

    private static func place(of file: String) -> String { URL(filePath: file).standardizedFileURL.path }
}
