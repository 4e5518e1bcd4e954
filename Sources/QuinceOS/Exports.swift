// Darwin's lock is `os`'s, too.
@_exported import func QuinceFoundation.os_unfair_lock_assert_not_owner
@_exported import func QuinceFoundation.os_unfair_lock_assert_owner
@_exported import func QuinceFoundation.os_unfair_lock_lock
@_exported import func QuinceFoundation.os_unfair_lock_trylock
@_exported import func QuinceFoundation.os_unfair_lock_unlock
@_exported import struct QuinceFoundation.os_unfair_lock
@_exported import typealias QuinceFoundation.os_unfair_lock_s
@_exported import typealias QuinceFoundation.os_unfair_lock_t
