import QuinceFoundation

extension NSNotification.Name {
    public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
    public static let GCControllerDidBecomeCurrent = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
    public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
    public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
    public static let GCMouseDidConnect = NSNotification.Name("GCMouseDidConnectNotification")
    public static let GCMouseDidDisconnect = NSNotification.Name("GCMouseDidDisconnectNotification")
}

/// A game controller; a simulated device has none.
///
/// Source: Apple's documentation of `GCController`.
open class GCController: NSObject, @unchecked Sendable {
    open class func controllers() -> [GCController] { [] }
    open class var current: GCController? { nil }
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler?() }
    }
    open class func stopWirelessControllerDiscovery() {}
    open var vendorName: String? { nil }
    open var extendedGamepad: GCExtendedGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { nil }
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    open var controllerPausedHandler: ((GCController) -> Void)?
}

/// Source: Apple's documentation of `GCControllerPlayerIndex`.
public enum GCControllerPlayerIndex: Int, Sendable { case indexUnset = -1, index1, index2, index3, index4 }

/// A keyboard for games. Source: Apple's documentation of `GCKeyboard`.
open class GCKeyboard: NSObject, @unchecked Sendable { open class var coalesced: GCKeyboard? { nil } }
/// A mouse for games. Source: Apple's documentation of `GCMouse`.
open class GCMouse: NSObject, @unchecked Sendable {
    open class var current: GCMouse? { nil }
    open class func mice() -> [GCMouse] { [] }
}

/// The parts of a controller. Source: Apple's documentation of `GCControllerElement`.
open class GCControllerElement: NSObject, @unchecked Sendable {}
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void
/// Source: Apple's documentation of `GCControllerAxisInput`.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable { open var value: Float { 0 } }
/// Source: Apple's documentation of `GCControllerButtonInput`.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    open var isPressed: Bool { false }
    open var value: Float { 0 }
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
}
/// Source: Apple's documentation of `GCControllerDirectionPad`.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    public let xAxis = GCControllerAxisInput(), yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput(), down = GCControllerButtonInput()
    public let left = GCControllerButtonInput(), right = GCControllerButtonInput()
    open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
}
/// Source: Apple's documentation of `GCExtendedGamepad`.
open class GCExtendedGamepad: NSObject, @unchecked Sendable {
    public let dpad = GCControllerDirectionPad(), leftThumbstick = GCControllerDirectionPad(), rightThumbstick = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput(), buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput(), buttonY = GCControllerButtonInput(), buttonMenu = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput(), rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput(), rightTrigger = GCControllerButtonInput()
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
}
/// Source: Apple's documentation of `GCMicroGamepad`.
open class GCMicroGamepad: NSObject, @unchecked Sendable {
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput(), buttonX = GCControllerButtonInput()
}
