internal import Basics
internal import CSwiftRuntime
internal import Foundation

/// The code of this process: the program and its libraries.
enum LoadedObjects {
    /// The digest of each, sorted: the build identifier that the linker has made of its content (`NT_GNU_BUILD_ID`), or the SHA-256 of
    /// its file where there is none; nil where neither is known. O(libraries), and O(bytes) of those without an identifier.
    static func digests() -> [String]? {
        var objects: [Object] = []
        withUnsafeMutablePointer(to: &objects) { list in
            GalleyVisitNotes(
                { file, notes, size, alignment, list in
                    let list = list.assumingMemoryBound(to: [Object].self)
                    guard let notes else { return list.pointee.append(Object(file: String(cString: file))) }
                    let last = list.pointee.count - 1
                    guard list.pointee[last].identifier == nil else { return }
                    list.pointee[last].identifier = BuildIdentifier.text(
                        in: UnsafeRawBufferPointer(start: notes, count: size), alignment: alignment)
                }, UnsafeMutableRawPointer(list))
        }
        // The kernel's own, which is no file, differs from one machine to the next.
        let digests = objects.filter { $0.file != "linux-vdso.so.1" }.map(\.digest)
        return digests.isEmpty || digests.contains(nil) ? nil : digests.compactMap(\.self).sorted()
    }

    private struct Object {
        /// The path that it was loaded from; empty for the program.
        let file: String
        var identifier: String?

        var digest: String? {
            let path = file.isEmpty ? OwnProgram.path : file
            return identifier ?? (try? Data(contentsOf: URL(filePath: path))).map { SHA256.digits($0) }
        }
    }
}

/// The identifier that a linker gives an object: a note of a segment of notes (ELF specification, “Note Section”).
enum BuildIdentifier {
    /// The digits of the identifier; nil where no note has one, or one of them is cut off.
    ///
    /// - Parameter alignment: That of the segment: what notes are filled up to.
    static func text(in notes: UnsafeRawBufferPointer, alignment: Int) -> String? {
        let step = alignment == 8 ? 8 : 4
        var start = 0
        while notes.count - start >= 12 {
            let sizes = (0..<3).map { Int(notes.loadUnaligned(fromByteOffset: start + $0 * 4, as: UInt32.self)) }
            let name = start + 12
            let content = (name + sizes[0] + step - 1) / step * step
            guard content + sizes[1] <= notes.count else { return nil }
            if sizes[2] == kind, notes[name..<name + sizes[0]].elementsEqual(owner), sizes[1] > 0 {
                return notes[content..<content + sizes[1]].map { byte in
                    (byte < 16 ? "0" : "") + String(byte, radix: 16)
                }.joined()
            }
            start = (content + sizes[1] + step - 1) / step * step
        }
        return nil
    }

    /// `NT_GNU_BUILD_ID`
    private static let kind = 3
    private static let owner = Array("GNU\0".utf8)
}
