internal import Foundation

/// Reads Java's resource bundles: `Messages.properties`, `Messages_de.properties`, `Messages_pt_BR.properties`. The file
/// without a locale has the texts of the source language.
///
/// The scanner is hand-written, as no library for the format gives the place of a text in the file.
enum PropertiesReader: CatalogReader {
    static let format = CatalogFormat(name: "properties", title: "Java resource bundle", files: "*_*.properties")

    /// Files of this extension are settings more often than texts. One is a bundle where its name or folder has a locale,
    /// where beside it is one with the same name and a locale, or where its name says so.
    static func recognizes(_ source: CatalogSource) -> Bool {
        guard source.pathExtension == "properties" else { return false }
        let place = place(of: source.url.path)
        if place.locale != nil || isName(ofTexts: source.name) { return true }
        let folder = source.url.deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            guard name.hasSuffix(".properties") else { return false }
            let other = self.place(of: folder + "/" + name)
            return other.locale != nil && other.pattern == place.pattern
        }
    }

    static func place(of path: String) -> CatalogPlace {
        CatalogPlace(of: path, shapes: [.suffix(after: ["_"], hasBase: true), .folder()])
    }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        var scanner = PropertiesScanner(try text(source.bytes(), file: source.file))
        var table = EntryTable()
        while let property = try scanner.next() {
            let unit = StringUnit(
                text: property.value, syntax: PropertiesSyntax.syntax(of: property.value),
                position: property.valuePosition)
            if unit.syntax == .javaMessage, let fault = ICUMessageParser.fault(in: unit.text, .java) {
                let detail = "shown unchanged: \(fault.reason)"
                table.warnings.append(CatalogError(.oddText(key: property.key, detail: detail), at: unit.position))
            }
            table.add(
                Catalog.Entry(
                    key: property.key, position: property.keyPosition, comment: property.comment,
                    localizations: [
                        Localization(locale: locale, value: .unit(unit), position: property.valuePosition)
                    ]))
        }
        // A single word without a value, such as `null` or `[]`, is a key to Java.
        let isBlank = table.entries.count < 2 && table.entries.allSatisfy(\.isNameAlone)
        return CatalogPart(entries: isBlank ? [] : table.entries, warnings: table.warnings, isBlank: isBlank)
    }

    /// Valid UTF-8 is read as UTF-8, anything else as ISO-8859-1, as by `PropertyResourceBundle` since Java 9 (JEP
    /// 226).
    private static func text(_ bytes: [UInt8], file: String) throws(CatalogError) -> SourceText {
        guard case .utf8 = TextEncoding.detect(bytes), String(validating: bytes, as: UTF8.self) == nil else {
            return try SourceText(bytes, file: file)
        }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 {
                decoded.append(byte)
            } else {
                decoded.append(0xC0 | byte >> 6)
                decoded.append(0x80 | byte & 0x3F)
            }
        }
        return try SourceText(decoded, file: file)
    }

    /// Names that bundles have in projects with one language (a choice).
    private static func isName(ofTexts name: String) -> Bool {
        let endings = ["messages", "bundle", "strings", "labels", "texts", "translations", "i18n"]
        return endings.contains { name.lowercased().hasSuffix($0) }
    }
}

extension Catalog.Entry {
    /// Whether this is a key such as `null` without a text, as a file has that is not a bundle.
    fileprivate var isNameAlone: Bool {
        ["null", "[]", "{}", "~"].contains(key)
            && localizations.allSatisfy { $0.value.units.allSatisfy(\.text.isEmpty) }
    }
}

/// How a text of a bundle writes its placeholders. Only the text itself shows it.
enum PropertiesSyntax {
    /// A text with `{0}` is one for `MessageFormat`, where apostrophes quote; one with `%s` for `String.format`. Programs
    /// show all others as they are, with every apostrophe and brace: `ResourceBundle.getString` changes nothing.
    static func syntax(of text: String) -> MessageSyntax {
        if hasNumberInBraces(text) { return .javaMessage }
        guard text.utf8.contains(UInt8(ascii: "%")) else { return .plain }
        return MessageSyntax.javaPrintf.parse(text).placeholders.isEmpty ? .plain : .javaPrintf
    }

    private static func hasNumberInBraces(_ text: String) -> Bool {
        var digits: Int?
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "{"): digits = 0
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits = digits.map { $0 + 1 }
            case UInt8(ascii: " "): break
            case UInt8(ascii: "}"), UInt8(ascii: ","):
                if digits ?? 0 > 0 { return true }
                digits = nil
            default: digits = nil
            }
        }
        return false
    }
}
