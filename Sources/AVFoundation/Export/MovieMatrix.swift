internal import MediaInformation

/// Writes how a movie's picture is turned into the headers of its video tracks. Source: ISO 14496-12.
enum MovieMatrix {
    /// - Throws: The error of writing the file.
    static func write(_ matrix: CGAffineTransform, to url: URL) throws {
        let bytes = try MediaBytes(file: url)
        guard let movie = boxes(bytes, 0..<bytes.count).first(where: { $0.name == "moov" }) else { return }
        let places = boxes(bytes, movie.range).filter { $0.name == "trak" }.compactMap { place(bytes, $0.range) }
        guard !places.isEmpty else { return }
        let handle = try FileHandle(forWritingTo: url)
        for place in places {
            try handle.seek(toOffset: UInt64(place))
            try handle.write(contentsOf: data(matrix))
        }
        try handle.close()
    }

    /// The nine numbers: 16.16 fixed, the last of each three 2.30.
    static func data(_ matrix: CGAffineTransform) -> Data {
        let numbers = [matrix.a, matrix.b, 0, matrix.c, matrix.d, 0, matrix.tx, matrix.ty, 1]
        var data = Data()
        for (index, number) in numbers.enumerated() {
            let scaled = (Double(number) * (index % 3 == 2 ? 1_073_741_824 : 65536)).rounded()
            let value = UInt32(bitPattern: Int32(exactly: scaled) ?? (scaled < 0 ? .min : .max))
            data += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        }
        return data
    }

    /// Where a video track's matrix lies in the file; nil for other tracks.
    private static func place(_ bytes: MediaBytes, _ range: Range<Int>) -> Int? {
        let found = boxes(bytes, range)
        guard let header = found.first(where: { $0.name == "tkhd" }), let media = found.first(where: { $0.name == "mdia" }),
            let handler = boxes(bytes, media.range).first(where: { $0.name == "hdlr" })
        else { return nil }
        var kind = bytes.read(at: handler.range.lowerBound + 8, count: 4)
        var version = bytes.read(at: header.range.lowerBound, count: 1)
        let offset = version.byte() == 1 ? 52 : 40
        guard kind.code() == "vide", header.range.count >= offset + 36 else { return nil }
        return header.range.lowerBound + offset
    }

    /// The boxes in a range, without their headers.
    private static func boxes(_ bytes: MediaBytes, _ range: Range<Int>) -> [(name: String, range: Range<Int>)] {
        var (position, found) = (range.lowerBound, [(name: String, range: Range<Int>)]())
        while position + 8 <= range.upperBound, found.count < 10_000 {
            var header = bytes.read(at: position, count: 16)
            var size = Int(header.big(4))
            let name = header.code()
            var start = position + 8
            if size == 1 {
                size = Int(clamping: header.big(8))
                start += 8
            }
            let (end, overflows) = position.addingReportingOverflow(size)
            guard !overflows, end >= start, end <= range.upperBound else { break }
            found.append((name, start..<end))
            position = end
        }
        return found
    }
}
