import QuinceFoundation

/// The samples of a WAV, AIFF or CAF file that are not compressed.
///
/// Sizes that a damaged file states are clamped to what there is of it.
package struct SampleFile: Sendable {
    package let format: AudioStreamBasicDescription
    package let type: AudioFileTypeID
    private let sample: SampleFormat
    private let bytes: Data
    private let samples: Range<Int>

    /// The number of frames.
    package var frameCount: Int { samples.count / Int(format.mBytesPerFrame) }

    /// The samples of a file; nil where its format is another, or its samples are compressed.
    package init?(_ data: Data) {
        let found: (AudioStreamBasicDescription, Range<Int>, AudioFileTypeID)?
        switch (data.code(0), data.code(8)) {
        case ("RIFF", "WAVE"): found = Self.wave(data)
        case ("FORM", "AIFF"), ("FORM", "AIFC"): found = Self.aiff(data)
        case ("caff", _): found = Self.coreAudio(data)
        default: found = nil
        }
        guard let (format, range, type) = found, let sample = SampleFormat(format), (1...768_000).contains(format.mSampleRate),
            (1...64).contains(format.mChannelsPerFrame), format.mBytesPerFrame == UInt32(sample.byteCount) * format.mChannelsPerFrame
        else { return nil }
        (self.format, self.sample, self.type, bytes) = (format, sample, type, data)
        samples = range.clamped(to: 0..<data.count)
    }

    /// The samples of all channels of a frame range, one array a channel; missing frames are left out.
    package func read(_ frames: Range<Int>) -> [[Float]] {
        let channels = Int(format.mChannelsPerFrame), size = sample.byteCount
        let range = frames.clamped(to: 0..<frameCount)
        return bytes.withUnsafeBytes { memory in
            (0..<channels).map { channel in
                range.map { sample.read(memory.baseAddress! + samples.lowerBound + ($0 * channels + channel) * size) }
            }
        }
    }

    // MARK: Headers

    private typealias Found = (AudioStreamBasicDescription, Range<Int>, AudioFileTypeID)

    private static func description(_ rate: Double, _ channels: Int, _ bits: Int, _ flags: AudioFormatFlags) -> AudioStreamBasicDescription
    {
        let frame = UInt32(clamping: (bits + 7) / 8 * channels)
        return AudioStreamBasicDescription(
            mSampleRate: rate, mFormatID: kAudioFormatLinearPCM, mFormatFlags: flags | kAudioFormatFlagIsPacked, mBytesPerPacket: frame,
            mFramesPerPacket: 1, mBytesPerFrame: frame, mChannelsPerFrame: UInt32(clamping: channels),
            mBitsPerChannel: UInt32(clamping: bits),
            mReserved: 0)
    }

    private static func wave(_ data: Data) -> Found? {
        var format: AudioStreamBasicDescription?
        for chunk in RIFFChunks(data, start: 12, isBigEndian: false) {
            if chunk.name == "fmt ", chunk.range.count >= 16 {
                let start = chunk.range.lowerBound
                var kind = data.little(start, 2)
                if kind == 0xFFFE, chunk.range.count >= 26 { kind = data.little(start + 24, 2) }
                guard kind == 1 || kind == 3 else { return nil }
                let bits = data.little(start + 14, 2)
                let flags = kind == 3 ? kAudioFormatFlagIsFloat : bits > 8 ? kAudioFormatFlagIsSignedInteger : 0
                format = description(Double(data.little(start + 4, 4)), data.little(start + 2, 2), bits, flags)
            } else if chunk.name == "data", let format {
                return (format, chunk.range, kAudioFileWAVEType)
            }
        }
        return nil
    }

    private static func aiff(_ data: Data) -> Found? {
        let type = data.code(8) == "AIFC" ? kAudioFileAIFCType : kAudioFileAIFFType
        var format: AudioStreamBasicDescription?
        var samples: Range<Int>?
        for chunk in RIFFChunks(data, start: 12, isBigEndian: true) {
            let start = chunk.range.lowerBound
            if chunk.name == "COMM", chunk.range.count >= 18 {
                var flags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsBigEndian
                if type == kAudioFileAIFCType {
                    switch data.code(start + 18) {
                    case "NONE", "twos", "in24", "in32": break
                    case "sowt": flags = kAudioFormatFlagIsSignedInteger
                    case "fl32", "FL32", "fl64", "FL64": flags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsBigEndian
                    default: return nil
                    }
                }
                format = description(data.extended(start + 8), data.big(start, 2), data.big(start + 6, 2), flags)
            } else if chunk.name == "SSND", chunk.range.count >= 8 {
                samples = min(start + 8 + data.big(start, 4), chunk.range.upperBound)..<chunk.range.upperBound
            }
        }
        guard let format, let samples else { return nil }
        return (format, samples, type)
    }

    private static func coreAudio(_ data: Data) -> Found? {
        var format: AudioStreamBasicDescription?
        var offset = 8
        while offset + 12 <= data.count {
            let start = offset + 12
            let stated = Int(bitPattern: UInt(UInt64(data.big(offset + 4, 4)) << 32 | UInt64(data.big(offset + 8, 4))))
            let size = stated < 0 || stated > data.count - start ? data.count - start : stated
            switch data.code(offset) {
            case "desc" where size >= 32:
                let bits = UInt64(data.big(start, 4)) << 32 | UInt64(data.big(start + 4, 4))
                guard data.code(start + 8) == "lpcm" else { return nil }
                let stated = data.big(start + 12, 4)
                var flags = stated & 1 != 0 ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger
                if stated & 2 == 0 { flags |= kAudioFormatFlagIsBigEndian }
                format = description(Double(bitPattern: bits), data.big(start + 24, 4), data.big(start + 28, 4), flags)
            case "data" where size >= 4:
                guard let format else { return nil }
                return (format, start + 4..<start + size, kAudioFileCAFType)
            default: break
            }
            offset = start + size
        }
        return nil
    }
}

/// The chunks of a file in the manner of RIFF: a name, a size and bytes, padded to an even number.
private struct RIFFChunks: Sequence, IteratorProtocol {
    private let data: Data
    private let isBigEndian: Bool
    private var offset: Int

    init(_ data: Data, start: Int, isBigEndian: Bool) { (self.data, offset, self.isBigEndian) = (data, start, isBigEndian) }

    mutating func next() -> (name: String, range: Range<Int>)? {
        guard offset + 8 <= data.count else { return nil }
        let size = isBigEndian ? data.big(offset + 4, 4) : data.little(offset + 4, 4)
        let start = offset + 8, end = Swift.min(start + size, data.count)
        defer { offset = end + size % 2 }
        return (data.code(offset), start..<end)
    }
}

extension Data {
    fileprivate func byte(_ offset: Int) -> Int { offset >= 0 && offset < count ? Int(self[startIndex + offset]) : 0 }
    fileprivate func big(_ offset: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 << 8 | byte(offset + $1) } }
    fileprivate func little(_ offset: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | byte(offset + $1) << ($1 * 8) } }
    fileprivate func code(_ offset: Int) -> String { String((0..<4).map { Character(UnicodeScalar(UInt8(byte(offset + $0)))) }) }

    /// A number of 80 bits: sign and exponent in 16, then 64 of the fraction.
    fileprivate func extended(_ offset: Int) -> Double {
        let exponent = (big(offset, 2) & 0x7FFF) - 16383 - 63
        let fraction = Double(big(offset + 2, 4)) * 4_294_967_296 + Double(big(offset + 6, 4))
        return scalbn(fraction, exponent)
    }
}
