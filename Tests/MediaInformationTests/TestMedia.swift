import Foundation

/// Small media files, written by the tests.
enum TestMedia {
    /// Silence of 16 bits.
    static func wave(frames: Int, rate: Int, channels: Int) -> Data {
        let size = frames * channels * 2
        var data = Data("RIFF".utf8) + little(36 + size, 4) + Data("WAVEfmt ".utf8) + little(16, 4)
        data +=
            little(1, 2) + little(channels, 2) + little(rate, 4) + little(rate * channels * 2, 4) + little(channels * 2, 2) + little(16, 2)
        return data + Data("data".utf8) + little(size, 4) + Data(count: size)
    }

    /// The headers of a movie with one video track of 30 pictures a second, without the pictures.
    static func movie(seconds: Double, width: Int, height: Int) -> Data {
        let units = Int(seconds * 600)
        let matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000].reduce(into: Data()) { $0 += big($1, 4) }
        let movieHeader = box("mvhd", big(0, 12) + big(600, 4) + big(units, 4) + big(0, 80))
        let trackHeader = box(
            "tkhd",
            big(3, 4) + big(0, 8) + big(1, 4) + big(0, 4) + big(units, 4) + big(0, 16) + matrix + big(width << 16, 4) + big(height << 16, 4)
        )
        let mediaHeader = box("mdhd", big(0, 12) + big(600, 4) + big(units, 4) + big(0x55C4, 2) + big(0, 2))
        let handler = box("hdlr", big(0, 8) + Data("vide".utf8) + big(0, 13))
        let entry = box("avc1", big(0, 24) + big(width, 2) + big(height, 2) + big(0, 50))
        let table = box(
            "stbl", box("stsd", big(0, 4) + big(1, 4) + entry) + box("stts", big(0, 4) + big(1, 4) + big(Int(seconds * 30), 4) + big(20, 4))
        )
        let media = box("mdia", mediaHeader + handler + box("minf", table))
        let title = box("©nam", box("data", big(1, 4) + big(0, 4) + Data("Clip".utf8)))
        let tags = box("udta", box("meta", big(0, 4) + box("hdlr", big(0, 25)) + box("ilst", title)))
        let moov = box("moov", movieHeader + box("trak", trackHeader + media) + tags)
        return box("ftyp", Data("isom".utf8) + big(0, 4)) + moov
    }

    private static func box(_ name: String, _ contents: Data) -> Data {
        big(8 + contents.count, 4) + Data(name.unicodeScalars.map { UInt8($0.value) }) + contents
    }

    private static func big(_ value: Int, _ count: Int) -> Data {
        Data((0..<count).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 })
    }

    private static func little(_ value: Int, _ count: Int) -> Data { Data(big(value, count).reversed()) }
}
