// What packages find in the system's module of this name, and build with wherever they find one: logs, and locks.
@_exported public import OSLog
