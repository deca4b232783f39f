import Foundation
import Testing

/// A disk that takes nothing gives one error, and what stood there before stays.
@Suite(.enabled(if: Machine.unshare != nil, "mounting is not permitted here")) struct OutputDiskTests {
    /// A disk in memory at `out` with two pages, one for the file and one that is full; gone when the script ends.
    private func run(_ writer: OutputWriter, in workshop: OutputWorkshop, _ preparation: String) throws -> ShellRun {
        let unshare = try #require(Machine.unshare)
        try workshop.write(
            """
            set -e
            mount -t tmpfs -o size=8k,nr_inodes=8 none out
            echo '\(OutputWorkshop.old)' > out/en.txt
            \(preparation)
            set +e
            \(writer.shell) > printed
            echo $? > status
            ls -A out > left
            cat out/en.txt > kept
            """, to: "script")
        return try workshop.shell("\(unshare) bash script")
    }

    private func expectFailure(_ run: ShellRun, in workshop: OutputWorkshop, reason: String, left: String) throws {
        #expect(run.status == 0 && run.error.hasSuffix(" cannot be written: \(reason)\n"), "\(run.error)")
        #expect(run.error.split(separator: "\n").count == 1 && run.error.contains("error: "))
        #expect(try workshop.text(of: "status") == "3\n")
        #expect(try workshop.text(of: "left") == left)
        #expect(try workshop.text(of: "kept") == OutputWorkshop.old + "\n")
    }

    @Test(arguments: OutputWriter.all + OutputWriter.shares) func aFullDisk(writer: OutputWriter) throws {
        let workshop = try OutputWorkshop()
        let run = try run(writer, in: workshop, "head -c 4096 /dev/zero > out/filler")
        try expectFailure(run, in: workshop, reason: "No space left on device", left: "en.txt\nfiller\n")
    }

    @Test(arguments: OutputWriter.all + OutputWriter.shares) func aReadOnlyDisk(writer: OutputWriter) throws {
        let workshop = try OutputWorkshop()
        let run = try run(writer, in: workshop, "mount -o remount,ro out")
        try expectFailure(run, in: workshop, reason: "Read-only file system", left: "en.txt\n")
    }

    @Test func initLeavesNothingOnAFullDisk() throws {
        let workshop = try OutputWorkshop()
        let writer = OutputWriter(arguments: ["init", "out"], status: 0, mark: "")
        let run = try run(writer, in: workshop, "head -c 4096 /dev/zero > out/filler")
        try expectFailure(run, in: workshop, reason: "No space left on device", left: "en.txt\nfiller\n")
    }

    /// Nor does a recording leave its folder.
    @Test func recordLeavesNoFolderOnAFullDisk() throws {
        let workshop = try OutputWorkshop()
        let writer = OutputWriter(arguments: ["record", "out/galley.yml"], status: 0, mark: "")
        let run = try run(
            writer, in: workshop,
            """
            mount -o remount,size=12k out
            cp project/S.yml project/galley.yml out
            """)
        try expectFailure(
            run, in: workshop, reason: "No space left on device", left: "S.yml\nen.txt\ngalley.yml\n")
    }

    /// Root may write anywhere, but not into a file or folder that is marked as immutable.
    @Test(.enabled(if: getuid() != 0, "root may write anywhere"), arguments: OutputWriter.all)
    func whatIsNotWritable(writer: OutputWriter) throws {
        let workshop = try OutputWorkshop()
        try workshop.write(OutputWorkshop.old, to: "out/en.txt")
        for (path, mode) in [("out/en.txt", mode_t(0o444)), ("out", 0o555)] {
            chmod(workshop.file(path).path, mode)
            let run = try workshop.run(writer)
            #expect(run.status == 3 && run.error.hasSuffix("cannot be written: Permission denied\n"))
            chmod(workshop.file(path).path, 0o755)
            #expect(try workshop.text(of: "out/en.txt") == OutputWorkshop.old)
            #expect(try workshop.output() == ["en.txt"])
        }
    }
}
