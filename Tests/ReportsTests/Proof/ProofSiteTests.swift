import Foundation
import ProofPages
import Testing

/// Laws that hold for every site.
@Suite struct ProofSiteTests {
    static let pages = SampleSite.pages()

    @Test func everyLinkHasItsTarget() throws {
        let ids = Dictionary(
            uniqueKeysWithValues: Self.pages.map { ($0.path, Set(Self.values(of: "id", in: $0.text))) })
        var count = 0
        for page in Self.pages where page.path.hasSuffix(".html") {
            let folder = page.path.split(separator: "/").dropLast()
            for link in Self.values(of: "href", in: page.text) + Self.values(of: "src", in: page.text) {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                var path = folder.map(String.init)
                for step in parts[0].split(separator: "/") {
                    if step == ".." { path.removeLast() } else { path.append(String(step)) }
                }
                let target = parts[0].isEmpty ? page.path : path.joined(separator: "/")
                let known = try #require(ids[target], "\(page.path) links to \(link)")
                if parts.count > 1, !parts[1].contains("=") {
                    #expect(known.contains(String(parts[1])), "\(page.path) links to \(link)")
                }
                count += 1
            }
        }
        #expect(count > 200)
    }

    @Test func identifiersAreUnique() {
        for page in Self.pages {
            let ids = Self.values(of: "id", in: page.text)
            #expect(Set(ids).count == ids.count, "\(page.path)")
        }
    }

    /// No markup of a text becomes markup of the page, and every element that is opened is closed.
    @Test func textsAreShownAsText() throws {
        for page in Self.pages where page.path.hasSuffix(".html") {
            #expect(!page.text.contains("<script>alert"))
            #expect(!page.text.contains("x\"><b>"))
            #expect(!page.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F })
            try Self.expectBalance(of: page)
        }
        let hostile = try #require(
            Self.pages.first { $0.path == "scenes/bdi-script-alert-1-script-quoted-gnp-exe-x.html" })
        #expect(hostile.text.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"))
    }

    /// What turns the direction of a text is shown as an escape, in titles and options as well.
    @Test func nothingTurnsThePage() {
        var count = 0
        for page in Self.pages {
            #expect(!page.text.unicodeScalars.contains("\u{202E}"), "\(page.path)")
            count += page.text.ranges(of: "\\u{202e}").count
        }
        #expect(count > 20)
    }

    @Test func theSameProjectHasTheSameBytes() {
        let again = SampleSite.pages()
        #expect(Self.pages.map(\.path) == again.map(\.path))
        #expect(Self.pages.map(\.text) == again.map(\.text))
    }

    @Test func theIndexComesLast() {
        #expect(Self.pages.last?.path == "index.html")
    }

    /// Where a folder is named, the site is written there, for a person or a browser to look at.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["GALLEY_PROOF_FOLDER"] != nil))
    func canBeLookedAt() throws {
        let folder = URL(filePath: try #require(ProcessInfo.processInfo.environment["GALLEY_PROOF_FOLDER"]))
        for page in Self.pages {
            let file = folder.appending(path: page.path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try page.text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// The values of an attribute, with `&amp;` as it is read.
    static func values(of attribute: String, in text: String) -> [String] {
        text.components(separatedBy: " \(attribute)=\"").dropFirst().map { part in
            String(part.prefix { $0 != "\"" }).replacingOccurrences(of: "&amp;", with: "&")
        }
    }

    private static let void: Set<String> = ["meta", "link", "br", "input", "img", "hr"]

    private static func expectBalance(of page: ProofPage) throws {
        var open: [String] = []
        for tag in page.text.components(separatedBy: "<").dropFirst() {
            let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
            if tag.hasPrefix("!") || void.contains(name) { continue }
            if tag.hasPrefix("/") {
                try #require(open.popLast() == name, "\(page.path): </\(name)>")
            } else if tag.prefix(while: { $0 != ">" }).last != "/" {
                open.append(name)
            }
        }
        #expect(open.isEmpty, "\(page.path): \(open)")
    }
}
