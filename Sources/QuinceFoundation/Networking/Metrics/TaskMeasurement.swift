import Foundation
@_weakLinked import FoundationNetworking
internal import CTransfers

/// The transfers of a task, measured while they happen. May be used from any thread.
final class TaskMeasurement: @unchecked Sendable {
    private let lock = NSLock()
    private let start = Date()
    private var transactions: [URLSessionTaskTransactionMetrics] = []
    /// Whether the last transaction is still under way.
    private var isOpen = false

    nonisolated(unsafe) private static var key = 0

    /// The metrics of a task that is over.
    static func metrics(of task: URLSessionTask) -> URLSessionTaskMetrics {
        let now = Date()
        guard let measurement = existing(task) else {
            // Loaded by a protocol of the app's own, or by none.
            let transactions = task.originalRequest.map { [URLSessionTaskTransactionMetrics($0, start: now)] } ?? []
            transactions.last?.response = task.response
            return URLSessionTaskMetrics(transactions, from: now, to: now)
        }
        return measurement.lock.withLock {
            let last = measurement.transactions.last
            last?.response = task.response ?? last?.response
            return URLSessionTaskMetrics(measurement.transactions, from: measurement.start, to: now)
        }
    }

    private static func existing(_ task: URLSessionTask) -> TaskMeasurement? { objc_getAssociatedObject(task, &key) as? TaskMeasurement }

    private static func of(_ task: URLSessionTask) -> TaskMeasurement {
        if let measurement = existing(task) { return measurement }
        let measurement = TaskMeasurement()
        objc_setAssociatedObject(task, &key, measurement, .OBJC_ASSOCIATION_RETAIN)
        return measurement
    }

    // MARK: What libcurl does

    /// The task whose transfer an object of Foundation's leads, which has its protocol as its delegate.
    private static func task(of owner: UnsafeMutableRawPointer) -> URLSessionTask? {
        let owner = Unmanaged<AnyObject>.fromOpaque(owner).takeUnretainedValue()
        return (Mirror(reflecting: owner).descendant("delegate") as? URLProtocol)?.task
    }

    static func begin(_ owner: UnsafeMutableRawPointer) {
        guard let task = task(of: owner), let request = task.currentRequest ?? task.originalRequest else { return }
        let measurement = of(task)
        measurement.lock.withLock {
            measurement.transactions.append(URLSessionTaskTransactionMetrics(request, start: Date()))
            measurement.isOpen = true
        }
    }

    static func end(_ owner: UnsafeMutableRawPointer, _ transfer: UnsafePointer<quince_transfer>) {
        guard let task = task(of: owner), let measurement = existing(task) else { return }
        measurement.lock.withLock {
            guard measurement.isOpen, let transaction = measurement.transactions.last else { return }
            measurement.isOpen = false
            transaction.apply(transfer.pointee)
            transaction.response = response(transfer)
        }
    }

    private static func response(_ transfer: UnsafePointer<quince_transfer>) -> HTTPURLResponse? {
        guard transfer.pointee.status > 0, let url = transfer.pointee.url.flatMap({ URL(string: String(cString: $0)) }) else { return nil }
        var fields: [String: String] = [:]
        quince_for_each_header(transfer, &fields) { fields, name, value in
            guard let name, let value else { return }
            fields?.assumingMemoryBound(to: [String: String].self).pointee[String(cString: name)] = String(cString: value)
        }
        return HTTPURLResponse(url: url, statusCode: Int(transfer.pointee.status), httpVersion: "HTTP/1.1", headerFields: fields)
    }
}

@_cdecl("quinceTransferBegins") func transferBegins(_ owner: UnsafeMutableRawPointer) { TaskMeasurement.begin(owner) }
@_cdecl("quinceTransferEnds") func transferEnds(_ owner: UnsafeMutableRawPointer, _ transfer: UnsafeRawPointer) {
    TaskMeasurement.end(owner, transfer.assumingMemoryBound(to: quince_transfer.self))
}
