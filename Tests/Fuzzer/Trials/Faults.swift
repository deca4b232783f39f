import Foundation
import Galley

/// What no result may have.
enum Faults {
    /// A useless message: without the place in the file, or too long to be read.
    static func fault(of error: any Error, in file: String) -> String? {
        let message = "\(error)"
        if message.count > 2000 { return "a message of \(message.count) characters: \(message.prefix(200))" }
        guard let error = error as? InputError else { return "an error of another kind: \(message.prefix(200))" }
        let isWhole = ["the file is empty", " at byte ", "not UTF-8", "more than", "longer than"].contains(
            where: message.contains)
        if error.file == file, error.line == nil, !isWhole { return "no place: \(message)" }
        return nil
    }

    /// A length that is no number, or no length at all.
    static func fault(of facts: TextFacts) throws -> String? {
        try fault(ofJSON: try LabelJSON.render(facts))
    }

    static func fault(of report: FrameReport) throws -> String? {
        if let fault = try fault(ofJSON: try FrameJSON.render(report)) { return fault }
        let text = FrameTree.render(report)
        if text.isEmpty { return "an empty tree" }
        let picture = FrameSVG.render(report)
        for attribute in ["=\"nan", "=\"inf", "=\"-inf", " nan", " inf "] where picture.contains(attribute) {
            // Words of a text come between tags.
            if attribute.hasPrefix("=") { return "a picture with \(attribute)" }
        }
        return nil
    }

    /// Numbers that JSON has none for are written as words; keys that hold words are left out.
    static func fault(ofJSON text: String) throws -> String? {
        for word in ["\"inf\"", "\"-inf\"", "\"nan\""] {
            for range in text.ranges(of: word) {
                let before = text[..<range.lowerBound].suffix(40).filter { $0 != " " }
                let key = before.split(separator: "\"", omittingEmptySubsequences: false).dropLast().last ?? ""
                if before.hasSuffix(":"), !texts.contains(String(key)) { return "\(key) is \(word)" }
            }
        }
        return nil
    }

    private static let texts: Set<String> = [
        "string", "visible", "key", "name", "scene", "file", "kind", "id", "locale", "message", "text",
    ]
}
