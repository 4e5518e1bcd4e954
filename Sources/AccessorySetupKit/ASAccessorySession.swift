import QuinceFoundation

public let ASErrorDomain = "ASErrorDomain"

/// The reason why no accessory was set up. Source: Apple's documentation of `ASError`.
public struct ASError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case success = 0
        case unknown = 1
        case activationFailed = 100
        case connectionFailed = 150
        case discoveryTimeout = 200
        case extensionNotFound = 300
        case invalidated = 400
        case invalidRequest = 450
        case pickerAlreadyActive = 500
        case pickerRestricted = 550
        case userCancelled = 700
        case userRestricted = 750
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { ASErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { code == .discoveryTimeout ? "No accessory was found." : nil }
}

/// Source: Apple's documentation of `ASAccessoryEventType`.
public enum ASAccessoryEventType: Int, Sendable {
    case unknown = 0
    case activated = 10
    case invalidated = 11
    case migrationComplete = 20
    case accessoryAdded = 30
    case accessoryRemoved = 31
    case accessoryChanged = 32
    case pickerDidPresent = 42
    case pickerDidDismiss = 50
    case pickerSetupBridging = 60
    case pickerSetupFailed = 70
    case pickerSetupPairing = 80
    case pickerSetupRename = 90
}

/// An accessory that was set up; the device has none. Source: Apple's documentation of `ASAccessory`.
open class ASAccessory: NSObject, @unchecked Sendable {
    public let displayName: String
    open var bluetoothIdentifier: UUID? { nil }
    open var ssid: String? { nil }
    init(_ name: String) { displayName = name }
}

/// Something that happened in a session. Source: Apple's documentation of `ASAccessoryEvent`.
open class ASAccessoryEvent: NSObject, @unchecked Sendable {
    public let eventType: ASAccessoryEventType
    open var accessory: ASAccessory? { nil }
    open var error: (any Error)? { nil }
    init(_ type: ASAccessoryEventType) { eventType = type }
}

/// Sets accessories up. The device has no radio, so none is found.
///
/// Source: Apple's documentation of `ASAccessorySession`.
open class ASAccessorySession: NSObject, @unchecked Sendable {
    open var accessories: [ASAccessory] { [] }
    private var handler: ((ASAccessoryEvent) -> Void)?
    private var queue = DispatchQueue.main

    public override init() { super.init() }

    /// Begins the session; the handler is called with `activated`.
    open func activate(on queue: DispatchQueue, eventHandler: @escaping (ASAccessoryEvent) -> Void) {
        (self.queue, handler) = (queue, eventHandler)
        notify(.activated)
    }

    /// Ends the session; the handler is called with `invalidated`.
    open func invalidate() {
        notify(.invalidated)
        handler = nil
    }

    private func notify(_ type: ASAccessoryEventType) {
        guard let handler else { return }
        nonisolated(unsafe) let call = handler
        queue.async { call(ASAccessoryEvent(type)) }
    }

    open func showPicker(completionHandler: @escaping ((any Error)?) -> Void) {
        nonisolated(unsafe) let call = completionHandler
        queue.async { call(ASError(.discoveryTimeout)) }
    }
    open func showPicker(for displayItems: [ASPickerDisplayItem], completionHandler: @escaping ((any Error)?) -> Void) {
        showPicker(completionHandler: completionHandler)
    }
    open func showPicker() async throws { throw ASError(.discoveryTimeout) }
    open func showPicker(for displayItems: [ASPickerDisplayItem]) async throws { throw ASError(.discoveryTimeout) }
}
