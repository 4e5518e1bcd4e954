import QuinceFoundation

/// The layout of one sample that is not compressed.
package enum SampleFormat: Equatable, Sendable {
    case unsigned8
    case integer(bytes: Int, isBigEndian: Bool)
    case float(bytes: Int, isBigEndian: Bool)

    /// The layout that a description of a stream states; nil where the stream is compressed or unknown.
    package init?(_ format: AudioStreamBasicDescription) {
        guard format.mFormatID == kAudioFormatLinearPCM else { return nil }
        let bytes = (Int(format.mBitsPerChannel) + 7) / 8
        let isBig = format.mFormatFlags & kAudioFormatFlagIsBigEndian != 0
        if format.mFormatFlags & kAudioFormatFlagIsFloat != 0 {
            guard bytes == 4 || bytes == 8 else { return nil }
            self = .float(bytes: bytes, isBigEndian: isBig)
        } else if bytes == 1, format.mFormatFlags & kAudioFormatFlagIsSignedInteger == 0 {
            self = .unsigned8
        } else {
            guard (1...4).contains(bytes) else { return nil }
            self = .integer(bytes: bytes, isBigEndian: isBig)
        }
    }

    package var byteCount: Int {
        switch self {
        case .unsigned8: 1
        case .integer(let bytes, _), .float(let bytes, _): bytes
        }
    }

    /// The sample at an address, from -1 to 1.
    package func read(_ address: UnsafeRawPointer) -> Float {
        switch self {
        case .unsigned8: return Float(Int(address.load(as: UInt8.self)) - 128) / 128
        case .integer(let bytes, let isBig):
            let value = Int32(truncatingIfNeeded: bits(address, bytes, isBig)) << Int32(32 - bytes * 8)
            return Float(Double(value) / 2_147_483_648)
        case .float(let bytes, let isBig):
            let value = bits(address, bytes, isBig)
            return bytes == 4 ? Float(bitPattern: UInt32(value)) : Float(Double(bitPattern: value))
        }
    }

    /// Writes a sample, clamped to -1…1 where the layout is an integer's.
    package func write(_ sample: Float, to address: UnsafeMutableRawPointer) {
        let clamped = Double(sample.isNaN ? 0 : min(max(sample, -1), 1))
        switch self {
        case .unsigned8: address.storeBytes(of: UInt8(clamping: Int((clamped * 128).rounded()) + 128), as: UInt8.self)
        case .integer(let bytes, let isBig):
            let limit = Double(Int64(1) << Int64(bytes * 8 - 1))
            let value = Int64(min((clamped * limit).rounded(), limit - 1))
            put(UInt64(bitPattern: value), address, bytes, isBig)
        case .float(let bytes, let isBig):
            put(bytes == 4 ? UInt64(sample.bitPattern) : Double(sample).bitPattern, address, bytes, isBig)
        }
    }

    private func bits(_ address: UnsafeRawPointer, _ count: Int, _ isBig: Bool) -> UInt64 {
        (0..<count).reduce(0) { value, index in
            let byte = UInt64(address.load(fromByteOffset: index, as: UInt8.self))
            return isBig ? value << 8 | byte : value | byte << UInt64(index * 8)
        }
    }

    private func put(_ value: UInt64, _ address: UnsafeMutableRawPointer, _ count: Int, _ isBig: Bool) {
        for index in 0..<count {
            let shift = UInt64(isBig ? count - 1 - index : index) * 8
            address.storeBytes(of: UInt8(truncatingIfNeeded: value >> shift), toByteOffset: index, as: UInt8.self)
        }
    }
}
