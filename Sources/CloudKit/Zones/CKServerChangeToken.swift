import QuinceFoundation

/// A point in the history of a database or zone. Only the server makes one. Source: Apple's documentation of `CKServerChangeToken`.
open class CKServerChangeToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let data: Data

    init(data: Data) {
        self.data = data
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "ChangeTokenData") else { return nil }
        self.data = data as Data
        super.init()
    }
    open func encode(with coder: NSCoder) { coder.encode(data as NSData, forKey: "ChangeTokenData") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CKServerChangeToken)?.data == data }
    open override var hash: Int { data.hashValue }
}
