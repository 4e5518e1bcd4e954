/// A value of which each thread has its own.
///
/// The main thread's stands by itself: layout and drawing ask for it at every step, and a thread's dictionary is slow.
final class ThreadValue<Value: AnyObject>: @unchecked Sendable {
    private let name: String
    /// Only the main thread touches it.
    private var ofMainThread: Value?

    /// - Parameter name: The key in the dictionaries of other threads.
    init(_ name: String) { self.name = name }

    var value: Value? {
        get { Thread.isMainThread ? ofMainThread : Thread.current.threadDictionary[name] as? Value }
        set {
            if Thread.isMainThread { ofMainThread = newValue } else { Thread.current.threadDictionary[name] = newValue }
        }
    }
}
