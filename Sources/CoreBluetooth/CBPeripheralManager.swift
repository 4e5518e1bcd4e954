import QuinceFoundation

// Keys of options and restored states. Source: Apple's documentation of Core Bluetooth.

public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"

/// The latency of the connection to a central. Source: Apple's documentation of `CBPeripheralManagerConnectionLatency`.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low = 0, medium, high }

/// Whether the app may share data in the background. Source: Apple's documentation of `CBPeripheralManagerAuthorizationStatus`.
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// A device that reads what the app offers, which only the system makes. Source: Apple's documentation of `CBCentral`.
open class CBCentral: CBPeer, @unchecked Sendable {
    /// The most bytes of an update.
    open var maximumUpdateValueLength: Int { 20 }
}

/// A request of a central, which only the system makes. Source: Apple's documentation of `CBATTRequest`.
open class CBATTRequest: NSObject, @unchecked Sendable {
    public let central: CBCentral
    public let characteristic: CBCharacteristic
    /// The first byte that is read or written.
    public let offset: Int
    open var value: Data?

    init(_ central: CBCentral, _ characteristic: CBCharacteristic, offset: Int = 0) {
        (self.central, self.characteristic, self.offset) = (central, characteristic, offset)
        super.init()
    }
}

/// Offers services to other devices. Without Bluetooth there is nobody to offer them to: commands are refused with a line in the log, as in
/// Apple's Simulator.
///
/// Source: Apple's documentation of `CBPeripheralManager`.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralManagerDelegate)?

    public convenience init() { self.init(delegate: nil, queue: nil, options: nil) }
    public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }

    /// - Parameter queue: Calls the delegate, first with the state; nil is the main one.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(queue: queue)
        start { [weak self] in if let self { self.delegate?.peripheralManagerDidUpdateState(self) } }
    }

    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use CBManagerAuthorization instead")
    open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus { .notDetermined }

    open var isAdvertising: Bool { false }

    open func add(_ service: CBMutableService) { refuse() }
    open func remove(_ service: CBMutableService) { refuse() }
    open func removeAllServices() { refuse() }
    open func startAdvertising(_ advertisementData: [String: Any]?) { refuse() }
    open func stopAdvertising() { refuse() }
    /// - Returns: Whether the update was sent.
    open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool {
        refuse()
        return false
    }
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) { refuse() }
    open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) { refuse() }
    open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) { refuse() }
    open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) { refuse() }
}
