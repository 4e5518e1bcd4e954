import Foundation
@_weakLinked import FoundationNetworking
internal import CTransfers

/// The times and sizes of one request and its response.
///
/// A time is nil where the request did not get so far, and where there was nothing to do: no host name is looked up and no connection is made where an
/// earlier one is used again.
///
/// Source: Apple's documentation of `URLSessionTaskTransactionMetrics`.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    public let request: URLRequest
    public internal(set) var response: URLResponse?

    // MARK: Times

    public internal(set) var fetchStartDate: Date?
    public internal(set) var domainLookupStartDate: Date?
    public internal(set) var domainLookupEndDate: Date?
    public internal(set) var connectStartDate: Date?
    public internal(set) var secureConnectionStartDate: Date?
    public internal(set) var secureConnectionEndDate: Date?
    public internal(set) var connectEndDate: Date?
    public internal(set) var requestStartDate: Date?
    public internal(set) var requestEndDate: Date?
    public internal(set) var responseStartDate: Date?
    public internal(set) var responseEndDate: Date?

    // MARK: Sizes, in bytes

    public internal(set) var countOfRequestHeaderBytesSent: Int64 = 0
    public internal(set) var countOfRequestBodyBytesSent: Int64 = 0
    public internal(set) var countOfRequestBodyBytesBeforeEncoding: Int64 = 0
    public internal(set) var countOfResponseHeaderBytesReceived: Int64 = 0
    public internal(set) var countOfResponseBodyBytesReceived: Int64 = 0
    public internal(set) var countOfResponseBodyBytesAfterDecoding: Int64 = 0

    // MARK: The connection

    /// The protocol as ALPN names it: `http/1.1`, `h2`.
    public internal(set) var networkProtocolName: String?
    public internal(set) var isProxyConnection = false
    public internal(set) var isReusedConnection = false
    public internal(set) var resourceFetchType = URLSessionTaskMetrics.ResourceFetchType.unknown
    public internal(set) var domainResolutionProtocol = URLSessionTaskMetrics.DomainResolutionProtocol.unknown
    public internal(set) var localAddress: String?
    public internal(set) var localPort: Int?
    public internal(set) var remoteAddress: String?
    public internal(set) var remotePort: Int?
    /// Whether the connection is cellular. A simulated device's never is, and is neither expensive nor constrained.
    public let isCellular = false
    public let isExpensive = false
    public let isConstrained = false
    public let isMultipath = false

    @available(*, unavailable, message: "not yet in Quince: negotiatedTLSProtocolVersion")
    public var negotiatedTLSProtocolVersion: Int? { nil }
    @available(*, unavailable, message: "not yet in Quince: negotiatedTLSCipherSuite")
    public var negotiatedTLSCipherSuite: Int? { nil }

    init(_ request: URLRequest, start: Date? = nil) {
        self.request = request
        fetchStartDate = start
    }

    open dynamic override var description: String {
        func text(_ date: Date?) -> String { date.map { "\($0.timeIntervalSince1970)" } ?? "(null)" }
        return """
            (Request) \(request)
            (Response) \(response.map { "\($0)" } ?? "(null)")
            (Fetch Start) \(text(fetchStartDate))
            (Domain Lookup Start) \(text(domainLookupStartDate))
            (Domain Lookup End) \(text(domainLookupEndDate))
            (Connect Start) \(text(connectStartDate))
            (Secure Connection Start) \(text(secureConnectionStartDate))
            (Secure Connection End) \(text(secureConnectionEndDate))
            (Connect End) \(text(connectEndDate))
            (Request Start) \(text(requestStartDate))
            (Request End) \(text(requestEndDate))
            (Response Start) \(text(responseStartDate))
            (Response End) \(text(responseEndDate))
            (Protocol Name) \(networkProtocolName ?? "(null)")
            (Reused Connection) \(isReusedConnection ? "YES" : "NO")
            """
    }
}

extension URLSessionTaskTransactionMetrics {
    /// Fills in what libcurl has measured.
    func apply(_ transfer: quince_transfer) {
        setTimes(transfer)
        countOfRequestHeaderBytesSent = transfer.request_header_bytes
        countOfRequestBodyBytesSent = transfer.request_body_bytes
        countOfRequestBodyBytesBeforeEncoding = transfer.request_body_bytes
        countOfResponseHeaderBytesReceived = transfer.response_header_bytes
        countOfResponseBodyBytesReceived = transfer.response_body_bytes
        countOfResponseBodyBytesAfterDecoding = transfer.decoded_body_bytes
        networkProtocolName = Self.protocols[transfer.http_version]
        resourceFetchType = .networkLoad
        isReusedConnection = transfer.connections == 0 && transfer.about_to_send > 0
        localAddress = Self.text(transfer.local_address)
        remoteAddress = Self.text(transfer.remote_address)
        localPort = transfer.local_port > 0 ? Int(transfer.local_port) : nil
        remotePort = transfer.remote_port > 0 ? Int(transfer.remote_port) : nil
    }

    private func setTimes(_ transfer: quince_transfer) {
        guard let start = fetchStartDate else { return }
        func date(_ microseconds: Int64) -> Date? {
            microseconds > 0 ? start + Double(microseconds) / 1_000_000 * DeviceTime.speed : nil
        }
        if transfer.connections > 0 {
            domainLookupStartDate = transfer.looked_up > 0 ? start : nil
            domainLookupEndDate = date(transfer.looked_up)
            connectStartDate = date(transfer.looked_up)
            connectEndDate = date(max(transfer.connected, transfer.secured))
            secureConnectionStartDate = transfer.secured > 0 ? date(transfer.connected) : nil
            secureConnectionEndDate = date(transfer.secured)
        }
        requestStartDate = date(transfer.about_to_send)
        guard transfer.answered > 0 else { return }
        requestEndDate = date(min(max(transfer.about_to_send, transfer.sent), transfer.answered))
        responseStartDate = date(transfer.answered)
        responseEndDate = date(transfer.ended)
    }

    /// Names of the versions that libcurl numbers.
    private static let protocols: [Int32: String] = [1: "http/1.0", 2: "http/1.1", 3: "h2", 30: "h3"]

    private static func text(_ value: UnsafePointer<CChar>?) -> String? {
        value.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
