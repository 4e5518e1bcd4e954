/// Reads the TIFF structure that Exif's fields lie in. Damaged fields are left out.
struct MetadataReader {
    private let bytes: [UInt8]
    private let isLittle: Bool

    init?(_ data: Data) {
        bytes = [UInt8](data)
        guard bytes.count >= 8 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0x49, 0x49): isLittle = true
        case (0x4D, 0x4D): isLittle = false
        default: return nil
        }
    }

    /// The dictionaries of properties by their keys.
    func dictionaries() -> [String: [String: Any]] {
        var result: [String: [String: Any]] = [:]
        let first = Int(number(4, 4))
        let tiff = directory(first, MetadataTag.tiff)
        if !tiff.isEmpty { result[kCGImagePropertyTIFFDictionary] = tiff }
        for (pointer, tags, key) in [
            (MetadataTag.exifDirectory, MetadataTag.exif, kCGImagePropertyExifDictionary),
            (MetadataTag.gpsDirectory, MetadataTag.gps, kCGImagePropertyGPSDictionary),
        ] {
            guard let entry = entries(first).first(where: { number($0, 2) == pointer }) else { continue }
            var values = directory(Int(number(entry + 8, 4)), tags)
            // Degrees, minutes and seconds are one number of degrees.
            if key == kCGImagePropertyGPSDictionary {
                for name in ["Latitude", "Longitude"] {
                    if let parts = values[name] as? [NSNumber] {
                        values[name] = NSNumber(value: zip(parts, [1, 60, 3600]).reduce(0) { $0 + $1.0.doubleValue / $1.1 })
                    }
                }
                if let parts = values["TimeStamp"] as? [NSNumber], parts.count == 3 {
                    values["TimeStamp"] = parts.map { $0.intValue < 10 ? "0\($0.intValue)" : "\($0.intValue)" }.joined(separator: ":")
                }
            }
            if !values.isEmpty { result[key] = values }
        }
        return result
    }

    private func number(_ place: Int, _ count: Int) -> UInt32 {
        guard place >= 0, place + count <= bytes.count else { return 0 }
        let part = bytes[place..<place + count]
        return isLittle ? part.reversed().reduce(0) { $0 << 8 | UInt32($1) } : part.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The places of a directory's entries.
    private func entries(_ place: Int) -> [Int] {
        guard place >= 8, place + 2 <= bytes.count else { return [] }
        return (0..<Int(number(place, 2))).map { place + 2 + $0 * 12 }.filter { $0 + 12 <= bytes.count }
    }

    private func directory(_ place: Int, _ tags: [MetadataTag]) -> [String: Any] {
        var result: [String: Any] = [:]
        for entry in entries(place) {
            let found = UInt16(number(entry, 2))
            // The first field of a tag counts: repeated ones would each be read.
            guard let tag = tags.first(where: { $0.number == found }), result[tag.name] == nil,
                let value = value(entry, isList: tag.isList)
            else { continue }
            result[tag.name] = value
        }
        return result
    }

    private func value(_ entry: Int, isList: Bool) -> Any? {
        guard let kind = MetadataTag.Kind(rawValue: UInt16(number(entry + 2, 2))) else { return nil }
        let count = Int(number(entry + 4, 4))
        let size = [.byte: 1, .text: 1, .undefined: 1, .short: 2, .long: 4][kind] ?? 8
        // No field that is read has more than a few numbers.
        guard count > 0, count <= bytes.count / size, kind == .text || count <= 64 else { return nil }
        let place = count * size <= 4 ? entry + 8 : Int(number(entry + 8, 4))
        guard place + count * size <= bytes.count else { return nil }
        if kind == .text {
            return String(decoding: bytes[place..<place + count].prefix { $0 != 0 }, as: UTF8.self)
        }
        let values = (0..<count).map { NSNumber(value: scalar(place + $0 * size, kind)) }
        return values.count == 1 && !isList ? values[0] : values
    }

    private func scalar(_ place: Int, _ kind: MetadataTag.Kind) -> Double {
        switch kind {
        case .byte, .text, .undefined: return Double(number(place, 1))
        case .short: return Double(number(place, 2))
        case .long: return Double(number(place, 4))
        case .rational:
            let divisor = number(place + 4, 4)
            return divisor == 0 ? 0 : Double(number(place, 4)) / Double(divisor)
        case .signedRational:
            let divisor = Int32(bitPattern: number(place + 4, 4))
            return divisor == 0 ? 0 : Double(Int32(bitPattern: number(place, 4))) / Double(divisor)
        }
    }
}

/// Writes properties as the TIFF structure that Exif's fields lie in.
struct MetadataWriter {
    private let properties: [String: Any]

    init(_ properties: [String: Any]) { self.properties = properties }

