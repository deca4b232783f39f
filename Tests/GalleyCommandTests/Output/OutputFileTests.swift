import Foundation
import Testing

/// What a command writes takes the place of a plain file, and of nothing else.
@Suite struct OutputFileTests {
    @Test(arguments: OutputWriter.all) func aPlainFileIsReplacedAndKeepsItsPermissions(writer: OutputWriter) throws {
        let workshop = try OutputWorkshop()
        try workshop.write(OutputWorkshop.old, to: "out/en.txt")
        try workshop.write("mine", to: "out/en.txt.partial")
        chmod(workshop.file("out/en.txt").path, 0o640)
        let run = try workshop.run(writer)
        #expect(run.status == writer.status, "\(run.error)")
        #expect(try workshop.text(of: "out/en.txt").contains(writer.mark))
        #expect(try workshop.text(of: "out/en.txt.partial") == "mine")
        #expect(try workshop.output() == ["en.txt", "en.txt.partial"])
        var facts = stat()
        #expect(stat(workshop.file("out/en.txt").path, &facts) == 0 && facts.st_mode & 0o7777 == 0o640)
    }

    /// The second link leads nowhere before. Links of a project are another matter: `OutputLinkTests`.
    @Test func aLinkOutsideOfAnyProjectStaysAndTheFileBehindItIsWritten() throws {
        for (old, target) in [(OutputWorkshop.old, "target.txt"), (nil, "new.txt")] {
            let (workshop, folder) = (try OutputWorkshop(), try ScratchFolder())
            if let old { try folder.write(old, to: target) }
            let files = FileManager.default
            try files.createSymbolicLink(atPath: folder.path + "/en.txt", withDestinationPath: "link")
            try files.createSymbolicLink(
                atPath: folder.path + "/link", withDestinationPath: "\(folder.path)/\(target)")
            let run = try GalleyProcess(
                "check", "project", "--write-baseline", "\(folder.path)/en.txt", in: workshop.scratch.url)
            #expect(run.status == 0, "\(run.error)")
            #expect(try files.destinationOfSymbolicLink(atPath: folder.path + "/en.txt") == "link")
            #expect(try folder.text(of: target).contains("\"truncated-text\""))
            #expect(try folder.contents() == ["en.txt", "link", target].sorted())
        }
    }

    @Test(arguments: OutputWriter.all) func aPipeStaysAndIsWrittenTo(writer: OutputWriter) throws {
        let workshop = try OutputWorkshop()
        let run = try workshop.shell(
            "mkfifo out/en.txt; cat out/en.txt > copy & \(writer.shell); code=$?; wait; exit $code")
        #expect(run.status == writer.status, "\(run.error)")
        #expect(workshop.kind(of: "out/en.txt") == S_IFIFO)
        #expect(try workshop.text(of: "copy").contains(writer.mark))
        #expect(try workshop.output() == ["en.txt"])
    }

    /// Devices of our own, so that a fault cannot destroy those of the machine.
    @Test(.enabled(if: Machine.hasOwnDevices, "mknod is not permitted here"), arguments: OutputWriter.all)
    func aDeviceStaysAndIsWrittenTo(writer: OutputWriter) throws {
        let workshop = try OutputWorkshop()
        #expect(Machine.makeDevice(at: workshop.file("out/en.txt").path, minor: Machine.null))
        let run = try workshop.run(writer)
        #expect(run.status == writer.status, "\(run.error)")
        #expect(workshop.kind(of: "out/en.txt") == S_IFCHR)
        #expect(try workshop.output() == ["en.txt"])
    }

    @Test(.enabled(if: Machine.hasOwnDevices, "mknod is not permitted here"), arguments: OutputWriter.all)
    func aFullDeviceIsAnErrorAndStays(writer: OutputWriter) throws {
        let workshop = try OutputWorkshop()
        #expect(Machine.makeDevice(at: workshop.file("out/en.txt").path, minor: Machine.full))
        let run = try workshop.run(writer)
        #expect(run.status == 3)
        #expect(run.error.contains("error: ") && run.error.hasSuffix("cannot be written: No space left on device\n"))
        #expect(workshop.kind(of: "out/en.txt") == S_IFCHR)
        #expect(try workshop.output() == ["en.txt"])
    }

