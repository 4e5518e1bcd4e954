import Foundation

/// Reads the boxes of MPEG-4 and QuickTime files. Source: ISO 14496-12, Apple's QuickTime File Format.
enum MovieReader {
    static func read(_ bytes: MediaBytes) -> MediaInformation? {
        let top = boxes(bytes, 0..<bytes.count)
        guard let movie = top.first(where: { $0.name == "moov" }) else { return nil }
        var result = MediaInformation(container: .mpeg4, duration: .zero)
        var timescale: Int32 = 600
        for box in boxes(bytes, movie.range) {
            switch box.name {
            case "mvhd":
                result.duration = readDuration(bytes.read(at: box.range.lowerBound, count: 32))
                timescale = result.duration.timescale
            case "trak": if let track = MovieTrackReader.read(bytes, box.range, timescale) { result.tracks.append(track) }
            case "udta", "meta": result.tags += MovieTagReader.read(bytes, box)
            case "mvex": result.duration = fragmentDuration(bytes, box.range, timescale) ?? result.duration
            default: break
            }
        }
        if result.duration.value == 0, let longest = result.tracks.map(\.duration).max(by: { $0.seconds < $1.seconds }) {
            result.duration = longest
        }
        return result
    }

    struct Box {
        var name: String
        /// The contents, without the header.
        var range: Range<Int>
    }

    /// The boxes in a range; those that do not fit into it are left out.
    static func boxes(_ bytes: MediaBytes, _ range: Range<Int>) -> [Box] {
        var (position, found) = (range.lowerBound, [Box]())
        while position + 8 <= range.upperBound, found.count < 10_000 {
            var header = bytes.read(at: position, count: 16)
            var size = Int(header.big(4))
            let name = header.code()
            var start = position + 8
            if size == 1 {
                size = Int(clamping: header.big(8))
                start += 8
            } else if size == 0 {
                size = range.upperBound - position
            }
            let (end, overflows) = position.addingReportingOverflow(size)
            guard !overflows, end >= start, end <= range.upperBound else {
                // A download that is not complete ends within its last box, which holds the samples.
                if found.isEmpty || name != "mdat" { return found }
                found.append(Box(name: name, range: start..<max(range.upperBound, start)))
                return found
            }
            found.append(Box(name: name, range: start..<end))
            position = end
        }
        return found
    }

    /// The duration in a header of a movie or of a track's media.
    static func readDuration(_ box: ByteReader) -> MediaTime {
        var box = box
        let isLong = box.byte() == 1
        box.skip(isLong ? 19 : 11)
        let timescale = Int32(clamping: box.big(4))
        let value = isLong ? box.big(8) : box.big(4)
        // All bits: not known.
        let isKnown = isLong ? value < UInt64(Int64.max) : value != 0xFFFF_FFFF
        return MediaTime(value: isKnown ? Int64(value) : 0, timescale: timescale)
    }

    private static func fragmentDuration(_ bytes: MediaBytes, _ range: Range<Int>, _ timescale: Int32) -> MediaTime? {
        guard let header = boxes(bytes, range).first(where: { $0.name == "mehd" }) else { return nil }
        var box = bytes.read(at: header.range.lowerBound, count: 12)
        let isLong = box.byte() == 1
        box.skip(3)
        let value = Int64(clamping: isLong ? box.big(8) : box.big(4))
        return value > 0 ? MediaTime(value: value, timescale: timescale) : nil
    }
}
