/// Puts the TIFF structure with Exif's fields into encoded files.
enum FileMetadata {
    static func insert(_ exif: Data, into file: Data, of type: ImageFileType) -> Data {
        switch type {
        case .jpeg: insertIntoJPEG(exif, file)
        case .png: insertIntoPNG(exif, file)
        case .gif, .webP: file
        }
    }

    /// Behind the first segment, where that is JFIF's. A segment holds at most 65,533 bytes.
    private static func insertIntoJPEG(_ exif: Data, _ file: Data) -> Data {
        let bytes = [UInt8](file.prefix(6))
        guard bytes.count == 6, exif.count + 8 <= 65_535 else { return file }
        let place = bytes[3] == 0xE0 ? 4 + Int(bytes[4]) << 8 + Int(bytes[5]) : 2
        guard place <= file.count else { return file }
        let length = exif.count + 8
        var result = Data(file.prefix(place))
        result.append(contentsOf: [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)])
        result.append(contentsOf: Array("Exif\0\0".utf8))
        result.append(exif)
        result.append(file.dropFirst(place))
        return result
    }

    /// Behind the header.
    private static func insertIntoPNG(_ exif: Data, _ file: Data) -> Data {
        guard file.count > 33 else { return file }
        let chunk = Array("eXIf".utf8) + [UInt8](exif)
        var result = Data(file.prefix(33))
        result.append(contentsOf: big(UInt32(exif.count)) + chunk + big(checksum(chunk)))
        result.append(file.dropFirst(33))
        return result
    }

    private static func big(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

    /// Source: RFC 1952's CRC-32.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
    }
}
