import QuinceFoundation

/// A lock that waits by sleeping. Apple's documentation: `os_unfair_lock`. It must not move while it is held or waited for.
public struct os_unfair_lock {
    fileprivate var mutex = pthread_mutex_t()

    public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for the lock and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(UnsafeMutablePointer(lock.pointer(to: \.mutex)!))
}

/// Takes the lock if nobody holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(UnsafeMutablePointer(lock.pointer(to: \.mutex)!)) == 0
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_mutex_unlock(UnsafeMutablePointer(lock.pointer(to: \.mutex)!))
}
