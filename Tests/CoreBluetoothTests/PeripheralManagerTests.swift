import Dispatch
import Testing

@testable import CoreBluetooth

struct PeripheralManagerTests {
    private final class Delegate: NSObject, CBPeripheralManagerDelegate, @unchecked Sendable {
        let semaphore = DispatchSemaphore(value: 0)
        var states: [CBManagerState] = []

        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
            states.append(peripheral.state)
            semaphore.signal()
        }
    }

    @Test func theDeviceOffersNothing() {
        let (delegate, queue) = (Delegate(), DispatchQueue(label: "peripheral"))
        let manager = CBPeripheralManager(delegate: delegate, queue: queue)
        delegate.semaphore.wait()
        queue.sync {}
        #expect(delegate.states == [.unsupported])
        manager.startAdvertising([CBAdvertisementDataLocalNameKey: "Quince"])
        #expect(!manager.isAdvertising)
        let heartRate = CBMutableCharacteristic(type: CBUUID(string: "2A37"), properties: .notify, value: nil, permissions: .readable)
        #expect(!manager.updateValue(Data([1]), for: heartRate, onSubscribedCentrals: nil))
    }

    @Test func servicesHoldTheirCharacteristics() {
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        let value = CBMutableCharacteristic(
            type: CBUUID(string: "2A37"), properties: [.read, .notify], value: Data([7]), permissions: .readable)
        service.characteristics = [value]
        #expect(value.service === service)
        #expect(service.isPrimary)
        #expect((service.characteristics?.first?.properties)?.contains(.notify) == true)
        #expect((service as CBService).characteristics?.first?.value == Data([7]))
        let descriptor = CBMutableDescriptor(type: CBUUID(string: "2901"), value: "Rate")
        value.descriptors = [descriptor]
        #expect(descriptor.characteristic === value)
    }
}
