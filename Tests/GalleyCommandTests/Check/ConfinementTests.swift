import Foundation
import Testing

/// What the code of an adopted app cannot do while its views are checked. It takes Linux 6.2 with Landlock; the sixth deed is only
/// refused from 6.7 on.
@Suite struct ConfinementTests {
    private static let files = ["write", "remove", "move", "cut", "run"]

    /// What a view tried, and how that ended.
    private func deeds(_ scratch: ScratchFolder, _ command: String..., home: URL?) throws -> [String: String] {
        let yard = scratch.url.appending(path: "yard")
        try? FileManager.default.removeItem(at: yard)
        try FileManager.default.createDirectory(at: yard, withIntermediateDirectories: true)
        for name in ["kept", "moved", "cut"] { try scratch.write("word", to: "yard/\(name)") }
        var environment = ["FAULT": "intruder", "INTRUDER": yard.path]
        environment[home == nil ? "CFFIXED_USER_HOME" : "GALLEY_ADOPTED_HOME"] = (home ?? scratch.url).path
        let run = try GalleyProcess(
            command, in: scratch.url.appending(path: "project"), environment: environment, program: "FaultyViews")
        #expect(run.status <= 1, "\(run.error)")
        try #require(!run.error.contains("without Landlock"), "this kernel cannot confine a process")
        let lines = run.error.split(separator: "\n").map { $0.split(separator: " ") }
        let deeds = Dictionary(
            lines.filter { $0.count == 2 && ["done", "refused"].contains($0[1]) }.map {
                (String($0[0]), String($0[1]))
            },
            uniquingKeysWith: { first, _ in first })
        if home != nil { #expect(deeds["connect"] != "done" || run.error.contains("before 6.7")) }
        return deeds
    }

    private func project() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "project"), withIntermediateDirectories: true)
        try scratch.write("textSizes: [large]\nwidths: [320]\nlocales: [en]\n", to: "project/galley.yml")
        return scratch
    }

    @Test func viewsWriteAndRunNothing() throws {
        let scratch = try project()
        let home = scratch.url.appending(path: "home")
        let yard = scratch.url.appending(path: "yard")
        // A program of one's own may do anything.
        let own = try deeds(scratch, "check", ".", home: nil)
        #expect(own.count == 8 && own.values.allSatisfy { $0 == "done" }, "\(own)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: yard.path).sorted() == [
                "away", "cut", "touched", "written",
            ])
        let adopted = try deeds(scratch, "check", ".", home: home)
        #expect(Self.files.allSatisfy { adopted[$0] == "refused" }, "\(adopted)")
        #expect(adopted["home"] == "done" && adopted["temporary"] == "done")
        #expect(try FileManager.default.contentsOfDirectory(atPath: yard.path).sorted() == ["cut", "kept", "moved"])
        #expect(try scratch.text(of: "yard/cut") == "word" && scratch.text(of: "home/in-home") == "word")
        #expect(try scratch.text(of: "home/tmp/in-tmp") == "word")
    }

    /// A view that ends its process ends no more than that, in the one process or in several.
    @Test(arguments: ["preview trap", "trap everywhere trap", "preview exit"])
    func trapsAreFoundAsElsewhere(fault: String) throws {
        let scratch = try project()
        try scratch.write("textSizes: [large, AX3]\nwidths: [320]\nlocales: [en, fi]\n", to: "project/galley.yml")
        func run(_ jobs: String, _ variables: [String: String]) throws -> GalleyProcess {
            try GalleyProcess(
                ["check", ".", "--jobs", jobs], in: scratch.url.appending(path: "project"),
                environment: variables.merging(["FAULT": fault, "SWIFT_BACKTRACE": "enable=no"]) { $1 },
                program: "FaultyViews")
        }
        let home = scratch.url.appending(path: "home").path
        for jobs in ["1", "2"] {
            let own = try run(jobs, [:])
            let adopted = try run(jobs, ["GALLEY_ADOPTED_HOME": home])
            #expect(own.status == 3 && adopted.status == 3, "\(fault): \(own.status), \(adopted.error)")
            func errors(_ run: GalleyProcess) -> [Substring] {
                run.error.split(separator: "\n").filter { $0.contains("error:") }
            }
            #expect(!errors(own).isEmpty && errors(own) == errors(adopted))
        }
    }

    /// What a command itself writes is written.
    @Test func commandsWriteTheirFiles() throws {
        let scratch = try project()
        let home = scratch.url.appending(path: "home")
        let report = try deeds(
            scratch, "check", ".", "--format", "json=../made/report.json", "--jobs", "2", home: home)
        #expect(Self.files.allSatisfy { report[$0] == "refused" }, "\(report)")
        #expect(try scratch.text(of: "made/report.json").contains("\"findings\""))
        let proof = try deeds(scratch, "proof", ".", "-o", "../pages", home: home)
        #expect(Self.files.allSatisfy { proof[$0] == "refused" }, "\(proof)")
        #expect(try scratch.text(of: "pages/index.html").contains("Faulty"))
        let share = try deeds(scratch, "check", ".", "--shard", "1/2", home: home)
        #expect(share["write"] != "done")
        #expect(try scratch.text(of: "project/galley-1-of-2.json").hasPrefix("{"))
        // A configuration names the project whose recordings are kept beside it.
        let named = try deeds(scratch, "record", "galley.yml", home: home)
        #expect(Self.files.allSatisfy { named[$0] == "refused" }, "\(named)")
        // Recordings are kept in the project.
        let record = try deeds(scratch, "record", ".", home: home)
        #expect(Self.files.allSatisfy { record[$0] == "refused" }, "\(record)")
    }
}
