import Foundation
@_weakLinked import FoundationNetworking

nonisolated(unsafe) private var deliveryKey = 0

extension URLSessionTask {
    /// Whether the task's data is wanted as it arrives. A hint: data arrives in parts either way.
    ///
    /// Source: Apple's documentation of `URLSessionTask.prefersIncrementalDelivery`.
    public var prefersIncrementalDelivery: Bool {
        get { objc_getAssociatedObject(self, &deliveryKey) as? Bool ?? true }
        set { objc_setAssociatedObject(self, &deliveryKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
