// Source: Apple's documentation of Core Bluetooth.

@available(*, unavailable, message: "not yet in Quince: the device as a peripheral")
public enum CBPeripheralManager {}
@available(*, unavailable, message: "not yet in Quince: the device as a peripheral")
public protocol CBPeripheralManagerDelegate {}
@available(*, unavailable, message: "not yet in Quince: the device as a peripheral")
public enum CBMutableService {}
@available(*, unavailable, message: "not yet in Quince: the device as a peripheral")
public enum CBMutableCharacteristic {}
@available(*, unavailable, message: "not yet in Quince: the device as a peripheral")
public enum CBMutableDescriptor {}
@available(*, unavailable, message: "not yet in Quince: the device as a peripheral")
public enum CBCentral {}
@available(*, unavailable, message: "not yet in Quince: the device as a peripheral")
public enum CBATTRequest {}
@available(*, unavailable, message: "not yet in Quince: channels between devices")
public enum CBL2CAPChannel {}
