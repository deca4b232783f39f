/// A table of a stand-in module cannot be read, or Swift source cannot be written from it.
package struct StandInTableError: Error, Hashable, CustomStringConvertible {
    /// The name of the file.
    package let file: String
    /// From 1.
    package let line: Int
    /// From 1, in characters.
    package let column: Int
    package let message: String

    package var description: String { "\(file):\(line):\(column): \(message)" }
}
