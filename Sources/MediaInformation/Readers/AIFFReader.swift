import Foundation

/// Reads the chunks of AIFF and AIFF-C files. Source: Apple's Audio Interchange File Format 1.3.
enum AIFFReader {
    static func read(_ bytes: MediaBytes) -> MediaInformation? {
        var track = MediaTrack(identifier: 1, kind: .audio)
        var frames: Int64 = 0
        var tags: [MediaTag] = []
        let texts: [String: MediaTag.Common] = ["NAME": .title, "AUTH": .artist, "(c) ": .copyrights, "ANNO": .description]
        for chunk in Chunks(bytes, at: 12, isBigEndian: true) {
            var body = bytes.read(at: chunk.offset, count: Swift.min(chunk.size, 4096))
            if chunk.name == "COMM" {
                track.channelCount = Int(body.big(2))
                frames = Int64(body.big(4))
                track.bitsPerSample = Int(body.big(2))
                track.sampleRate = extended(&body)
                let compression = body.remaining >= 4 ? body.code() : "NONE"
                track.codec = ["NONE", "sowt", "twos", "fl32", "FL32", "fl64", "raw "].contains(compression) ? "lpcm" : compression
            } else if let common = texts[chunk.name] {
                let text = String(decoding: body.bytes.prefix { $0 != 0 }, as: UTF8.self)
                tags.append(MediaTag(space: .riff, key: chunk.name, common: common, value: .text(text)))
            }
        }
        guard track.sampleRate >= 1, track.sampleRate < Double(Int32.max), track.channelCount > 0 else { return nil }
        track.bitRate = track.sampleRate * Double(track.channelCount * track.bitsPerSample)
        track.duration = MediaTime(value: frames, timescale: Int32(track.sampleRate))
        return MediaInformation(container: .aiff, duration: track.duration, tracks: [track], tags: tags)
    }

    /// An 80-bit floating-point number; 0 for what is no positive number.
    private static func extended(_ body: inout ByteReader) -> Double {
        let exponent = Int(body.big(2))
        let mantissa = body.big(8)
        guard exponent > 0, exponent < 0x7FFF else { return 0 }
        return Double(mantissa) * Double(sign: .plus, exponent: exponent - 16383 - 63, significand: 1)
    }
}
