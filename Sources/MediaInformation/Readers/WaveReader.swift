import Foundation

/// Reads the chunks of WAV files. Source: the RIFF WAVE format, and EBU Tech 3306 for RF64.
enum WaveReader {
    static func read(_ bytes: MediaBytes) -> MediaInformation? {
        var track = MediaTrack(identifier: 1, kind: .audio)
        var (frameSize, byteRate, dataSize, longSize) = (0, 0, 0, 0)
        var tags: [MediaTag] = []
        for chunk in Chunks(bytes, at: 12, isBigEndian: false) {
            var body = bytes.read(at: chunk.offset, count: min(chunk.size, 4096))
            switch chunk.name {
            case "fmt ": (frameSize, byteRate) = readFormat(&body, into: &track)
            case "ds64":
                body.skip(8)
                longSize = Int(clamping: body.little(8))
            case "data":
                // Streams leave the size open.
                dataSize = chunk.size == 0xFFFF_FFFF && longSize > 0 ? longSize : min(chunk.size, bytes.count - chunk.offset)
            case "LIST": tags += readInfo(&body)
            default: break
            }
        }
        guard track.sampleRate > 0, track.channelCount > 0, frameSize > 0 || byteRate > 0 else { return nil }
        let rate = Int32(clamping: Int(track.sampleRate))
        let isRaw = track.codec == "lpcm" && frameSize > 0
        track.duration =
            isRaw
            ? MediaTime(value: Int64(dataSize / frameSize), timescale: rate)
            : MediaTime(seconds: Double(dataSize) / Double(max(byteRate, 1)), timescale: rate)
        return MediaInformation(container: .wave, duration: track.duration, tracks: [track], tags: tags)
    }

    /// - Returns: Bytes a frame and a second.
    private static func readFormat(_ body: inout ByteReader, into track: inout MediaTrack) -> (Int, Int) {
        let format = body.little(2)
        track.channelCount = Int(body.little(2))
        track.sampleRate = Double(body.little(4))
        let (rate, size) = (Int(body.little(4)), Int(body.little(2)))
        let bits = Int(body.little(2))
        track.bitRate = Double(rate) * 8
        // 1: integers, 3: floating-point numbers, 0xFFFE: either, with a longer description.
        let isRaw = format == 1 || format == 3 || format == 0xFFFE
        track.codec =
            isRaw ? "lpcm" : format == 6 ? "alaw" : format == 7 ? "ulaw" : format == 0x55 ? ".mp3" : "ms" + String(format, radix: 16)
        track.bitsPerSample = isRaw ? bits : 0
        return (size, rate)
    }

    private static func readInfo(_ body: inout ByteReader) -> [MediaTag] {
        guard body.code() == "INFO" else { return [] }
        let known: [String: MediaTag.Common] = [
            "INAM": .title, "IART": .artist, "IPRD": .albumName, "ICOP": .copyrights, "ICRD": .creationDate, "ISFT": .software,
            "ICMT": .description,
        ]
        var tags: [MediaTag] = []
        while body.remaining >= 8 {
            let key = body.code()
            let size = Int(body.little(4))
            let text = String(decoding: body.data(size).prefix { $0 != 0 }, as: UTF8.self)
            body.skip(size % 2)
            tags.append(MediaTag(space: .riff, key: key, common: known[key], value: .text(text)))
        }
        return tags
    }
}

/// The chunks of a RIFF or IFF file, one after the other.
struct Chunks: Sequence, IteratorProtocol {
    struct Chunk {
        var name: String
        var offset: Int
        var size: Int
    }

    private let bytes: MediaBytes
    private var position: Int
    private let isBigEndian: Bool
    private var count = 0

    init(_ bytes: MediaBytes, at position: Int, isBigEndian: Bool) {
        (self.bytes, self.position, self.isBigEndian) = (bytes, position, isBigEndian)
    }

    mutating func next() -> Chunk? {
        var header = bytes.read(at: position, count: 8)
        guard header.remaining == 8, count < 10_000 else { return nil }
        count += 1
        let name = header.code()
        let size = Int(isBigEndian ? header.big(4) : header.little(4))
        let chunk = Chunk(name: name, offset: position + 8, size: size)
        position += 8 + size + size % 2
        return chunk
    }
}
