import Foundation

/// Reads the chunks of Core Audio files. Source: Apple's Core Audio Format Specification 1.0.
enum CoreAudioReader {
    static func read(_ bytes: MediaBytes) -> MediaInformation? {
        var track = MediaTrack(identifier: 1, kind: .audio)
        var (packetSize, packetFrames, dataSize) = (0, 0, 0)
        var frames: Int64?
        var position = 8
        for _ in 0..<1000 {
            var header = bytes.read(at: position, count: 12)
            guard header.remaining == 12 else { break }
            let name = header.code()
            let stated = Int64(bitPattern: header.big(8))
            let offset = position + 12
            // The last chunk may leave its size open.
            let size = stated < 0 ? bytes.count - offset : Int(clamping: stated)
            var body = bytes.read(at: offset, count: min(size, 64))
            switch name {
            case "desc": (packetSize, packetFrames) = readDescription(&body, into: &track)
            case "pakt":
                body.skip(8)
                frames = Int64(bitPattern: body.big(8))
            case "data": dataSize = min(size, bytes.count - offset) - 4
            default: break
            }
            let (next, overflows) = offset.addingReportingOverflow(size)
            guard !overflows else { break }
            position = next
        }
        guard track.sampleRate >= 1, track.sampleRate < Double(Int32.max), track.channelCount > 0 else { return nil }
        let fixed = packetSize > 0 ? Int64(max(dataSize, 0) / packetSize * packetFrames) : 0
        track.duration = MediaTime(value: frames ?? fixed, timescale: Int32(track.sampleRate))
        if packetSize > 0, packetFrames > 0 { track.bitRate = track.sampleRate * Double(packetSize * 8) / Double(packetFrames) }
        return MediaInformation(container: .coreAudio, duration: track.duration, tracks: [track])
    }

    /// - Returns: Bytes and frames of a packet; 0 where they vary.
    private static func readDescription(_ body: inout ByteReader, into track: inout MediaTrack) -> (Int, Int) {
        track.sampleRate = Double(bitPattern: body.big(8))
        if !track.sampleRate.isFinite { track.sampleRate = 0 }
        track.codec = body.code()
        body.skip(4)
        let (size, frames) = (Int(body.big(4)), Int(body.big(4)))
        track.channelCount = Int(body.big(4))
        track.bitsPerSample = Int(body.big(4))
        return (size, min(frames, 1 << 20))
    }
}
