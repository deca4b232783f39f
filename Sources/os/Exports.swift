// The parts of the system's module of this name that packages use wherever they can import it: logs and locks.
@_exported public import OSLog
