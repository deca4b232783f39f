package import Foundation

/// Shows the pages of a folder to browsers on this machine, and has those that are open load again when they change.
package protocol PageServer: Sendable {
    /// A server that does not listen yet.
    init(folder: URL)

    /// Begins to listen, and returns the address of the first page.
    ///
    /// - Parameter port: nil takes ``usualPort``, or any that is free where another program has that.
    func start(port: UInt16?) throws -> URL

    /// Takes other files of the folder as those of the site, by their paths in it.
    func publish(_ paths: [String])

    /// Shows a message on every page until others are published.
    func say(_ message: String)

    /// The port that is asked for where none is given.
    static var usualPort: UInt16 { get }
}
