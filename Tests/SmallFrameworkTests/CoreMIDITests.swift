import CoreMIDI
import QuinceFoundation
import Testing

struct CoreMIDITests {
    @Test func clientsHavePorts() {
        var (client, port, output): (MIDIClientRef, MIDIPortRef, MIDIPortRef) = (0, 0, 0)
        #expect(MIDIClientCreateWithBlock("Client", &client, nil) == 0)
        #expect(MIDIInputPortCreateWithBlock(client, "In", &port) { _, _ in } == 0)
        #expect(MIDIOutputPortCreate(client, "Out", &output) == 0)
        #expect(MIDIPortConnectSource(port, 1, nil) == kMIDIUnknownEndpoint)
        #expect(MIDIOutputPortCreate(port, "Out", &output) == kMIDIInvalidClient)
        var name: Unmanaged<NSString>?
        #expect(MIDIObjectGetStringProperty(client, kMIDIPropertyName, &name) == 0)
        #expect(name?.takeRetainedValue() as String? == "Client")
        #expect(MIDIClientDispose(client) == 0)
        #expect(MIDIPortDispose(port) == kMIDIInvalidPort)
        #expect(MIDIClientDispose(client) == kMIDIInvalidClient)
        #expect(MIDIGetNumberOfSources() + MIDIGetNumberOfDestinations() == 0)
    }

    @Test func packetsFollowOneAnother() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
        defer { memory.deallocate() }
        let list = memory.assumingMemoryBound(to: MIDIPacketList.self)
        var packet = MIDIPacketListInit(list)
        packet = MIDIPacketListAdd(list, 64, packet, 5, 3, [0x90, 60, 100])
        let second = MIDIPacketListAdd(list, 64, packet, 6, 2, [0xC0, 1])
        #expect(UnsafeRawPointer(second) > UnsafeRawPointer(packet))
        #expect(memory.load(as: UInt32.self) == 2)
        #expect(UnsafeRawPointer(MIDIPacketNext(packet)) == UnsafeRawPointer(second))
        #expect(UnsafeRawPointer(second).load(fromByteOffset: 8, as: UInt16.self) == 2)
        let full = MIDIPacketListAdd(list, 64, second, 7, 40, Array(repeating: 0, count: 40))
        #expect(Int(bitPattern: full) == 0)
        #expect(memory.load(as: UInt32.self) == 2)
    }
}
