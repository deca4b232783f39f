import Foundation
import Testing

/// Reads findings back from a document, as far as a reader of its format would see them.
enum FormatReader {
    /// The findings in short, such as `truncated-text playlist.add de`, in the order of the document.
    static func findings(in document: String, format: String) throws -> [String] {
        try rulesAndMessages(in: document, format: format).map { rule, message in
            // "Zur Wiedergabeliste" (playlist.add, de) needs …, or: ViewThatFits (de) can …
            let subject = try #require(message.firstMatch(of: /\((?:([a-z.]+), )?([a-z]{2})\)/)).output
            return [rule, subject.1.map(String.init), String(subject.2)].compactMap(\.self).joined(separator: " ")
        }
    }

    private static func rulesAndMessages(in document: String, format: String) throws -> [(String, String)] {
        switch format {
        case "text": lines(of: document)
        case "json": try records(try object(document)["findings"], rule: "rule", message: "message")
        case "ndjson":
            try records(
                try document.split(separator: "\n").map { try object(String($0)) }.filter {
                    $0["type"] as? String == "finding"
                }, rule: "rule", message: "message")
        case "sarif": try sarif(document)
        case "gitlab":
            try records(
                try JSONSerialization.jsonObject(with: Data(document.utf8)), rule: "check_name", message: "description")
        case "github":
            document.matches(of: /::(?:error|warning) .*title=([a-z-]+) \([a-z]+\)::(.*)/).map {
                (String($0.1), String($0.2))
            }
        case "junit":
            document.matches(of: /<failure message="([^"]*)" type="([a-z-]+)">/).map {
                (String($0.2), unescaped($0.1))
            } + document.matches(of: /<system-out>([^<]*)</).flatMap { lines(of: unescaped($0.1)) }
        case "checkstyle":
            document.matches(of: /severity="[a-z]+" message="([^"]*)" source="galley\.([a-z-]+)"/).map {
                (String($0.2), unescaped($0.1))
            }
        case "markdown":
            document.matches(of: /\| (?:error|warning) \| ([a-z-]+) \| `[^`]*` \| (.*) \|/).map {
                (String($0.1), String($0.2))
            }
        case "html":
            document.matches(
                of: /class="severity">(?:error|warning)<\/span> <b>([a-z-]+)<\/b> .*\n<p class="message">(.*)<\/p>/
            ).map { (String($0.1), unescaped($0.2.replacing(/<\/?bdi[^>]*>/, with: ""))) }
        default: try #require(nil, "no reader for \(format)")
        }
    }

    /// `Localizable.xcstrings:41:7: error: truncated-text: …`, a finding a line.
    private static func lines(of text: String) -> [(String, String)] {
        text.matches(of: /[^\n]+:\d+:\d+: (?:error|warning): ([a-z-]+): ([^\n]*)/).map { (String($0.1), String($0.2)) }
    }

    private static func sarif(_ document: String) throws -> [(String, String)] {
        let runs = try #require(try object(document)["runs"] as? [[String: Any]])
        let results = try #require(runs.first?["results"] as? [[String: Any]])
        return try results.map { result in
            let message = try #require(result["message"] as? [String: String])
            return (try #require(result["ruleId"] as? String), try #require(message["text"]))
        }
    }

    private static func records(_ list: Any?, rule: String, message: String) throws -> [(String, String)] {
        try #require(list as? [[String: Any]]).map { record in
            (try #require(record[rule] as? String), try #require(record[message] as? String))
        }
    }

    private static func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private static func unescaped(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }
}
