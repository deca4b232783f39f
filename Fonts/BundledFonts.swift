public import Foundation

/// The fonts that ship with Galley, as files.
///
/// They are in the folder `galley_BundledFonts.resources`, which the package manager puts beside every program and test
/// that it builds with Galley (the Swift Build system calls it `galley_BundledFonts.bundle`). A program that is installed
/// by hand takes the folder along, in one of these places:
///
/// - beside itself: `bin/galley`, `bin/galley_BundledFonts.resources`
/// - in the shared data of its prefix: `bin/galley`, `share/galley/galley_BundledFonts.resources`
/// - beside the shared library that has Galley, on Linux
///
/// The program may be started through a symbolic link and from any working directory.
public enum BundledFonts {
    /// The folder that holds the fonts, each family in a folder of its own.
    ///
    /// Looks at the file system at every call; keep the answer.
    public static func directory() throws(BundledFontsMissing) -> URL {
        do {
            return try directory(executable: runningExecutable)
        } catch {
            guard let library, let found = try? directory(executable: library) else { throw error }
            return found
        }
    }

    /// All font files, in the order of their paths.
    ///
    /// Looks at the file system at every call; keep the answer.
    public static func files() throws(BundledFontsMissing) -> [URL] {
        try files(in: directory())
    }

    /// The names that build systems give the folder: the package's name, then the target's.
    static let folderNames = ["galley_BundledFonts.resources", "galley_BundledFonts.bundle"]

    /// The program that runs, symbolic links resolved. On Linux the tests are a program too.
    static var runningExecutable: URL {
        #if os(Linux)
        // Asking for the main bundle reads folders; where there is no /proc, that is the way.
        if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            return URL(fileURLWithPath: path)
        }
        #endif
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")
        return executable.resolvingSymlinksInPath()
    }

    /// The shared library that has this code, or the program.
    static var library: URL? {
        // The system gives a part of this file at each read, and Foundation takes the first for the whole.
        guard let maps = fopen("/proc/self/maps", "r") else { return nil }
        defer { fclose(maps) }
        let address = UInt(bitPattern: #dsohandle)
        var buffer = [CChar](repeating: 0, count: 2 * Int(PATH_MAX))
        while fgets(&buffer, Int32(buffer.count), maps) != nil {
            let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            // 7f00-7f10 r--p 00000000 fe:00 1234  /opt/galley/lib/libAppleModules.so
            let fields = line.split(separator: " ", maxSplits: 5)
            let range = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard range.count == 2, (range[0]..<range[1]).contains(address), fields.count == 6 else { continue }
            return URL(fileURLWithPath: fields[5].trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return nil
    }

    static func directory(executable: URL) throws(BundledFontsMissing) -> URL {
        let places = places(executable: executable)
        let folders = places.flatMap { place in folderNames.map(place.appendingPathComponent) }
        guard let folder = folders.first(where: isDirectory) else {
            throw BundledFontsMissing(places: places.map(\.path))
        }
        // Who lists the folder does not follow a link.
        return folder.resolvingSymlinksInPath()
    }

    static func files(in directory: URL) throws(BundledFontsMissing) -> [URL] {
        let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }
            .filter { ["ttf", "otf"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
        guard let files, !files.isEmpty else {
            throw BundledFontsMissing(places: [directory.deletingLastPathComponent().path])
        }
        return files
    }

    /// Where the folder may be, the likeliest place first.
    private static func places(executable: URL) -> [URL] {
        let directory = executable.deletingLastPathComponent()
        return [directory, directory.deletingLastPathComponent().appendingPathComponent("share/galley")]
    }

    private static func isDirectory(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
