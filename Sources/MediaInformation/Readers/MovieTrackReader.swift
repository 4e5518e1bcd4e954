import Foundation

/// Reads a track's boxes. Source: ISO 14496-12.
enum MovieTrackReader {
    static func read(_ bytes: MediaBytes, _ range: Range<Int>, _ timescale: Int32) -> MediaTrack? {
        var track = MediaTrack(identifier: 0, kind: .other)
        for box in MovieReader.boxes(bytes, range) {
            switch box.name {
            case "tkhd": readHeader(bytes.read(at: box.range.lowerBound, count: 96), into: &track, timescale)
            case "mdia": readMedia(bytes, box.range, into: &track)
            default: break
            }
        }
        if track.kind != .video { (track.width, track.height) = track.kind == .audio ? (0, 0) : (track.width, track.height) }
        return track.identifier != 0 ? track : nil
    }

    private static func readHeader(_ box: ByteReader, into track: inout MediaTrack, _ timescale: Int32) {
        var box = box
        let isLong = box.byte() == 1
        track.isEnabled = box.big(3) & 1 == 1
        box.skip(isLong ? 16 : 8)
        track.identifier = Int32(clamping: box.big(4))
        box.skip(4)
        let value = isLong ? box.big(8) : box.big(4)
        let isKnown = isLong ? value < UInt64(Int64.max) : value != 0xFFFF_FFFF
        track.duration = MediaTime(value: isKnown ? Int64(value) : 0, timescale: timescale)
        box.skip(16)
        var matrix: [Double] = []
        for index in 0..<9 {
            let value = Double(Int32(truncatingIfNeeded: box.big(4)))
            matrix.append(value / (index % 3 == 2 ? 1_073_741_824 : 65536))
        }
        track.transform = [matrix[0], matrix[1], matrix[3], matrix[4], matrix[6], matrix[7]]
        (track.width, track.height) = (Double(box.big(4)) / 65536, Double(box.big(4)) / 65536)
    }

    private static func readMedia(_ bytes: MediaBytes, _ range: Range<Int>, into track: inout MediaTrack) {
        var media = MediaTime.zero
        for box in MovieReader.boxes(bytes, range) {
            var body = bytes.read(at: box.range.lowerBound, count: 36)
            switch box.name {
            case "mdhd":
                media = MovieReader.readDuration(body)
                body.skip(body.bytes.first == 1 ? 32 : 20)
                track.language = language(Int(body.big(2)))
            case "hdlr":
                body.skip(8)
                let kinds: [String: MediaTrack.Kind] = [
                    "vide": .video, "soun": .audio, "text": .text, "sbtl": .text, "subt": .text, "clcp": .text,
                ]
                track.kind = kinds[body.code()] ?? .other
            case "minf":
                if let table = find("stbl", in: box.range, bytes) { readSamples(bytes, table, media, into: &track) }
            default: break
            }
        }
        if track.duration.value == 0 { track.duration = media }
    }

    private static func find(_ name: String, in range: Range<Int>, _ bytes: MediaBytes) -> Range<Int>? {
        MovieReader.boxes(bytes, range).first { $0.name == name }?.range
    }

    private static func readSamples(_ bytes: MediaBytes, _ range: Range<Int>, _ media: MediaTime, into track: inout MediaTrack) {
        for box in MovieReader.boxes(bytes, range) {
            switch box.name {
            case "stsd": readDescription(bytes.read(at: box.range.lowerBound, count: 256), into: &track)
            case "stts" where track.kind == .video && media.value > 0:
                track.frameRate = Double(sampleCount(bytes, box.range)) / media.seconds
            case "stsz" where media.value > 0: track.bitRate = Double(sampleBytes(bytes, box.range)) * 8 / media.seconds
            default: break
            }
        }
    }

    private static func readDescription(_ box: ByteReader, into track: inout MediaTrack) {
        var box = box
        box.skip(12)
        track.codec = box.code()
        box.skip(8)
        switch track.kind {
        case .video:
            box.skip(16)
            let (width, height) = (Double(box.big(2)), Double(box.big(2)))
            if track.width == 0 || track.height == 0 { (track.width, track.height) = (width, height) }
        case .audio: readSound(&box, into: &track)
        default: break
        }
    }

    /// Reads the description of sound, behind the reference to its data.
    private static func readSound(_ box: inout ByteReader, into track: inout MediaTrack) {
        let version = box.big(2)
        box.skip(6)
        track.channelCount = Int(box.big(2))
        let bits = Int(box.big(2))
        track.bitsPerSample = ["sowt", "twos", "lpcm", "in24", "in32", "fl32", "raw "].contains(track.codec) ? bits : 0
        box.skip(4)
        track.sampleRate = Double(box.big(4)) / 65536
        if version == 2 {
            // QuickTime's second version has numbers that fit its day.
            box.skip(4)
            let rate = Double(bitPattern: box.big(8))
            track.sampleRate = rate.isFinite ? rate : 0
            track.channelCount = Int(box.big(4))
        }
        if let (rate, channels) = AACConfiguration.find(in: box.bytes) {
            if rate > 0 { track.sampleRate = rate }
            if channels > 0 { track.channelCount = channels }
        }
    }

    private static let mostEntries = 1 << 17

    private static func sampleCount(_ bytes: MediaBytes, _ range: Range<Int>) -> Int {
        var box = bytes.read(at: range.lowerBound, count: min(range.count, 8 + mostEntries * 8))
        box.skip(4)
        var total = 0
        box.skip(4)
        while box.remaining >= 8 {
            total += Int(box.big(4))
            box.skip(4)
        }
        return total
    }

    private static func sampleBytes(_ bytes: MediaBytes, _ range: Range<Int>) -> Int {
        var box = bytes.read(at: range.lowerBound, count: min(range.count, 12 + mostEntries * 4))
        box.skip(4)
        let (size, count) = (Int(box.big(4)), Int(box.big(4)))
        guard size == 0 else { return size.multipliedReportingOverflow(by: count).partialValue }
        var total = 0
        while box.remaining >= 4 { total += Int(box.big(4)) }
        return total
    }

    /// Three letters of five bits each; nil for "undetermined" and Macintosh language codes.
    private static func language(_ code: Int) -> String? {
        let letters = [code >> 10 & 31, code >> 5 & 31, code & 31]
        guard code >= 0x400, letters.allSatisfy({ (1...26).contains($0) }) else { return nil }
        let text = String(decoding: letters.map { UInt8($0 + 0x60) }, as: UTF8.self)
        return text == "und" ? nil : text
    }
}
