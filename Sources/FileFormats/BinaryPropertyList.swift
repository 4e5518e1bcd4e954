import Foundation

/// Property lists in Apple's binary format (`bplist00`): objects, a table of their offsets, and a trailer that says where the table is.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private var offsetSize = 0
    private var referenceSize = 0
    private var objectCount = 0
    private var tableOffset = 0
    /// Objects on the way from the top to the one being read: one that holds itself would never end.
    private var path: Set<Int> = []
    private var known: [Int: Object] = [:]

    /// A value that was read. Objects may be named any number of times, so a small file can stand for an endless value: size and depth count
    /// the objects with all repetitions.
    private struct Object {
        var value: Any
        var size = 1
        var depth = 1
    }

    private static let maximumSize = 1_000_000

    /// - Throws: `FormatError`.
    static func read(_ data: Data) throws -> Any {
        var list = try BinaryPropertyList(Array(data))
        return try list.object(list.topObject).value
    }

    private var topObject = 0
    private static let trailerSize = 32

    private init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        guard bytes.count > Self.trailerSize + 8 else { throw Self.damage("the file is cut off") }
        let trailer = bytes.count - Self.trailerSize
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw Self.damage("no trailer") }
        objectCount = try integer(at: trailer + 8, size: 8)
        topObject = try integer(at: trailer + 16, size: 8)
        tableOffset = try integer(at: trailer + 24, size: 8)
        guard tableOffset <= trailer, objectCount <= (trailer - tableOffset) / offsetSize else { throw Self.damage("no table of objects") }
    }

    private static func damage(_ cause: String) -> FormatError {
        FormatError(line: 1, message: "a damaged binary property list: \(cause)")
    }

    // MARK: Bytes

    /// Checks that a range lies before the trailer.
    private func range(_ start: Int, _ count: Int) throws -> Range<Int> {
        guard start >= 0, count >= 0, count <= bytes.count - start, start <= bytes.count else {
            throw Self.damage("an object reaches beyond the end")
        }
        return start..<start + count
    }

    /// An unsigned big-endian number that fits an `Int`.
    private func integer(at start: Int, size: Int) throws -> Int {
        let value = bytes[try range(start, size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let result = Int(exactly: value) else { throw Self.damage("a number is out of range") }
        return result
    }

    // MARK: Objects

    private mutating func object(_ index: Int) throws -> Object {
        if let object = known[index] { return object }
        guard index < objectCount else { throw Self.damage("an object that is not in the file") }
        guard path.insert(index).inserted else { throw Self.damage("an object that holds itself") }
        guard path.count <= PropertyList.maximumDepth else { throw Self.damage("nested too deeply") }
        defer { path.remove(index) }
        let object = try read(at: integer(at: tableOffset + index * offsetSize, size: offsetSize))
        guard object.size <= Self.maximumSize else { throw Self.damage("too many objects") }
        guard object.depth <= PropertyList.maximumDepth else { throw Self.damage("nested too deeply") }
        known[index] = object
        return object
    }

    private mutating func read(at start: Int) throws -> Object {
        let marker = bytes[try range(start, 1).lowerBound]
        let low = Int(marker & 0xF)
        switch marker >> 4 {
        case 0x0 where low == 8 || low == 9: return Object(value: low == 9)
        case 0x1: return Object(value: try number(at: start + 1, size: 1 << low))
        case 0x2: return Object(value: try real(at: start + 1, size: 1 << low))
        case 0x3 where low == 3: return Object(value: Date(timeIntervalSinceReferenceDate: try double(at: start + 1)))
        // A reference in a keyed archive, in the form that XML property lists have it in.
        case 0x8: return Object(value: ["CF$UID": try integer(at: start + 1, size: low + 1)])
        case 0x4...0x6, 0xA, 0xC, 0xD: return try counted(marker >> 4, low, start: start + 1)
        default: throw Self.damage("an object of unknown kind \(marker)")
        }
    }

    /// An object that says how long it is, in its marker or in a number behind it.
    private mutating func counted(_ kind: UInt8, _ low: Int, start: Int) throws -> Object {
        var (count, start) = (low, start)
        if low == 0xF {
            let marker = bytes[try range(start, 1).lowerBound]
            guard marker >> 4 == 1, marker & 0xF <= 3 else { throw Self.damage("a length that is no number") }
            let size = 1 << Int(marker & 0xF)
            count = try integer(at: start + 1, size: size)
            start += 1 + size
        }
        // Checked here, so that no product below overflows.
        guard count <= bytes.count else { throw Self.damage("a length beyond the end") }
        switch kind {
        case 0x4: return Object(value: Data(bytes[try range(start, count)]))
        case 0x5: return Object(value: String(decoding: bytes[try range(start, count)], as: UTF8.self))
        case 0x6: return Object(value: try utf16(at: start, count: count))
        case 0xD: return try dictionary(at: start, count: count)
        default: return try array(at: start, count: count)
        }
    }

    /// The objects that `count` references at `start` name.
    private mutating func objects(at start: Int, count: Int) throws -> [Object] {
        let range = try range(start, count * referenceSize)
        return try stride(from: range.lowerBound, to: range.upperBound, by: referenceSize).map {
            try object(integer(at: $0, size: referenceSize))
        }
    }

    private static func container(_ value: Any, of objects: [Object]) -> Object {
        // Each part is checked to be small, but a million of them could overflow together.
        let size = objects.reduce(1) { min($0 + $1.size, maximumSize + 1) }
        return Object(value: value, size: size, depth: 1 + (objects.map(\.depth).max() ?? 0))
    }

    private mutating func array(at start: Int, count: Int) throws -> Object {
        let objects = try objects(at: start, count: count)
        return Self.container(objects.map(\.value), of: objects)
    }

    private mutating func dictionary(at start: Int, count: Int) throws -> Object {
        let keys = try objects(at: start, count: count)
        let values = try objects(at: start + count * referenceSize, count: count)
        var result: [String: Any] = [:]
        for (key, value) in zip(keys, values) {
            guard let name = key.value as? String else { throw Self.damage("a key that is no string") }
            result[name] = value.value
        }
        return Self.container(result, of: values)
    }

    private func utf16(at start: Int, count: Int) throws -> String {
        let range = try range(start, count * 2)
        return String(
            decoding: stride(from: range.lowerBound, to: range.upperBound, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) },
            as: UTF16.self)
    }

    /// Up to four bytes are unsigned, eight are signed; sixteen hold an unsigned number of eight.
    private func number(at start: Int, size: Int) throws -> Any {
        guard size <= 16 else { throw Self.damage("a number of \(size) bytes") }
        let value = bytes[try range(start, size)].suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        if size == 16 { return Int(exactly: value).map { $0 as Any } ?? value }
        return size == 8 ? Int(Int64(bitPattern: value)) : Int(value)
    }

    private func real(at start: Int, size: Int) throws -> Double {
        switch size {
        case 4: return Double(Float(bitPattern: UInt32(try integer(at: start, size: 4))))
        case 8: return try double(at: start)
        default: throw Self.damage("a number of \(size) bytes")
        }
    }

    private func double(at start: Int) throws -> Double {
        Double(bitPattern: bytes[try range(start, 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
