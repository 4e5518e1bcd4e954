import UIKit

/// A request to buy a product. Source: Apple's documentation of `SKPayment`.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate(set) var fields = Fields()

    struct Fields: Equatable {
        var productIdentifier = ""
        var quantity = 1
        var applicationUsername: String?
        var simulatesAskToBuyInSandbox = false
        var requestData: Data?
        var discount: SKPaymentDiscount?
    }

    public override init() { super.init() }

    public convenience init(product: SKProduct) {
        self.init()
        fields.productIdentifier = product.productIdentifier
    }

    open var productIdentifier: String { fields.productIdentifier }
    open var quantity: Int { fields.quantity }
    /// The app's account that the purchase is for.
    open var applicationUsername: String? { fields.applicationUsername }
    open var simulatesAskToBuyInSandbox: Bool { fields.simulatesAskToBuyInSandbox }
    open var requestData: Data? { fields.requestData }
    open var paymentDiscount: SKPaymentDiscount? { fields.discount }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPayment()
        copy.fields = fields
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = SKMutablePayment()
        copy.fields = fields
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SKPayment)?.fields == fields }
    open override var hash: Int { fields.productIdentifier.hash }
}

/// A request to buy a product that can be changed. Source: Apple's documentation of `SKMutablePayment`.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { fields.productIdentifier }
        set { fields.productIdentifier = newValue }
    }
    open override var quantity: Int {
        get { fields.quantity }
        set { fields.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { fields.applicationUsername }
        set { fields.applicationUsername = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { fields.simulatesAskToBuyInSandbox }
        set { fields.simulatesAskToBuyInSandbox = newValue }
    }
    open override var requestData: Data? {
        get { fields.requestData }
        set { fields.requestData = newValue }
    }
    open override var paymentDiscount: SKPaymentDiscount? {
        get { fields.discount }
        set { fields.discount = newValue }
    }
}

/// A promotional offer with a signature of the app's server, which the local store does not verify.
///
/// Source: Apple's documentation of `SKPaymentDiscount`.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    public let identifier: String
    public let keyIdentifier: String
    public let nonce: UUID
    public let signature: String
    public let timestamp: NSNumber

    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
        super.init()
    }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }

/// A payment in the queue. Source: Apple's documentation of `SKPaymentTransaction`.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var values: Values

    struct Values {
        var payment: SKPayment
        var state = SKPaymentTransactionState.purchasing
        var error: (any Error)?
        var identifier: String?
        var date: Date?
        var original: SKPaymentTransaction?
        /// The identifier in the ledger.
        var stored: UInt64?
    }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    func edit(_ edit: (inout Values) -> Void) { lock.withLock { edit(&values) } }
    var stored: UInt64? { lock.withLock { values.stored } }

    open var payment: SKPayment { lock.withLock { values.payment } }
    open var transactionState: SKPaymentTransactionState { lock.withLock { values.state } }
    /// Where the state is `failed`.
    open var error: (any Error)? { lock.withLock { values.error } }
    open var transactionIdentifier: String? { lock.withLock { values.identifier } }
    open var transactionDate: Date? { lock.withLock { values.date } }
    /// Where the state is `restored`.
    open var original: SKPaymentTransaction? { lock.withLock { values.original } }
    /// The content to download: the store holds none any more.
    open var downloads: [SKDownload] { [] }
}

/// Content that the App Store keeps, of which there is none. Source: Apple's documentation of `SKDownload`.
open class SKDownload: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
