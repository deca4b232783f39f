internal import Basics

/// XLIFF 1.2 as Xcode exports it into a localization catalog (`de.xcloc/Localized Contents/de.xliff`).
///
/// Source: exports of Xcode 12 to 27 in public repositories, of which every unit has a source, a note, and a target where
/// there is a translation. A target has a `state` where its file is a string catalog.
package struct XcodeXLIFF {
    /// A file of the app and the entries that it has.
    package struct File {
        /// Its path from the folder of the Xcode project.
        package var original: String
        package var entries: [Catalog.Entry]

        package init(original: String, entries: [Catalog.Entry]) {
            (self.original, self.entries) = (original, entries)
        }
    }

    /// The language to translate into.
    private let target: LocaleRules
    private let note: (String) -> String?

    /// - Parameters:
    ///   - target: BCP 47 tag of the language to translate into.
    ///   - note: What is written below the developer's comment on a key; nil for nothing.
    package init(target: String, note: @escaping (String) -> String?) {
        self.target = LocaleRules(target)
        self.note = note
    }

    /// The document, with a line feed at its end.
    package func render(_ files: [File]) -> String {
        XMLElement(
            "xliff",
            [
                "xmlns": "urn:oasis:names:tc:xliff:document:1.2",
                "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance", "version": "1.2",
                "xsi:schemaLocation":
                    "urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd",
            ], files.map(element)
        ).document()
    }

    private func element(_ file: File) -> XMLElement {
        let tool = XMLElement(
            "tool",
            ["tool-id": "galley", "tool-name": "Galley", "tool-version": galleyVersion, "build-num": galleyVersion])
        let isCatalog = file.original.hasSuffix(".xcstrings")
        let isRules = file.original.hasSuffix(".stringsdict")
        let units = file.entries.flatMap { entry in
            XcodeUnits(entry: entry, target: target, isRules: isRules).units.map {
                element($0, of: entry, hasState: isCatalog)
            }
        }
        return XMLElement(
            "file",
            [
                "original": file.original, "source-language": file.entries.first?.sourceLanguage ?? "en",
                "target-language": target.identifier, "datatype": "plaintext",
            ], [XMLElement("header", [:], [tool]), XMLElement("body", [:], units)])
    }

    private func element(_ unit: XcodeUnits.Unit, of entry: Catalog.Entry, hasState: Bool) -> XMLElement {
        var parts = [XMLElement("source", [:], text: unit.source)]
        if let target = unit.target {
            var element = XMLElement("target", [:], text: target.text)
            if hasState { element.attributes += Self.state(target.state) }
            parts.append(element)
        }
        let notes = [entry.comment, note(entry.key)].compactMap(\.self).joined(separator: "\n")
        parts.append(notes.isEmpty ? XMLElement("note") : XMLElement("note", [:], text: notes))
        return XMLElement("trans-unit", ["id": unit.id, "xml:space": "preserve"], parts)
    }

    private static func state(_ state: TranslationState) -> [(name: String, value: String)] {
        switch state {
        case .translated: [("state", "translated")]
        case .new: [("state", "new")]
        case TranslationState(rawValue: "machine_translated"):
            [("state", "translated"), ("state-qualifier", "leveraged-mt")]
        default: [("state", "needs-review-l10n")]
        }
    }
}
