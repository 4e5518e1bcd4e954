import QuinceFoundation

extension NSNotification.Name {
    public static let EAAccessoryDidConnect = NSNotification.Name("EAAccessoryDidConnectNotification")
    public static let EAAccessoryDidDisconnect = NSNotification.Name("EAAccessoryDidDisconnectNotification")
}

/// Accessories of the device: none. Source: Apple's documentation of `EAAccessoryManager`.
open class EAAccessoryManager: NSObject, @unchecked Sendable {
    private static let manager = EAAccessoryManager()
    open class func shared() -> EAAccessoryManager { manager }
    open var connectedAccessories: [EAAccessory] { [] }
    open func registerForLocalNotifications() {}
    open func unregisterForLocalNotifications() {}
}

/// An accessory. Source: Apple's documentation of `EAAccessory`.
open class EAAccessory: NSObject, @unchecked Sendable {
    open var isConnected: Bool { false }
    open var name: String { "" }
    open var protocolStrings: [String] { [] }
}
