import QuinceFoundation

/// Follows the tokens that hold keys; the device has none.
///
/// Source: Apple's documentation of `TKTokenWatcher`.
open class TKTokenWatcher: NSObject, @unchecked Sendable {
    open var tokenIDs: [String] { [] }
    public override init() { super.init() }
    public convenience init(insertionHandler: @escaping (String) -> Void) { self.init() }
    /// Has a handler called for tokens that come; none does.
    open func setInsertionHandler(_ insertionHandler: @escaping (String) -> Void) {}
    open func addRemovalHandler(_ removalHandler: @escaping (String) -> Void, forTokenID tokenID: String) {
        nonisolated(unsafe) let call = removalHandler
        // A token that is not there is removed, as Apple's documentation has it.
        DispatchQueue.global().async { call(tokenID) }
    }
}

/// The slots of smart cards: the device has none, and no manager of them.
///
/// Source: Apple's documentation of `TKSmartCardSlotManager`.
open class TKSmartCardSlotManager: NSObject, @unchecked Sendable {
    private override init() {}
    open class var `default`: TKSmartCardSlotManager? { nil }
    open var slotNames: [String] { [] }
}
