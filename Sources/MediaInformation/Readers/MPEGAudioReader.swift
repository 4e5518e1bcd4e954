import Foundation

/// Reads the frames' headers of MP3 and ADTS files, and ID3 tags before them. Source: ISO 11172-3, ISO 13818-7, id3.org.
enum MPEGAudioReader {
    static func read(_ bytes: MediaBytes) -> MediaInformation? {
        var tags: [MediaTag] = []
        var start = 0
        if let tag = ID3Reader.read(bytes) { (tags, start) = (tag.tags, tag.end) }
        // Behind a tag some programs leave zeros.
        let search = bytes.read(at: start, count: 1 << 16).bytes
        let limit = start == 0 ? 1 : search.count
        for offset in 0..<min(limit, search.count) where search[offset] == 0xFF {
            if let found = readFrames(bytes, at: start + offset, tags) { return found }
            if let found = ADTSReader.read(bytes, at: start + offset, tags) { return found }
        }
        return nil
    }

    /// A frame's header.
    struct Frame {
        var version: Int
        var layer: Int
        var bitRate: Int
        var sampleRate: Int
        var size: Int
        var samples: Int
        var channelCount: Int

        private static let rates: [[Int]] = [
            [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
            [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
            [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
            [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
            [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
        ]

        /// - Returns: nil where the bytes are no header.
        init?(_ reader: ByteReader) {
            var reader = reader
            let bits = Int(reader.big(4))
            guard bits >> 21 & 0x7FF == 0x7FF else { return nil }
            // 3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5; layers count backwards.
            let (versionBits, layerBits) = (bits >> 19 & 3, bits >> 17 & 3)
            let (rateIndex, sampleIndex) = (bits >> 12 & 15, bits >> 10 & 3)
            guard versionBits != 1, layerBits != 0, rateIndex != 0, rateIndex != 15, sampleIndex != 3 else { return nil }
            version = versionBits == 3 ? 1 : 2
            layer = 4 - layerBits
            let table = version == 1 ? layer - 1 : layer == 1 ? 3 : 4
            bitRate = Self.rates[table][rateIndex] * 1000
            sampleRate = [44_100, 48_000, 32_000][sampleIndex] / (versionBits == 3 ? 1 : versionBits == 2 ? 2 : 4)
            samples = layer == 1 ? 384 : layer == 3 && version == 2 ? 576 : 1152
            let padding = bits >> 9 & 1
            size = layer == 1 ? (12 * bitRate / sampleRate + padding) * 4 : samples / 8 * bitRate / sampleRate + padding
            channelCount = bits >> 6 & 3 == 3 ? 1 : 2
        }
    }

    private static func readFrames(_ bytes: MediaBytes, at offset: Int, _ tags: [MediaTag]) -> MediaInformation? {
        guard let first = Frame(bytes.read(at: offset, count: 4)), first.size > 4 else { return nil }
        let next = offset + first.size
        // One header may be an accident, two are none.
        guard next >= bytes.count - 4 || Frame(bytes.read(at: next, count: 4)) != nil else { return nil }
        var track = MediaTrack(identifier: 1, kind: .audio)
        track.codec = ".mp" + String(first.layer)
        (track.sampleRate, track.channelCount) = (Double(first.sampleRate), first.channelCount)
        let frames = statedFrames(bytes, at: offset, first) ?? countedFrames(bytes, from: offset, first)
        track.duration = MediaTime(value: Int64(frames) * Int64(first.samples), timescale: Int32(first.sampleRate))
        track.bitRate = track.duration.value > 0 ? Double(bytes.count - offset) * 8 / track.duration.seconds : Double(first.bitRate)
        return MediaInformation(container: .mpegAudio, duration: track.duration, tracks: [track], tags: tags)
    }

    /// The number of frames that the first, which has no sound then, states (Xing, Info, VBRI).
    private static func statedFrames(_ bytes: MediaBytes, at offset: Int, _ first: Frame) -> Int? {
        let isMono = first.channelCount == 1
        let side = first.version == 1 ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
        var xing = bytes.read(at: offset + 4 + side, count: 12)
        let name = xing.code()
        if name == "Xing" || name == "Info", xing.big(4) & 1 == 1 { return Int(xing.big(4)) }
        var other = bytes.read(at: offset + 36, count: 18)
        guard other.code() == "VBRI" else { return nil }
        other.skip(10)
        return Int(other.big(4))
    }

    private static let mostFrames = 2_000_000

    private static func countedFrames(_ bytes: MediaBytes, from offset: Int, _ first: Frame) -> Int {
        let part = 1 << 18
        var (count, position, start) = (0, offset, offset)
        var window = bytes.read(at: start, count: part)
        while count < mostFrames {
            if position - start + 4 > window.bytes.count {
                guard position + 4 <= bytes.count else { break }
                start = position
                window = bytes.read(at: start, count: part)
            }
            window.position = position - start
            guard let frame = Frame(window), frame.size > 4 else { break }
            count += 1
            position += frame.size
        }
        return count
    }
}

/// Reads the headers of AAC sound that stands in no container.
enum ADTSReader {
    private static let rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350]

    static func read(_ bytes: MediaBytes, at offset: Int, _ tags: [MediaTag]) -> MediaInformation? {
        var track = MediaTrack(identifier: 1, kind: .audio)
        var (position, blocks, frames) = (offset, 0, 0)
        while let header = header(bytes.read(at: position, count: 7)) {
            if frames == 0 { (track.sampleRate, track.channelCount) = (Double(header.rate), header.channels) }
            (frames, blocks, position) = (frames + 1, blocks + header.blocks, position + header.size)
        }
        guard frames > 1 else { return nil }
        track.codec = "aac "
        track.duration = MediaTime(value: Int64(blocks) * 1024, timescale: Int32(track.sampleRate))
        track.bitRate = Double(position - offset) * 8 / track.duration.seconds
        return MediaInformation(container: .aac, duration: track.duration, tracks: [track], tags: tags)
    }

    private static func header(_ reader: ByteReader) -> (rate: Int, channels: Int, size: Int, blocks: Int)? {
        var reader = reader
        guard reader.remaining == 7 else { return nil }
        let bits = reader.big(7)
        let rate = Int(bits >> 34 & 15)
        let size = Int(bits >> 13 & 0x1FFF)
        guard bits >> 44 == 0xFFF, bits >> 41 & 3 == 0, rate < rates.count, size >= 7 else { return nil }
        return (rates[rate], Int(bits >> 30 & 7), size, Int(bits & 3) + 1)
    }
}
