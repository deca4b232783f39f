package import Basics
internal import Foundation
internal import Labels
internal import ViewLayout

/// Names Swift files as a person would: relative to the current folder where they are inside it.
///
/// The compiler gives paths of the machine that it ran on.
final class SwiftSources {
    private var names: [UnsafePointer<UInt8>: String?] = [:]

    /// The place of a view in Swift; nil for a view that the engine has made, such as the text of a button made from
    /// its title.
    func position(of source: ViewSource) -> SourcePosition? {
        guard let file = source.file, let name = name(of: file) else { return nil }
        return SourcePosition(file: name, line: source.line, column: source.column)
    }

    /// A program has each path at one address, or at a few.
    private func name(of file: StaticString) -> String? {
        guard file.hasPointerRepresentation else { return nil }
        if let known = names[file.utf8Start] { return known }
        let path = file.description
        let name = path.hasPrefix(Self.ownFolder) ? nil : InputFile.name(of: URL(filePath: path))
        names[file.utf8Start] = name
        return name
    }

    /// Where the sources of this package were when it was compiled: "…/Sources/".
    private static let ownFolder =
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path
        + "/"
}

extension SourcePosition {
    /// A place in Swift, from `#filePath`, `#line` and `#column`; nil in the sources of this package.
    package init?(_ filePath: StaticString, _ line: UInt, _ column: UInt) {
        guard let position = SwiftSources().position(of: ViewSource(filePath, line, column)) else { return nil }
        self = position
    }
}
