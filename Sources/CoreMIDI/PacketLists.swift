import Glibc
import QuinceFoundation

// Lists of packets in memory of the caller's. A packet follows another at the next multiple of eight bytes.

private let headerSize = MemoryLayout<MIDIPacket>.offset(of: \.data) ?? 10

/// The packet behind another.
public func MIDIPacketNext(_ pkt: UnsafePointer<MIDIPacket>) -> UnsafeMutablePointer<MIDIPacket> {
    let address =
        UnsafeMutableRawPointer(mutating: pkt) + headerSize
        + Int(UnsafeRawPointer(pkt).load(fromByteOffset: headerSize - 2, as: UInt16.self))
    return address.alignedUp(toMultipleOf: 8).assumingMemoryBound(to: MIDIPacket.self)
}

/// Makes a list empty.
///
/// - Returns: The place of the first packet.
public func MIDIPacketListInit(_ pktlist: UnsafeMutablePointer<MIDIPacketList>) -> UnsafeMutablePointer<MIDIPacket> {
    let raw = UnsafeMutableRawPointer(pktlist), offset = MemoryLayout<MIDIPacketList>.offset(of: \.packet) ?? 8
    raw.storeBytes(of: 0, as: UInt32.self)
    return (raw + offset).assumingMemoryBound(to: MIDIPacket.self)
}

/// Adds a message to a list.
///
/// - Parameters:
///   - listSize: Bytes of the list's memory.
///   - curPacket: The packet that was added last, or the place of the first.
///   - time: 0 = now.
/// - Returns: The packet with the message; a null pointer where the list has no space for it, as on devices.
public func MIDIPacketListAdd(
    _ pktlist: UnsafeMutablePointer<MIDIPacketList>, _ listSize: Int, _ curPacket: UnsafeMutablePointer<MIDIPacket>,
    _ time: MIDITimeStamp, _ nData: Int, _ data: UnsafePointer<UInt8>
) -> UnsafeMutablePointer<MIDIPacket> {
    let list = UnsafeMutableRawPointer(pktlist), count = list.load(as: UInt32.self)
    let packet = count == 0 ? curPacket : MIDIPacketNext(curPacket), raw = UnsafeMutableRawPointer(packet)
    guard nData >= 0, nData <= Int(UInt16.max), raw + headerSize + nData <= list + listSize else {
        return unsafeBitCast(UnsafeMutablePointer<MIDIPacket>?.none, to: UnsafeMutablePointer<MIDIPacket>.self)
    }
    raw.storeBytes(of: time, as: MIDITimeStamp.self)
    raw.storeBytes(of: UInt16(nData), toByteOffset: headerSize - 2, as: UInt16.self)
    memcpy(raw + headerSize, data, nData)
    list.storeBytes(of: count + 1, as: UInt32.self)
    return packet
}
