/// A QR code of bytes in the smallest version that holds them.
///
/// Source: ISO/IEC 18004.
struct QRCode: Sendable {
    /// The share of the code that may be damaged.
    enum Level: String, Sendable {
        case low = "L", medium = "M", quartile = "Q", high = "H"

        fileprivate var index: Int {
            switch self {
            case .low: 0
            case .medium: 1
            case .quartile: 2
            case .high: 3
            }
        }
        fileprivate var formatBits: Int { [1, 0, 3, 2][index] }
    }

    /// Modules on each side.
    let size: Int
    private let version: Int
    private var dark: [Bool]
    /// Modules that are patterns and not data.
    private var isFunction: [Bool]

    /// Bytes of correction in a block, and the blocks, by level and version.
    private static let correction: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]
    private static let blocks: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22,
            24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38,
            40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53,
            56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60,
            63, 66, 70, 74, 77, 81,
        ],
    ]

    /// nil where the bytes are too many for any version.
    init?(_ bytes: [UInt8], _ level: Level) {
        func capacity(_ version: Int) -> Int {
            Self.rawModules(version) / 8 - Self.correction[level.index][version - 1] * Self.blocks[level.index][version - 1]
        }
        func neededBits(_ version: Int) -> Int { 4 + (version < 10 ? 8 : 16) + bytes.count * 8 }
        guard let version = (1...40).first(where: { neededBits($0) <= capacity($0) * 8 }) else { return nil }
        (self.version, size) = (version, version * 4 + 17)
        (dark, isFunction) = ([Bool](repeating: false, count: size * size), [Bool](repeating: false, count: size * size))
        drawPatterns()
        let data = Self.words(bytes, version, capacity(version))
        draw(Self.withCorrection(data, Self.correction[level.index][version - 1], Self.blocks[level.index][version - 1], version))
        chooseMask(level)
    }

    /// Whether a module is dark; those outside are light. The origin is the upper left corner.
    func isDark(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < size && y < size && dark[y * size + x] }

    // MARK: Data

    /// Modules of a version that hold data and correction.
    private static func rawModules(_ version: Int) -> Int {
        var result = (16 * version + 128) * version + 64
        if version >= 2 {
            let count = version / 7 + 2
            result -= (25 * count - 10) * count - 55
            if version >= 7 { result -= 36 }
        }
        return result
    }

    private static func words(_ bytes: [UInt8], _ version: Int, _ capacity: Int) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) { for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) } }
        append(0b0100, 4)
        append(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, capacity * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var pad: UInt8 = 0xEC
        while words.count < capacity {
            words.append(pad)
            pad ^= 0xEC ^ 0x11
        }
        return words
    }

    /// The product in the field of 256 elements.
    private static func product(_ x: UInt8, _ y: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= (Int(y) >> bit & 1) * Int(x)
        }
        return UInt8(truncatingIfNeeded: result)
    }

    private static func remainder(_ data: ArraySlice<UInt8>, _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }

    private static func withCorrection(_ data: [UInt8], _ length: Int, _ blockCount: Int, _ version: Int) -> [UInt8] {
        var divisor = [UInt8](repeating: 0, count: length - 1) + [1], root: UInt8 = 1
        for _ in 0..<length {
            for index in divisor.indices {
                divisor[index] = product(divisor[index], root)
                if index + 1 < length { divisor[index] ^= divisor[index + 1] }
            }
            root = product(root, 2)
        }
        let total = rawModules(version) / 8, shortBlocks = blockCount - total % blockCount, shortLength = total / blockCount - length
        var parts: [(data: ArraySlice<UInt8>, correction: [UInt8])] = [], place = 0
        for block in 0..<blockCount {
            let count = shortLength + (block < shortBlocks ? 0 : 1), part = data[place..<place + count]
            parts.append((part, remainder(part, divisor)))
            place += count
        }
        var result: [UInt8] = []
        for index in 0...shortLength {
            for part in parts where index < part.data.count { result.append(part.data[part.data.startIndex + index]) }
        }
        for index in 0..<length { for part in parts { result.append(part.correction[index]) } }
        return result
    }

    // MARK: Modules

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard x >= 0, y >= 0, x < size, y < size else { return }
        (dark[y * size + x], isFunction[y * size + x]) = (isDark, true)
    }

    private mutating func drawPatterns() {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 { for dx in -4...4 { set(x + dx, y + dy, ![2, 4].contains(max(abs(dx), abs(dy)))) } }
        }
        let places = alignmentPlaces, last = places.count - 1
        for (column, x) in places.enumerated() {
            for (row, y) in places.enumerated() where !(column == 0 && (row == 0 || row == last)) && !(column == last && row == 0) {
                for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(0)
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1, (far, near) = (size - 11 + index % 3, index / 3)
            set(far, near, isDark)
            set(near, far, isDark)
        }
    }

    private var alignmentPlaces: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - (count - 2 - $0) * step }
    }

    /// - Parameter value: The level's bits and the mask's.
    private mutating func drawFormat(_ value: Int) {
        var rest = value
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (value << 10 | rest) ^ 0x5412
        func isDark(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, isDark(index)) }
        set(8, 7, isDark(6))
        set(8, 8, isDark(7))
        set(7, 8, isDark(8))
        for index in 9..<15 { set(14 - index, 8, isDark(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, isDark(index)) }
        for index in 8..<15 { set(8, size - 15 + index, isDark(index)) }
        set(8, size - 8, true)
    }

    /// Fills pairs of columns, from the right, up and down.
    private mutating func draw(_ words: [UInt8]) {
        var bit = 0, right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                let isUp = (right + 1) & 2 == 0, y = isUp ? size - 1 - step : step
                for x in [right, right - 1] where !isFunction[y * size + x] && bit < words.count * 8 {
                    dark[y * size + x] = words[bit >> 3] >> (7 - UInt8(bit & 7)) & 1 == 1
                    bit += 1
                }
            }
            right -= 2
        }
    }

    private mutating func chooseMask(_ level: Level) {
        let plain = dark
        var best: (penalty: Int, dark: [Bool])?
        for mask in 0..<8 {
            dark = plain
            apply(mask)
            drawFormat(level.formatBits << 3 | mask)
            let penalty = penalty
            if penalty < best?.penalty ?? .max { best = (penalty, dark) }
        }
        dark = best?.dark ?? plain
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFunction[y * size + x] {
                let turns =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if turns { dark[y * size + x].toggle() }
            }
        }
    }

    /// How hard the code is to read.
    private var penalty: Int {
        var result = 0
        let finder = [true, false, true, true, true, false, true], light = [Bool](repeating: false, count: 4)
        for line in 0..<size {
            for values in [(0..<size).map { dark[line * size + $0] }, (0..<size).map { dark[$0 * size + line] }] {
                var run = 1
                for index in 1...size {
                    if index < size, values[index] == values[index - 1] {
                        run += 1
                    } else {
                        if run >= 5 { result += run - 2 }
                        run = 1
                    }
                }
                for start in 0...size - 11 {
                    let part = values[start..<start + 11]
                    if part.elementsEqual(finder + light) || part.elementsEqual(light + finder) { result += 40 }
                }
            }
        }
        for y in 1..<size {
            for x in 1..<size {
                let here = dark[y * size + x]
                if here == dark[y * size + x - 1], here == dark[(y - 1) * size + x], here == dark[(y - 1) * size + x - 1] { result += 3 }
            }
        }
        let share = dark.count { $0 } * 20 - size * size * 10
        return result + max((abs(share) + size * size - 1) / (size * size) - 1, 0) * 10
    }
}
