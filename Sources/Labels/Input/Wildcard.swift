internal import Foundation

/// Patterns for keys and names: `*` stands for any characters, `?` for one, `[a-z]` for one of a range (POSIX fnmatch).
package enum Wildcard {
    package static func matches(_ name: String, _ pattern: String) -> Bool { fnmatch(pattern, name, 0) == 0 }
}
