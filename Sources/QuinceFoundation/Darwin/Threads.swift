import Foundation
import Glibc

/// 1 on the main thread, else 0.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Names the current thread; of a long name the first 15 bytes are kept.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 {
    let kept = [CChar](UnsafeBufferPointer(start: name, count: min(strlen(name), 15))) + [0]
    return setThreadName(pthread_self(), kept)
}

/// Fills in the number of a thread in the system.
///
/// - Parameter thread: nil for the current one; the number of another cannot be told.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ identifier: UnsafeMutablePointer<UInt64>?) -> Int32 {
    guard let identifier else { return EINVAL }
    guard thread == nil || pthread_equal(thread!, pthread_self()) != 0 else { return ESRCH }
    identifier.pointee = UInt64(systemThread())
    return 0
}

/// Sets a mutex's policy. On Linux every mutex lets whoever comes first have it.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32) -> Int32 {
    [PTHREAD_MUTEX_POLICY_FIRSTFIT_NP, PTHREAD_MUTEX_POLICY_FAIRSHARE_NP].contains(policy) ? 0 : EINVAL
}

// Extensions of GNU that Swift does not import.

@_silgen_name("pthread_setname_np")
private func setThreadName(_ thread: pthread_t, _ name: UnsafePointer<CChar>) -> Int32

@_silgen_name("gettid")
private func systemThread() -> pid_t

extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}
