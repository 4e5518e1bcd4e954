/// Writes GIF files: each frame with 255 colours of its own and one that is transparent.
///
/// Source: CompuServe's “GIF89a Specification”.
struct GIFWriter {
    private var data = Data()
    private let width: Int
    private let height: Int

    /// - Parameter loopCount: How often the animation plays; 0 for ever, nil once.
    init(width: Int, height: Int, loopCount: Int?) {
        (self.width, self.height) = (min(width, 65_535), min(height, 65_535))
        data.append(contentsOf: Array("GIF89a".utf8) + little(self.width) + little(self.height) + [0x70, 0, 0])
        guard let loopCount else { return }
        data.append(contentsOf: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + little(min(max(loopCount, 0), 65_535)) + [0])
    }

    private func little(_ number: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)] }

    /// - Parameter delay: Seconds that the frame is shown.
    mutating func append(_ image: CGImage, delay: Double) {
        let palette = ColorPalette(of: image)
        let (frameWidth, frameHeight) = (min(image.width, width), min(image.height, height))
        let hundredths = Int((min(max(delay.isFinite ? delay : 0, 0), 655) * 100).rounded())
        // The frame is cleared before the next one, and the last colour of 256 is transparent.
        data.append(contentsOf: [0x21, 0xF9, 4, 0b1001] + little(hundredths) + [255, 0])
        data.append(contentsOf: [0x2C, 0, 0, 0, 0] + little(frameWidth) + little(frameHeight) + [0x87])
        data.append(contentsOf: palette.bytes)
        data.append(8)
        let compressed = LZWEncoder.encode(palette.indices(of: image, width: frameWidth, height: frameHeight))
        var place = 0
        while place < compressed.count {
            let count = min(255, compressed.count - place)
            data.append(UInt8(count))
            data.append(contentsOf: compressed[place..<place + count])
            place += count
        }
        data.append(0)
    }

    func finished() -> Data { data + [0x3B] }
}

/// Up to 255 colours that stand for those of a picture, by median cut.
struct ColorPalette {
    /// 256 colours of three bytes; the last one is transparent.
    private(set) var bytes = [UInt8](repeating: 0, count: 768)
    private var indexOfBin = [UInt8](repeating: 0, count: 32_768)

    private struct Box {
        var bins: ArraySlice<Int>
        var weight = 0
        /// The component with the widest range, and that range.
        var axis = 0
        var range = 0
    }

    init(of image: CGImage) {
        var weights = [Int](repeating: 0, count: 32_768), sums = [Int](repeating: 0, count: 32_768 * 3)
        Self.eachColor(of: image, width: image.width, height: image.height) { _, color in
            guard let (red, green, blue) = color else { return }
            let bin = Self.bin(red, green, blue)
            weights[bin] += 1
            (sums[bin * 3], sums[bin * 3 + 1], sums[bin * 3 + 2]) = (
                sums[bin * 3] + red, sums[bin * 3 + 1] + green, sums[bin * 3 + 2] + blue
            )
        }
        let used = weights.indices.filter { weights[$0] > 0 }
        guard !used.isEmpty else { return }
        var boxes = [Self.measured(used[...], weights)]
        while boxes.count < 255,
            let widest = boxes.indices.filter({ boxes[$0].bins.count > 1 }).max(by: {
                boxes[$0].range * boxes[$0].weight < boxes[$1].range * boxes[$1].weight
            })
        {
            let box = boxes.remove(at: widest)
            let sorted = box.bins.sorted { Self.component($0, box.axis) < Self.component($1, box.axis) }
            var (half, split) = (0, 1)
            for (place, bin) in sorted.enumerated() {
                half += weights[bin]
                if half * 2 >= box.weight {
                    split = min(max(place + 1, 1), sorted.count - 1)
                    break
                }
            }
            boxes.append(Self.measured(sorted[..<split], weights))
            boxes.append(Self.measured(sorted[split...], weights))
        }
        for (index, box) in boxes.enumerated() {
            for axis in 0..<3 {
                let sum = box.bins.reduce(0) { $0 + sums[$1 * 3 + axis] }
                bytes[index * 3 + axis] = UInt8(min((sum + box.weight / 2) / max(box.weight, 1), 255))
            }
            for bin in box.bins { indexOfBin[bin] = UInt8(index) }
        }
    }

    /// The colours' numbers, row by row; 255 is transparent.
    func indices(of image: CGImage, width: Int, height: Int) -> [UInt8] {
        var result = [UInt8](repeating: 255, count: width * height)
        Self.eachColor(of: image, width: width, height: height) { place, color in
            if let (red, green, blue) = color { result[place] = indexOfBin[Self.bin(red, green, blue)] }
        }
        return result
    }

    private static func bin(_ red: Int, _ green: Int, _ blue: Int) -> Int { (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3 }
    private static func component(_ bin: Int, _ axis: Int) -> Int { bin >> (10 - 5 * axis) & 31 }

    private static func measured(_ bins: ArraySlice<Int>, _ weights: [Int]) -> Box {
        var box = Box(bins: bins, weight: bins.reduce(0) { $0 + weights[$1] })
        for axis in 0..<3 {
            var (low, high) = (31, 0)
            for bin in bins { (low, high) = (min(low, component(bin, axis)), max(high, component(bin, axis))) }
            if high - low > box.range { (box.axis, box.range) = (axis, high - low) }
        }
        return box
    }

    /// Calls back with each pixel's place and colour; nil where it is more transparent than not.
    private static func eachColor(of image: CGImage, width: Int, height: Int, _ body: (Int, (Int, Int, Int)?) -> Void) {
        let buffer = image.buffer
        for y in 0..<height {
            let row = (buffer.pointer + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width {
                let alpha = image.isOpaque ? 255 : Int(row[x * 4 + 3])
                guard alpha >= 128 else {
                    body(y * width + x, nil)
                    continue
                }
                func plain(_ place: Int) -> Int { min(Int(row[x * 4 + place]) * 255 / alpha, 255) }
                body(y * width + x, (plain(2), plain(1), plain(0)))
            }
        }
    }
}

/// GIF's compression of bytes.
enum LZWEncoder {
    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = [], bits: UInt32 = 0, bitCount = 0, size = 9
        func write(_ code: Int) {
            bits |= UInt32(code) << bitCount
            bitCount += size
            while bitCount >= 8 {
                output.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
                bitCount -= 8
            }
        }
        let (clear, end) = (256, 257)
        var next = 258, table: [Int: Int] = [:]
        write(clear)
        var prefix = -1
        for byte in bytes {
            guard prefix >= 0 else {
                prefix = Int(byte)
                continue
            }
            let key = prefix << 8 | Int(byte)
            if let code = table[key] {
                prefix = code
                continue
            }
            write(prefix)
            if next == 4096 {
                write(clear)
                (next, size) = (258, 9)
                table.removeAll(keepingCapacity: true)
            } else {
                table[key] = next
                if next == 1 << size { size += 1 }
                next += 1
            }
            prefix = Int(byte)
        }
        if prefix >= 0 { write(prefix) }
        write(end)
        if bitCount > 0 { output.append(UInt8(truncatingIfNeeded: bits)) }
        return output
    }
}
