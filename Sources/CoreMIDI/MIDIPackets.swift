import QuinceFoundation

/// The bytes of a packet.
public typealias MIDIPacketBytes = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
)

/// The words of a packet of universal messages.
public typealias MIDIPacketWords = (
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
)

/// Messages of one time. Source: Apple's documentation of `MIDIPacket`.
public struct MIDIPacket {
    public var timeStamp: MIDITimeStamp
    /// Bytes of `data` that are used.
    public var length: UInt16
    public var data: MIDIPacketBytes

    public init() {
        (timeStamp, length) = (0, 0)
        data = withUnsafeTemporaryAllocation(of: MIDIPacketBytes.self, capacity: 1) { memory in
            UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
            return memory[0]
        }
    }
}

/// Packets, one behind the other. Source: Apple's documentation of `MIDIPacketList`.
public struct MIDIPacketList {
    public var numPackets: UInt32
    public var packet: MIDIPacket
    public init() { (numPackets, packet) = (0, MIDIPacket()) }
    public init(numPackets: UInt32, packet: MIDIPacket) { (self.numPackets, self.packet) = (numPackets, packet) }
}

/// Universal messages of one time. Source: Apple's documentation of `MIDIEventPacket`.
public struct MIDIEventPacket {
    public var timeStamp: MIDITimeStamp
    /// Words of `words` that are used.
    public var wordCount: UInt32
    public var words: MIDIPacketWords

    public init() {
        (timeStamp, wordCount) = (0, 0)
        words = withUnsafeTemporaryAllocation(of: MIDIPacketWords.self, capacity: 1) { memory in
            UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
            return memory[0]
        }
    }
}

/// Packets of universal messages. Source: Apple's documentation of `MIDIEventList`.
public struct MIDIEventList {
    public var `protocol`: MIDIProtocolID
    public var numPackets: UInt32
    public var packet: MIDIEventPacket
    public init() { (self.protocol, numPackets, packet) = (._1_0, 0, MIDIEventPacket()) }
}

public typealias MIDIReadProc = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
public typealias MIDIReadBlock = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void
public typealias MIDIReceiveBlock = (UnsafePointer<MIDIEventList>, UnsafeMutableRawPointer?) -> Void
