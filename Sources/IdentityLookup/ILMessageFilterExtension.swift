import QuinceFoundation

/// The action for a filtered message. Source: Apple's documentation of `ILMessageFilterAction`.
public enum ILMessageFilterAction: Int, Sendable {
    case none = 0, allow, junk, promotion, transaction
    @available(iOS, deprecated: 14.0, renamed: "junk") public static let filter = ILMessageFilterAction.junk
}

/// A message that is filtered. Source: Apple's documentation of `ILMessageFilterQueryRequest`.
open class ILMessageFilterQueryRequest: NSObject, @unchecked Sendable {
    public let sender: String?
    public let messageBody: String?
    public let receiverISOCountryCode: String?

    init(sender: String?, messageBody: String?, receiverISOCountryCode: String?) {
        (self.sender, self.messageBody, self.receiverISOCountryCode) = (sender, messageBody, receiverISOCountryCode)
    }
}

/// The answer to a message. Source: Apple's documentation of `ILMessageFilterQueryResponse`.
open class ILMessageFilterQueryResponse: NSObject, @unchecked Sendable {
    open var action = ILMessageFilterAction.none
    public override init() { super.init() }
}
