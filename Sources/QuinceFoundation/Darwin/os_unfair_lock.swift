import Foundation

// Darwin's lock, which whoever sees Foundation sees, too.

/// A lock that waits by sleeping. Apple's documentation: `os_unfair_lock`. It must not move while it is held or waited for.
public struct os_unfair_lock {
    fileprivate var mutex = pthread_mutex_t()

    public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for the lock and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(mutex(of: lock)) }

/// Takes the lock if nobody holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(mutex(of: lock)) == 0 }

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(mutex(of: lock)) }

/// Ends the process where nobody holds the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock>) { precondition(isHeld(lock), "the lock is not held") }

/// Ends the process where the lock is held.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock>) { precondition(!isHeld(lock), "the lock is held") }

private func isHeld(_ lock: UnsafePointer<os_unfair_lock>) -> Bool {
    let mutex = mutex(of: UnsafeMutablePointer(mutating: lock))
    guard pthread_mutex_trylock(mutex) == 0 else { return true }
    pthread_mutex_unlock(mutex)
    return false
}

private func mutex(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutablePointer(lock.pointer(to: \.mutex)!)
}
