import Foundation
@_weakLinked import FoundationNetworking

/// A task of a background session as it is kept, so that another process of the app can go on with it.
struct TransferRecord: Codable, Equatable {
    /// The task's `taskIdentifier`.
    var number: Int
    var address: URL
    var method: String?
    var headers: [String: String]?
    var body: Data?
    var timeout: Double
    /// The file that is sent; nil for a download.
    var upload: URL?
    var description: String?
    /// The app was swiped away while the task ran: the next process hears that it was cancelled.
    var isCancelled = false

    init?(_ task: URLSessionTask, upload: URL?) {
        guard let request = task.originalRequest, let address = request.url else { return nil }
        (number, self.address, self.upload) = (task.taskIdentifier, address, upload)
        (method, headers, body) = (request.httpMethod, request.allHTTPHeaderFields, request.httpBody)
        (timeout, description) = (request.timeoutInterval, task.taskDescription)
    }

    var request: URLRequest {
        var request = URLRequest(url: address, timeoutInterval: timeout)
        (request.httpMethod, request.allHTTPHeaderFields, request.httpBody) = (method, headers, body)
        return request
    }
}
