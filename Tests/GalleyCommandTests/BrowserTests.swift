import Foundation
import Testing

/// What a person sees in a browser: the scripts in Tests/Browser drive headless Chromium.
@Suite(.enabled(if: Browser.isInstalled, "needs Debian's chromium and python3"), .serialized)
struct BrowserTests {
    /// Links, console, filters, keyboard, accessible names, contrast, and the width of a phone.
    @Test func aProofWorksInABrowser() throws {
        let folder = try ScratchFolder()
        let proof = try GalleyProcess("proof", "Samples/Toolbar", "-o", "\(folder.path)/Proof")
        #expect(proof.status == 0, "\(proof.error)")
        let look = try ShellRun("python3 Tests/Browser/proof.py '\(folder.path)/Proof'", in: Package.root)
        #expect(look.status == 0, "\(look.output)\(look.error)")
    }

    /// The same of the report on one page, with its search and filters.
    @Test func aReportWorksInABrowser() throws {
        let folder = try ScratchFolder()
        let check = try GalleyProcess(
            "check", "Samples/Toolbar", "--format", "html=\(folder.path)/report.html")
        #expect(check.status == 1, "\(check.error)")
        let look = try ShellRun("python3 Tests/Browser/report.py '\(folder.path)'", in: Package.root)
        #expect(look.status == 0, "\(look.output)\(look.error)")
    }

    /// Search and pictures, and that what a page says of texts by chance is what the engine says.
    @Test(arguments: ["Toolbar --boxes", "Tags", "Faults"])
    func pagesForTranslatorsAreRight(sample: String) throws {
        let folder = try ScratchFolder()
        let parts = sample.split(separator: " ").map(String.init)
        let proof = try GalleyProcess("proof", "Samples/\(parts[0])", "-o", "\(folder.path)/Proof")
        #expect(proof.status == 0, "\(proof.error)")
        let galley = Package.products.appending(path: "galley").path
        let options = parts.dropFirst().joined(separator: " ")
        let look = try ShellRun(
            "python3 Tests/Browser/translators.py '\(galley)' Samples/\(parts[0]) '\(folder.path)/Proof' \(options)",
            in: Package.root)
        #expect(look.status == 0, "\(look.output)\(look.error)")
    }

    /// What the harvester reads of layouts that are known, and that it leaves the page as it was.
    @Test func roomsAreReadOutOfAPage() throws {
        let look = try ShellRun("python3 Tests/Browser/rooms_probe.py", in: Package.root)
        #expect(look.status == 0, "\(look.output)\(look.error)")
    }

    /// The columns of tables in which texts are replaced follow from the rooms that were harvested before.
    @Test func columnsOfTablesFollowFromTheirTexts() throws {
        let look = try ShellRun("PAGES=40 python3 Tests/Browser/rooms_tables.py", in: Package.root)
        #expect(look.status == 0, "\(look.output)\(look.error)")
    }

    /// Texts that follow one another are where they were recorded for the tests of `RoomLine`.
    @Test func textsFollowOneAnotherAsTheyWereRecorded() throws {
        let look = try ShellRun("python3 Tests/Browser/rooms_flows.py", in: Package.root)
        #expect(look.status == 0, "\(look.output)\(look.error)")
    }

    /// Texts of a line that does not wrap leave what is around them where their `end` says.
    @Test func textsOfALineEndWhereTheirRoomsSay() throws {
        let look = try ShellRun("python3 Tests/Browser/rooms_lines.py", in: Package.root)
        #expect(look.status == 0, "\(look.output)\(look.error)")
    }

    /// One message for each page that cannot be read, and all rooms of the others.
    @Test func aPageThatCannotBeReadCostsNoOther() throws {
        let galley = Package.products.appending(path: "galley").path
        let look = try ShellRun("python3 Tests/Browser/rooms_faults.py '\(galley)'", in: Package.root)
        #expect(look.status == 0, "\(look.output)\(look.error)")
    }

    /// From rooms harvested in English, a check finds in eight other languages what the browser shows. These are two of the
    /// pages; `python3 Tests/Browser/rooms.py GALLEY --check` compares all.
    @Test func roomsOfOneLanguageHoldForOthers() throws {
        let galley = Package.products.appending(path: "galley").path
        let look = try ShellRun("python3 Tests/Browser/rooms.py '\(galley)' cards footer --check", in: Package.root)
        #expect(look.status == 0, "\(look.output)\(look.error)")
    }

    /// The box of the drawn glyphs, in many scripts, is the ink of the report to 0.1 pt.
    @Test func drawnTextIsAsWideAsMeasured() throws {
        let galley = Package.products.appending(path: "galley").path
        let look = try ShellRun("python3 Tests/Browser/drawn_ink.py '\(galley)'", in: Package.root)
        #expect(look.status == 0, "\(look.output)\(look.error)")
    }
}

enum Browser {
    /// Whether the tests can run. Where they decide what is merged, `.ci/run` says that a missing browser is a failure.
    static let isInstalled: Bool = {
        let search = ["chromium", "chromium-browser", "google-chrome"].map { "command -v \($0)" }
        let script = "command -v python3 && { \(search.joined(separator: " || ")); }"
        let isThere = (try? ShellRun(script, in: Package.root))?.status == 0
        if !isThere {
            let message = "WARNING: no proof was looked at in a browser: install Debian's chromium and python3\n"
            try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
        }
        return isThere || ProcessInfo.processInfo.environment["GALLEY_NEEDS_BROWSER"] != nil
    }()
}
