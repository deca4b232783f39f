// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

#if canImport(Musl)
@_exported public import Musl
#else
@_exported public import Glibc
#endif

/// A lock for one thread at a time; a mutex of the C library, whose initial value is all zeros.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock for one thread at a time.
public typealias os_unfair_lock_s = pthread_mutex_t
/// A place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for the lock, and takes it.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }
/// Takes the lock where it is free; whether it was.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }
/// Gives the lock back.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }

/// A value that one thread at a time may change.
@_weakLinked
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        var lock = os_unfair_lock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Makes a lock with its value.
    public init(uncheckedState state: State) { storage = Storage(state) }
    /// Makes a lock with its value.
    public init(initialState state: State) where State: Sendable { storage = Storage(state) }

    /// Does something with the value while no other thread can.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }
    /// Does something with the value while no other thread can.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body(&storage.state)
    }

    private func lock() { os_unfair_lock_lock(&storage.lock) }
    private func unlock() { os_unfair_lock_unlock(&storage.lock) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock without a value.
    public init() { self.init(uncheckedState: ()) }
    /// Does something while no other thread can.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
    /// Does something while no other thread can.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