    /// A file that a shell has opened is written where it stands: neither replaced nor begun again.
    @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]) func anOpenDescriptorIsWrittenTo(
        path: String
    ) throws {
        let workshop = try OutputWorkshop()
        let run = try workshop.shell(
            """
            { echo before; galley measure Hund -o \(path); echo after; } > log
            galley check project --format text --format ndjson=\(path) > both
            galley check project --write-baseline \(path) | cat > piped
            """)
        #expect(run.status == 0, "\(run.error)")
        let log = try workshop.text(of: "log")
        #expect(log.hasPrefix("before\n") && log.contains("\"Hund\"") && log.hasSuffix("after\n"))
        #expect(try workshop.text(of: "both").ranges(of: "truncated-text").count > 1)
        #expect(try workshop.text(of: "piped").contains("\"version\" : 3"))
    }

    /// Nothing is left of a name that cannot be that of a file, and any other is taken as it is.
    @Test func oddNames() throws {
        let workshop = try OutputWorkshop()
        let longest = String(repeating: "ä", count: 127)
        for name in [
            "-", "a%41 b", " ", "'\"\n", ".hidden", longest, "e\u{301}\(String(repeating: "\u{302}", count: 60))",
        ] {
            let run = try GalleyProcess("measure", "Hund", "-o", "out/\(name)", in: workshop.scratch.url)
            #expect(run.status == 0, "\(run.error)")
            #expect(try workshop.text(of: "out/\(name)").contains("Hund"))
            #expect(unlink(workshop.file("out/").path + "/" + name) == 0)
        }
        #expect(try workshop.output() == [])
        for (name, reason) in [
            ("", "No such file or directory"), ("new/", "Is a directory"), ("out", "Is a directory"),
            ("out/..", "Is a directory"), ("missing/out", "No such file or directory"),
            ("project/S.yml/", "Not a directory"), ("loop", "Too many levels of symbolic links"),
            (longest + "ab", "File name too long"), ("/proc/out", "No such file or directory"),
            ("/dev/fd/77", "Bad file descriptor"),
        ] {
            if name == "loop" { try workshop.link("loop", to: "loop") }
            let before = try workshop.scratch.contents()
            let run = try GalleyProcess("measure", "Hund", "-o", name, in: workshop.scratch.url)
            #expect(run.status == 3 && run.output.isEmpty)
            #expect(run.error == "error: \(name.isEmpty ? "\"\"" : name) cannot be written: \(reason)\n")
            #expect(try workshop.scratch.contents() == before)
        }
    }

    /// One file by two names is one file.
    @Test func twoDocumentsNeedTwoFiles() throws {
        let workshop = try OutputWorkshop()
        try workshop.link("link", to: "out/a")
        for (first, second) in [("out/a", "out/../out/a"), ("link", "out/a")] {
            let run = try GalleyProcess(
                "check", "project", "--format", "json=\(first)", "--format", "junit=\(second)", in: workshop.scratch.url
            )
            #expect(run.status == 2 && run.error.contains("two formats have the same file"))
        }
        #expect(try workshop.output() == [])
    }
}

/// What the machine lets a test do.
enum Machine {
    static let null: UInt32 = 3
    static let full: UInt32 = 7

    /// Whether devices can be made and opened in a temporary folder.
    static let hasOwnDevices: Bool = {
        guard let scratch = try? ScratchFolder() else { return false }
        guard makeDevice(at: scratch.path + "/null", minor: null) else { return false }
        let descriptor = open(scratch.path + "/null", O_WRONLY)
        return descriptor >= 0 && close(descriptor) == 0
    }()

    /// Makes one of the memory devices, whose major number is 1.
    static func makeDevice(at path: String, minor: UInt32) -> Bool {
        mknod(path, S_IFCHR | 0o666, dev_t(1 << 8 | minor)) == 0
    }

    /// How a command gets mounts of its own, which go with it.
    static let unshare: String? = ["unshare -m", "unshare -rm"].first { unshare in
        let run = try? ShellRun("\(unshare) mount -t tmpfs none /mnt", in: Package.root)
        return run?.status == 0
    }
}
