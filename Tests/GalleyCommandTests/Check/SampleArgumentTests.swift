import Foundation
import Testing

/// What fills placeholders is a sample: a project chooses it, and it is never what a finding accuses.
@Suite struct SampleArgumentTests {
    private func run(_ text: String, samples: String = "", width: Int = 60, _ arguments: String...) throws -> String {
        let scratch = try ScratchFolder([
            "en.lproj/L.strings": "\"a\" = \"\(text)\";",
            "galley.yml": """
            strings: [en.lproj/L.strings]
            sourceLocale: en
            widths: [320]
            labels: [{ keys: a, maxWidth: \(width) }]
            \(samples)
            """,
        ])
        let run = try GalleyProcess(["check"] + arguments, in: scratch.url)
        return run.output + run.error
    }

    /// "Wwwwwwww" is 97 points wide: a name that long is broken, and no fault of the text.
    @Test func aSampleIsNoBrokenWord() throws {
        #expect(!(try run("Hi %@!")).contains("broken-word"))
        #expect(!(try run("%lld", width: 30)).contains("broken-word"))
        let own = try run("Hi %@ Internationalization")
        #expect(own.contains("breaks a line inside \"Internationalization\""), "\(own)")
        // The word around it is broken with any sample.
        #expect(try run("Internationalization%lldInternationalization").contains("broken-word"))
    }

    @Test func aProjectChoosesThem() throws {
        let narrow = "labels: [{ keys: a, maxWidth: 30, maxLines: 1 }]\n"
        func shown(_ samples: String, _ text: String) throws -> String {
            let scratch = try ScratchFolder([
                "en.lproj/L.strings": "\"a\" = \"\(text)\";",
                "galley.yml": "strings: [en.lproj/L.strings]\nsourceLocale: en\nwidths: [320]\n\(narrow)\(samples)\n",
            ])
            return try GalleyProcess("check", in: scratch.url).output
        }
        #expect(try shown("", "To %@").contains("\"To Wwwwwwww\""))
        let own = "samples: { text: Maximiliane, integer: 12345, real: 1.5, date: 2028-03-01 }"
        #expect(try shown(own, "To %@").contains("\"To Maximiliane\""))
        #expect(try shown(own, "About %lld").contains("\"About 12,345\""))
        #expect(try shown(own, "About %.1f").contains("\"About 1.5\""))
        // What is said of an argument itself comes first.
        #expect(try shown(own + "\narguments: { a: [Bartholomew] }", "To %@").contains("\"To Bartholomew\""))
        let wrong = try run("a", samples: "samples: { text: a, date: soon }")
        #expect(wrong.contains("galley.yml:5:27: error: ") && wrong.contains("a date such as 2028-09-27"), "\(wrong)")
        let unknown = try run("a", samples: "samples: { txt: a }")
        #expect(unknown.contains("did you mean \"text\"?"), "\(unknown)")
    }
}
