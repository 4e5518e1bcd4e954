/// A value of which each thread has its own: layout and drawing ask for it at every step.
///
/// Source: POSIX, `pthread_key_create`. A thread's dictionary takes far longer, and to ask whether this is the main thread takes a system call.
final class ThreadValue<Value: AnyObject>: @unchecked Sendable {
    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { if let value = $0 { Unmanaged<AnyObject>.fromOpaque(value).release() } }
        precondition(status == 0, "the process has no room for another value of its threads")
        self.key = key
    }

    deinit { pthread_key_delete(key) }

    var value: Value? {
        get { pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() } }
        set {
            let old = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            if let old { Unmanaged<Value>.fromOpaque(old).release() }
        }
    }
}
