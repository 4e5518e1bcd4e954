import StoreModel
import UIKit

/// Notified of a request's end. Source: Apple's documentation of `SKRequestDelegate`.
public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request to the store. Source: Apple's documentation of `SKRequest`.
open class SKRequest: NSObject, @unchecked Sendable {
    private weak var currentDelegate: (any SKRequestDelegate)?
    /// Notified on the main thread.
    open weak var delegate: (any SKRequestDelegate)? {
        get { currentDelegate }
        set { currentDelegate = newValue }
    }
    private let lock = NSLock()
    private var isCancelled = false
    private static let running = RunningRequests()

    public override init() { super.init() }

    /// Sends the request, which lives until it has been answered.
    open func start() {
        lock.withLock { isCancelled = false }
        Self.running.insert(self)
        let service = StoreService.shared
        DispatchQueue.main.async { [self] in
            defer { Self.running.remove(self) }
            guard !lock.withLock({ isCancelled }) else { return }
            if let error = answer(service) {
                delegate?.request(self, didFailWithError: error)
            } else {
                delegate?.requestDidFinish(self)
            }
        }
    }

    /// Drops the answer.
    open func cancel() { lock.withLock { isCancelled = true } }

    /// Answers the request, on the main thread.
    func answer(_ service: StoreService) -> (any Error)? { nil }
}

/// The requests that are under way: their senders need not keep them.
private final class RunningRequests: @unchecked Sendable {
    private let lock = NSLock()
    private var requests: [ObjectIdentifier: SKRequest] = [:]
    func insert(_ request: SKRequest) { lock.withLock { requests[ObjectIdentifier(request)] = request } }
    func remove(_ request: SKRequest) { lock.withLock { _ = requests.removeValue(forKey: ObjectIdentifier(request)) } }
}

/// Notified of the products of a request. Source: Apple's documentation of `SKProductsRequestDelegate`.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Loads products. Source: Apple's documentation of `SKProductsRequest`.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>

    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
        super.init()
    }

    public override convenience init() { self.init(productIdentifiers: []) }

    override func answer(_ service: StoreService) -> (any Error)? {
        let configuration = service.configuration
        if configuration?.settings.errors["Load Products"] != nil { return SKError.make(.unknown) }
        let products = (configuration?.products ?? []).filter { identifiers.contains($0.id) }
        let response = SKProductsResponse(
            products.map { SKProduct($0, configuration?.settings ?? StoreSettings()) },
            invalid: identifiers.subtracting(products.map(\.id)).sorted())
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
        return nil
    }
}

/// The answer to a request for products. Source: Apple's documentation of `SKProductsResponse`.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    public let products: [SKProduct]
    /// Identifiers that the store does not know.
    public let invalidProductIdentifiers: [String]

    init(_ products: [SKProduct], invalid: [String]) {
        (self.products, invalidProductIdentifiers) = (products, invalid)
        super.init()
    }
}

/// Asks the store for the receipt. The local store writes none; the request succeeds where there is a configuration.
///
/// Source: Apple's documentation of `SKReceiptRefreshRequest`.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public let receiptProperties: [String: Any]?

    public init(receiptProperties: [String: Any]?) {
        self.receiptProperties = receiptProperties
        super.init()
    }

    public override convenience init() { self.init(receiptProperties: nil) }

    override func answer(_ service: StoreService) -> (any Error)? {
        service.configuration == nil ? SKError.make(.unknown) : nil
    }
}

public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"