    /// The structure; nil where no property has a field.
    var data: Data? {
        var tiff = dictionary(kCGImagePropertyTIFFDictionary)
        if let orientation = properties[kCGImagePropertyOrientation] { tiff["Orientation"] = orientation }
        if let x = properties[kCGImagePropertyDPIWidth] { tiff["XResolution"] = x }
        if let y = properties[kCGImagePropertyDPIHeight] { tiff["YResolution"] = y }
        let main = fields(tiff, MetadataTag.tiff)
        let exif = fields(dictionary(kCGImagePropertyExifDictionary), MetadataTag.exif)
        let gps = fields(gpsValues, MetadataTag.gps)
        guard !main.isEmpty || !exif.isEmpty || !gps.isEmpty else { return nil }
        let extra = (exif.isEmpty ? 0 : 1) + (gps.isEmpty ? 0 : 1)
        let exifPlace = 8 + size(main, extra: extra), gpsPlace = exifPlace + (exif.isEmpty ? 0 : size(exif))
        var pointers: [Field] = []
        if !exif.isEmpty { pointers.append(pointer(MetadataTag.exifDirectory, exifPlace)) }
        if !gps.isEmpty { pointers.append(pointer(MetadataTag.gpsDirectory, gpsPlace)) }
        var result = Data([0x4D, 0x4D, 0, 42, 0, 0, 0, 8])
        append(main + pointers, to: &result)
        if !exif.isEmpty { append(exif, to: &result) }
        if !gps.isEmpty { append(gps, to: &result) }
        return result
    }

    private struct Field {
        let number: UInt16
        let kind: MetadataTag.Kind
        let count: Int
        let bytes: [UInt8]
    }

    private func dictionary(_ key: String) -> [String: Any] { properties[key] as? [String: Any] ?? [:] }

    private var gpsValues: [String: Any] {
        var values = dictionary(kCGImagePropertyGPSDictionary)
        for name in ["Latitude", "Longitude"] {
            guard let degrees = (values[name] as? NSNumber)?.doubleValue ?? values[name] as? Double, degrees.isFinite else { continue }
            let whole = abs(degrees).rounded(.down), minutes = (abs(degrees) - whole) * 60
            values[name] = [whole, minutes.rounded(.down), (minutes - minutes.rounded(.down)) * 60].map { NSNumber(value: $0) }
        }
        if let time = values["TimeStamp"] as? String {
            values["TimeStamp"] = time.split(separator: ":").compactMap { Double($0) }.map { NSNumber(value: $0) }
        }
        return values
    }

    private func fields(_ values: [String: Any], _ tags: [MetadataTag]) -> [Field] {
        tags.compactMap { tag in values[tag.name].flatMap { field(tag, $0) } }
    }

    private func pointer(_ number: UInt16, _ place: Int) -> Field {
        Field(number: number, kind: .long, count: 1, bytes: big(UInt32(place)))
    }

    private func big<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }

    private func field(_ tag: MetadataTag, _ value: Any) -> Field? {
        if tag.kind == .text {
            guard let text = value as? String else { return nil }
            let bytes = Array(text.utf8) + [0]
            return Field(number: tag.number, kind: .text, count: bytes.count, bytes: bytes)
        }
        let list = (value as? [Any] ?? [value]).compactMap {
            ($0 as? NSNumber)?.doubleValue ?? $0 as? Double ?? ($0 as? Int).map(Double.init) ?? ($0 as? UInt32).map(Double.init)
        }
        guard !list.isEmpty, list.allSatisfy(\.isFinite) else { return nil }
        let bytes: [UInt8] = list.flatMap { number -> [UInt8] in
            switch tag.kind {
            case .byte, .text, .undefined: [UInt8(min(max(number, 0), 255))]
            case .short: big(UInt16(min(max(number, 0), 65_535)))
            case .long: big(UInt32(min(max(number, 0), 4_294_967_295)))
            case .rational: rational(max(number, 0))
            case .signedRational: signedRational(number)
            }
        }
        return Field(number: tag.number, kind: tag.kind, count: list.count, bytes: bytes)
    }

    private func rational(_ number: Double) -> [UInt8] {
        // Exposures are fractions of one.
        if number > 0, number < 1, 1 / number <= 4_294_967_295, abs((1 / number).rounded() * number - 1) < 1e-9 {
            return big(UInt32(1)) + big(UInt32((1 / number).rounded()))
        }
        let divisor = number.rounded() == number ? 1.0 : number < 4000 ? 1_000_000 : 1000
        return big(UInt32(min((number * divisor).rounded(), 4_294_967_295))) + big(UInt32(divisor))
    }

    private func signedRational(_ number: Double) -> [UInt8] {
        let divisor = number.rounded() == number ? 1.0 : 100_000
        return big(Int32(min(max((number * divisor).rounded(), -2_147_483_648), 2_147_483_647))) + big(Int32(divisor))
    }

    /// Bytes of a directory with its values.
    private func size(_ fields: [Field], extra: Int = 0) -> Int {
        6 + (fields.count + extra) * 12 + fields.reduce(0) { $0 + ($1.bytes.count > 4 ? $1.bytes.count + $1.bytes.count % 2 : 0) }
    }

    private func append(_ fields: [Field], to data: inout Data) {
        let sorted = fields.sorted { $0.number < $1.number }
        var place = data.count + 6 + fields.count * 12
        var values = Data()
        data.append(contentsOf: big(UInt16(sorted.count)))
        for field in sorted {
            data.append(contentsOf: big(field.number) + big(field.kind.rawValue) + big(UInt32(field.count)))
            if field.bytes.count <= 4 {
                data.append(contentsOf: field.bytes + [UInt8](repeating: 0, count: 4 - field.bytes.count))
            } else {
                data.append(contentsOf: big(UInt32(place)))
                values.append(contentsOf: field.bytes + [UInt8](repeating: 0, count: field.bytes.count % 2))
                place += field.bytes.count + field.bytes.count % 2
            }
        }
        data.append(contentsOf: [0, 0, 0, 0])
        data.append(values)
    }
}
