import QuinceFoundation
import UIKit

/// A network of cards. Source: Apple's documentation of `PKPaymentNetwork`.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let amex = PKPaymentNetwork("AmEx")
    public static let discover = PKPaymentNetwork("Discover")
    public static let masterCard = PKPaymentNetwork("MasterCard")
    public static let visa = PKPaymentNetwork("Visa")
    public static let maestro = PKPaymentNetwork("Maestro")
    public static let interac = PKPaymentNetwork("Interac")
    public static let JCB = PKPaymentNetwork("JCB")
    public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
    public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
    public static let girocard = PKPaymentNetwork("Girocard")
    public static let privateLabel = PKPaymentNetwork("PrivateLabel")
}

/// Source: Apple's documentation of `PKMerchantCapability`.
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    public static let capability3DS = PKMerchantCapability(rawValue: 1)
    public static let emv = PKMerchantCapability(rawValue: 2)
    public static let credit = PKMerchantCapability(rawValue: 4)
    public static let debit = PKMerchantCapability(rawValue: 8)
}

/// Source: Apple's documentation of `PKContactField`.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let postalAddress = PKContactField(rawValue: "post")
    public static let emailAddress = PKContactField(rawValue: "email")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
}

/// Source: Apple's documentation of `PKPaymentSummaryItemType`.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final = 0, pending }

/// A line of a payment. Source: Apple's documentation of `PKPaymentSummaryItem`.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type = PKPaymentSummaryItemType.final
    public init(label: String, amount: NSDecimalNumber) { (self.label, self.amount) = (label, amount) }
    public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        self.init(label: label, amount: amount)
        self.type = type
    }
}

/// What is to be paid. Source: Apple's documentation of `PKPaymentRequest`.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var applicationData: Data?
    public override init() { super.init() }
    open class func availableNetworks() -> [PKPaymentNetwork] { [.amex, .discover, .masterCard, .visa] }
}

/// Pays with Apple Pay. A simulated device has no cards, so it cannot.
///
/// Source: Apple's documentation of `PKPaymentAuthorizationController`.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool {
        false
    }
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest request: PKPaymentRequest) { super.init() }
    open func present(completion: ((Bool) -> Void)? = nil) {
        nonisolated(unsafe) let handler = completion
        DispatchQueue.main.async { handler?(false) }
    }
    open func present() async -> Bool { false }
    open func dismiss(completion: (() -> Void)? = nil) {
        nonisolated(unsafe) let handler = completion
        DispatchQueue.main.async { handler?() }
    }
}

/// Source: Apple's documentation of `PKPaymentAuthorizationControllerDelegate`.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

/// Source: Apple's documentation of `PKPaymentAuthorizationViewControllerDelegate`.
@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

/// The sheet of Apple Pay: there is none without cards.
///
/// Source: Apple's documentation of `PKPaymentAuthorizationViewController`.
@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool {
        false
    }
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    /// nil, as nothing can be paid.
    public init?(paymentRequest request: PKPaymentRequest) { return nil }
    public required init?(coder: NSCoder) { nil }
}

/// What was paid. Source: Apple's documentation of `PKPayment`.
open class PKPayment: NSObject, @unchecked Sendable {
    public let token = PKPaymentToken()
}
/// Source: Apple's documentation of `PKPaymentToken`.
open class PKPaymentToken: NSObject, @unchecked Sendable {
    open var paymentData: Data { Data() }
    open var transactionIdentifier: String { "" }
}
/// Source: Apple's documentation of `PKPaymentAuthorizationStatus`.
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success = 0, failure }
/// Source: Apple's documentation of `PKPaymentAuthorizationResult`.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { (self.status, self.errors) = (status, errors ?? []) }
}

/// The passes of the user: none. Source: Apple's documentation of `PKPassLibrary`.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    open class func isPassLibraryAvailable() -> Bool { false }
    public override init() { super.init() }
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
}

public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// A pass. Source: Apple's documentation of `PKPass`.
open class PKPass: NSObject, @unchecked Sendable {
    /// - Throws: An error in `PKPassKitErrorDomain`: passes cannot be read here.
    public init(data: Data) throws {
        throw NSError(
            domain: PKPassKitErrorDomain, code: 1,
            userInfo: [NSLocalizedDescriptionKey: "Passes are not read by Quince yet."])
    }
}

/// Adds passes to Wallet: it cannot. Source: Apple's documentation of `PKAddPassesViewController`.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    open class func canAddPasses() -> Bool { false }
    public init?(pass: PKPass) { return nil }
    public init?(passes: [PKPass]) { return nil }
    public required init?(coder: NSCoder) { nil }
}

/// Source: Apple's documentation of `PKPaymentButtonType`.
public enum PKPaymentButtonType: Int, Sendable {
    case plain = 0, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip
    case `continue`
}
/// Source: Apple's documentation of `PKPaymentButtonStyle`.
public enum PKPaymentButtonStyle: Int, Sendable { case white = 0, whiteOutline, black, automatic }

/// The button of Apple Pay.
///
/// Source: Apple's documentation of `PKPaymentButton`.
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
    public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        let words: [PKPaymentButtonType: String] = [
            .buy: "Buy with", .setUp: "Set up", .donate: "Donate with", .checkout: "Check out with", .book: "Book with",
            .subscribe: "Subscribe with", .order: "Order with", .continue: "Continue with", .inStore: "Pay with",
        ]
        let isLight = style == .white || style == .whiteOutline
        var configuration = UIButton.Configuration.filled()
        configuration.title = [words[type], "\u{F8FF} Pay"].compactMap { $0 }.joined(separator: " ").replacingOccurrences(
            of: "\u{F8FF} ", with: "Apple ")
        configuration.baseBackgroundColor = isLight ? .white : .black
        configuration.baseForegroundColor = isLight ? .black : .white
        if style == .whiteOutline { (configuration.background.strokeColor, configuration.background.strokeWidth) = (.black, 1) }
        self.configuration = configuration
    }
    open var cornerRadius: CGFloat = 4 { didSet { configuration?.background.cornerRadius = cornerRadius } }
}
