internal import CDispatch
import Dispatch
import Foundation

/// The label of a queue as a C string; of nil, that of the queue that the caller runs on.
///
/// It is empty where there is none, and stays readable after the queue has ended.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    queue.map { QueueLabels.pointer(to: $0.label) } ?? dispatch_queue_get_label(nil)
}

/// Labels kept for good, one copy each: Dispatch's own copy ends with its queue, and Swift's queues do not give it away.
private enum QueueLabels {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var copies: [String: UnsafePointer<CChar>] = [:]

    static func pointer(to label: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let copy = copies[label] { return copy }
            let copy = UnsafePointer(strdup(label)!)
            copies[label] = copy
            return copy
        }
    }
}
