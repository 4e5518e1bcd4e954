import QuinceFoundation

/// The operations that a central may do with a characteristic. Source: Apple's documentation of `CBAttributePermissions`.
public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let readable = CBAttributePermissions(rawValue: 0x01)
    public static let writeable = CBAttributePermissions(rawValue: 0x02)
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 0x04)
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 0x08)
}

/// A service that the app offers. Source: Apple's documentation of `CBMutableService`.
open class CBMutableService: CBService, @unchecked Sendable {
    private let primary: Bool
    private var included: [CBService]?
    private var contents: [CBCharacteristic]?

    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        primary = isPrimary
        super.init(uuid: UUID)
    }

    open override var isPrimary: Bool { primary }
    open override var includedServices: [CBService]? {
        get { included }
        set { included = newValue }
    }
    open override var characteristics: [CBCharacteristic]? {
        get { contents }
        set {
            contents = newValue
            for case let characteristic as CBMutableCharacteristic in newValue ?? [] { characteristic.owner = self }
        }
    }
}

/// A value of a service that the app offers. Source: Apple's documentation of `CBMutableCharacteristic`.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    open var permissions: CBAttributePermissions
    fileprivate(set) weak var owner: CBService?
    private var operations: CBCharacteristicProperties
    private var data: Data?
    private var parts: [CBDescriptor]?

    /// - Parameter value: Sent to centrals by the system; nil where the app answers each request.
    public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) {
        (operations, data, self.permissions) = (properties, value, permissions)
        super.init(uuid: UUID)
    }

    open override var service: CBService? { owner }
    /// The centrals that follow the value: without Bluetooth, none.
    open var subscribedCentrals: [CBCentral]? { [] }
    open override var properties: CBCharacteristicProperties {
        get { operations }
        set { operations = newValue }
    }
    open override var value: Data? {
        get { data }
        set { data = newValue }
    }
    open override var descriptors: [CBDescriptor]? {
        get { parts }
        set {
            parts = newValue
            for case let descriptor as CBMutableDescriptor in newValue ?? [] { descriptor.owner = self }
        }
    }
}

/// A description of a value that the app offers. Source: Apple's documentation of `CBMutableDescriptor`.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
    fileprivate(set) weak var owner: CBCharacteristic?
    private let content: Any?

    public init(type UUID: CBUUID, value: Any?) {
        content = value
        super.init(uuid: UUID)
    }

    open override var characteristic: CBCharacteristic? { owner }
    open override var value: Any? { content }
}
