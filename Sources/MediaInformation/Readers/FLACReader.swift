import Foundation

/// Reads the metadata blocks of FLAC files. Source: RFC 9639.
enum FLACReader {
    static func read(_ bytes: MediaBytes) -> MediaInformation? {
        var track = MediaTrack(identifier: 1, kind: .audio)
        track.codec = "flac"
        var tags: [MediaTag] = []
        var position = 4
        for _ in 0..<1000 {
            var header = bytes.read(at: position, count: 4)
            guard header.remaining == 4 else { break }
            let kind = header.byte()
            let size = Int(header.big(3))
            var body = bytes.read(at: position + 4, count: min(size, 1 << 20))
            switch kind & 0x7F {
            case 0: readStream(&body, into: &track)
            case 4: tags += VorbisComments.read(&body)
            default: break
            }
            position += 4 + size
            if kind & 0x80 != 0 { break }
        }
        guard track.sampleRate > 0 else { return nil }
        if track.duration.value > 0 { track.bitRate = Double(bytes.count - position) * 8 / track.duration.seconds }
        return MediaInformation(container: .flac, duration: track.duration, tracks: [track], tags: tags)
    }

    private static func readStream(_ body: inout ByteReader, into track: inout MediaTrack) {
        body.skip(10)
        // 20 bits: hertz, 3: channels - 1, 5: bits - 1, 36: samples.
        let packed = body.big(8)
        track.sampleRate = Double(packed >> 44)
        track.channelCount = Int(packed >> 41 & 7) + 1
        track.bitsPerSample = Int(packed >> 36 & 31) + 1
        track.duration = MediaTime(value: Int64(packed & 0xF_FFFF_FFFF), timescale: Int32(track.sampleRate))
    }
}

/// Reads the comments of FLAC and Ogg files: texts of the form "KEY=value".
enum VorbisComments {
    private static let known: [String: MediaTag.Common] = [
        "TITLE": .title, "ARTIST": .artist, "ALBUM": .albumName, "COPYRIGHT": .copyrights, "DATE": .creationDate,
        "DESCRIPTION": .description,
        "COMPOSER": .creator, "GENRE": .type, "ENCODER": .software,
    ]

    static func read(_ body: inout ByteReader) -> [MediaTag] {
        body.skip(Int(body.little(4)))
        let count = min(Int(body.little(4)), 1000)
        var tags: [MediaTag] = []
        for _ in 0..<count where body.remaining > 4 {
            let text = String(decoding: body.data(Int(body.little(4))), as: UTF8.self)
            guard let sign = text.firstIndex(of: "=") else { continue }
            let key = text[..<sign].uppercased()
            let value = String(text[text.index(after: sign)...])
            tags.append(MediaTag(space: .vorbis, key: key, common: known[key], value: .text(value)))
        }
        return tags
    }
}
