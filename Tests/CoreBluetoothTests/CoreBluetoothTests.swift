import Dispatch
import Testing

@testable import CoreBluetooth

struct CoreBluetoothTests {
    private final class Delegate: NSObject, CBCentralManagerDelegate, @unchecked Sendable {
        let semaphore = DispatchSemaphore(value: 0)
        var states: [CBManagerState] = []

        func centralManagerDidUpdateState(_ central: CBCentralManager) {
            states.append(central.state)
            semaphore.signal()
        }
    }

    @Test func theDeviceHasNoBluetooth() {
        let (delegate, queue) = (Delegate(), DispatchQueue(label: "bluetooth"))
        queue.suspend()
        let manager = CBCentralManager(delegate: delegate, queue: queue)
        #expect(manager.state == .unknown)
        queue.resume()
        delegate.semaphore.wait()
        #expect(delegate.states == [.unsupported])
        #expect(manager.state == .unsupported)
        manager.scanForPeripherals(withServices: nil)
        #expect(!manager.isScanning)
        #expect(manager.retrievePeripherals(withIdentifiers: [UUID()]).isEmpty)
    }

    @Test func identifiersHaveTheirForms() {
        #expect(CBUUID(string: "180d").uuidString == "180D")
        #expect(CBUUID(string: "180D").data == Data([0x18, 0x0D]))
        #expect(CBUUID(string: "180D") == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
        #expect(CBUUID(string: "180D").hash == CBUUID(string: "0000180D").hash)
        #expect(CBUUID(string: "180D") != CBUUID(string: "180F"))
        let uuid = UUID()
        #expect(CBUUID(nsuuid: uuid).uuidString == uuid.uuidString)
        #expect(CBUUID(data: Data([1, 2, 3, 4])).uuidString == "01020304")
    }

    @Test func identifiersOfAllBitsHaveHyphens() {
        let text = "0000180D-0000-1000-8000-00805F9B34FB"
        let identifier = CBUUID(data: Data([0, 0, 0x18, 0x0D, 0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]))
        #expect(identifier.uuidString == text)
        #expect(CBUUID(string: text.lowercased()).uuidString == text)
    }

    @Test func otherTextsEndTheAppAsOnIOS() async throws {
        let text = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            _ = CBUUID(string: "-000")
        }
        let output = String(decoding: text.standardErrorContent, as: UTF8.self)
        #expect(output.contains("'NSInternalInconsistencyException', reason: 'String -000 does not represent a valid UUID'"))
        await #expect(processExitsWith: .signal(SIGABRT)) { _ = CBUUID(string: "+1234567") }
        await #expect(processExitsWith: .signal(SIGABRT)) { _ = CBUUID(data: Data([1, 2, 3])) }
    }
}
