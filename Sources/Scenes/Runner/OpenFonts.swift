internal import Labels
internal import Synchronization

/// The open fonts of a scene, from its first report on. Copies of the scene share them as long as they name the same
/// fonts.
final class OpenFonts: Sendable {
    private let library = Mutex<FontLibrary?>(nil)

    /// The open fonts; `open` opens them at the first call. Of several threads one opens them, and the others wait.
    func library(_ open: () throws -> FontLibrary) throws -> FontLibrary {
        try library.withLock { library in
            if let library { return library }
            let opened = try open()
            library = opened
            return opened
        }
    }
}
