import Foundation

/// Reads the first and last pages of Ogg files with Vorbis or Opus sound. Source: RFC 3533, RFC 7845, the Vorbis I specification.
enum OggReader {
    static func read(_ bytes: MediaBytes) -> MediaInformation? {
        var track = MediaTrack(identifier: 1, kind: .audio)
        var page = bytes.read(at: 0, count: 512)
        page.skip(26)
        page.skip(Int(page.byte()))
        var skipped: Int64 = 0
        let name = page.data(8)
        if name.starts(with: [1] + Array("vorbis".utf8)) {
            track.codec = "vorb"
            page.position -= 1
            page.skip(4)
            track.channelCount = Int(page.byte())
            track.sampleRate = Double(page.little(4))
            page.skip(4)
            track.bitRate = Double(page.little(4))
        } else if name == Array("OpusHead".utf8) {
            track.codec = "opus"
            page.skip(1)
            track.channelCount = Int(page.byte())
            skipped = Int64(page.little(2))
            // The positions of Opus count 48,000 a second, whatever was recorded.
            track.sampleRate = 48_000
        } else {
            return nil
        }
        guard track.sampleRate >= 1, track.sampleRate < Double(Int32.max), track.channelCount > 0 else { return nil }
        let frames = max(lastPosition(bytes) - skipped, 0)
        track.duration = MediaTime(value: frames, timescale: Int32(track.sampleRate))
        return MediaInformation(container: .ogg, duration: track.duration, tracks: [track])
    }

    /// The position of the last page: the number of samples up to its end.
    private static func lastPosition(_ bytes: MediaBytes) -> Int64 {
        let length = min(bytes.count, 1 << 17)
        let end = bytes.read(at: bytes.count - length, count: length).bytes
        let mark = Array("OggS".utf8)
        guard end.count >= 14 else { return 0 }
        for start in stride(from: end.count - 14, through: 0, by: -1) where end[start] == mark[0] && Array(end[start..<start + 4]) == mark {
            var reader = ByteReader(Array(end[(start + 6)..<(start + 14)]))
            let position = Int64(bitPattern: reader.little(8))
            if position >= 0 { return position }
        }
        return 0
    }
}
