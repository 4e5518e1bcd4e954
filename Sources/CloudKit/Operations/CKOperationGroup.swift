import QuinceFoundation

/// Operations that belong together. Source: Apple's documentation of `CKOperationGroup`.
open class CKOperationGroup: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The amount of data that is expected. Source: Apple's documentation of `CKOperationGroup.TransferSize`.
    public enum TransferSize: Int, Sendable {
        case unknown = 0, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes, tensOfGigabytes, hundredsOfGigabytes
    }

    public let operationGroupID: String
    private var configuration = CKOperation.Configuration()
    /// The configuration of the group's operations that have none of their own.
    open var defaultConfiguration: CKOperation.Configuration! {
        get { configuration }
        set { configuration = (newValue?.copy() as? CKOperation.Configuration) ?? CKOperation.Configuration() }
    }
    open var name: String?
    /// The number of things that the operations handle.
    open var quantity = 0
    open var expectedSendSize = TransferSize.unknown
    open var expectedReceiveSize = TransferSize.unknown

    public override init() {
        operationGroupID = UUID().uuidString
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "OperationGroupID") else { return nil }
        operationGroupID = identifier as String
        name = coder.decodeObject(of: NSString.self, forKey: "Name") as String?
        quantity = coder.decodeInteger(forKey: "Quantity")
        expectedSendSize = TransferSize(rawValue: coder.decodeInteger(forKey: "ExpectedSendSize")) ?? .unknown
        expectedReceiveSize = TransferSize(rawValue: coder.decodeInteger(forKey: "ExpectedReceiveSize")) ?? .unknown
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: operationGroupID), forKey: "OperationGroupID")
        if let name { coder.encode(NSString(string: name), forKey: "Name") }
        coder.encode(quantity, forKey: "Quantity")
        coder.encode(expectedSendSize.rawValue, forKey: "ExpectedSendSize")
        coder.encode(expectedReceiveSize.rawValue, forKey: "ExpectedReceiveSize")
    }
}
