import Foundation
@_weakLinked import FoundationNetworking

/// The times and sizes of a task's transfers, which a delegate gets when the task is over.
///
/// Source: Apple's documentation of `URLSessionTaskMetrics`.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    /// A kind of source of a response.
    public enum ResourceFetchType: Int, Sendable {
        case unknown = 0
        case networkLoad = 1
        case serverPush = 2
        case localCache = 3
    }

    /// A protocol that host names are resolved by.
    public enum DomainResolutionProtocol: Int, Sendable {
        case unknown = 0
        case udp = 1
        case tcp = 2
        case tls = 3
        case https = 4
    }

    /// The metrics of each request of the task: one for each redirection, then those of the last one.
    public let transactionMetrics: [URLSessionTaskTransactionMetrics]
    /// The time from the task's start to its end.
    public let taskInterval: DateInterval
    /// The number of redirections that the task has followed.
    public let redirectCount: Int

    @available(*, deprecated, message: "Not supported")
    public override init() {
        (transactionMetrics, taskInterval, redirectCount) = ([], DateInterval(), 0)
    }

    init(_ transactions: [URLSessionTaskTransactionMetrics], from start: Date, to end: Date) {
        transactionMetrics = transactions
        taskInterval = DateInterval(start: start, end: max(start, end))
        redirectCount = max(transactions.count - 1, 0)
    }

    open dynamic override var description: String {
        "(Task Interval) \(taskInterval)\n(Redirect Count) \(redirectCount)\n"
            + transactionMetrics.map { "\($0)" }.joined(separator: "\n")
    }
}
