import QuinceFoundation

/// A device near by. Source: Apple's documentation of `CBPeer`.
open class CBPeer: NSObject, @unchecked Sendable {
    public let identifier: UUID

    init(identifier: UUID) {
        self.identifier = identifier
        super.init()
    }
}

public enum CBPeripheralState: Int, Sendable { case disconnected = 0, connecting, connected, disconnecting }

/// A part of a peripheral. Source: Apple's documentation of `CBAttribute`.
open class CBAttribute: NSObject, @unchecked Sendable {
    public let uuid: CBUUID

    init(uuid: CBUUID) {
        self.uuid = uuid
        super.init()
    }
}

/// The operations that a characteristic supports. Source: Apple's documentation of `CBCharacteristicProperties`.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
    public static let read = CBCharacteristicProperties(rawValue: 0x02)
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
    public static let write = CBCharacteristicProperties(rawValue: 0x08)
    public static let notify = CBCharacteristicProperties(rawValue: 0x10)
    public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}

public enum CBCharacteristicWriteType: Int, Sendable { case withResponse = 0, withoutResponse }

// Peripherals and their parts, which only the system makes: without Bluetooth there is none.

open class CBDescriptor: CBAttribute, @unchecked Sendable {
    open var characteristic: CBCharacteristic? { nil }
    open var value: Any? { nil }
}

open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    open var service: CBService? { nil }
    open var properties: CBCharacteristicProperties { [] }
    open var value: Data? { nil }
    open var descriptors: [CBDescriptor]? { nil }
    open var isNotifying: Bool { false }
}

open class CBService: CBAttribute, @unchecked Sendable {
    open var peripheral: CBPeripheral? { nil }
    open var isPrimary: Bool { true }
    open var includedServices: [CBService]? { nil }
    open var characteristics: [CBCharacteristic]? { nil }
}

/// A device that offers services. Source: Apple's documentation of `CBPeripheral`.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }
    open var canSendWriteWithoutResponse: Bool { false }

    // No peripheral exists that these could be called of.

    open func readRSSI() { refuse() }
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) { refuse() }
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) { refuse() }
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) { refuse() }
    open func discoverDescriptors(for characteristic: CBCharacteristic) { refuse() }
    open func readValue(for characteristic: CBCharacteristic) { refuse() }
    open func readValue(for descriptor: CBDescriptor) { refuse() }
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) { refuse() }
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) { refuse() }
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) { refuse() }
    open func openL2CAPChannel(_ PSM: CBL2CAPPSM) { refuse() }
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }

    private func refuse() { NSLog("%@", "[CoreBluetooth] API MISUSE: \(self) is not connected") }
}

/// Notified of a peripheral's answers. All are optional.
///
/// Source: Apple's documentation of `CBPeripheralDelegate`.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
    func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

extension CBPeripheralDelegate {
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) {}
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
    public func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {}
}
