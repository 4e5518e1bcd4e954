import Foundation

/// Reads the records of an LLVM bitstream, the format of the compiler's dependency files.
///
/// Source of the format: “LLVM Bitcode File Format”, llvm.org.
struct BitstreamReader {
    /// The bytes are no bitstream, or end within one.
    struct Malformed: Error {}

    struct Record {
        /// The block that the record is in.
        var block = 0
        var code = 0
        var fields: [Int] = []
        /// The bytes of the record's blob; empty where it has none.
        var blob = 0..<0
    }

    private enum Operand {
        case literal(Int)
        case fixed(Int)
        case variable(Int)
        case array
        case character
        case blob
    }

    private struct Block {
        var number = -1
        var width = 2
        var abbreviations: [[Operand]] = []
    }

    private let bytes: UnsafeRawBufferPointer
    /// In bits.
    private var position: Int
    private var blocks = [Block()]
    /// Abbreviations that the stream declares for blocks to come, by the block's number.
    private var declared: [Int: [[Operand]]] = [:]
    private var described = -1
    private var record = Record()
    /// Fields that may follow, as many as the stream has bits: those of no width, which an abbreviation may repeat, have a bound, too.
    private var remainingFields: Int

    /// The most bits that a field has.
    private static let widest = 32
    /// The number of the block that describes others.
    private static let blockInfo = 0
    private static let deepest = 16

    /// - Parameters:
    ///   - bytes: The stream; they outlive the reader.
    ///   - start: The length of the signature before it, a multiple of four bytes.
    init(_ bytes: UnsafeRawBufferPointer, start: Int) {
        self.bytes = bytes
        position = start * 8
        remainingFields = bytes.count * 8
    }

    /// The next record; nil at the stream's end.
    ///
    /// - Throws: `Malformed`.
    mutating func next() throws -> Record? {
        while true {
            if blocks.count == 1, position + 32 > bytes.count * 8 { return nil }
            switch try bits(blocks[blocks.count - 1].width) {
            case 0: try leaveBlock()
            case 1: try enterBlock()
            case 2: try defineAbbreviation()
            case 3:
                try readPlainRecord()
                if blocks[blocks.count - 1].number == Self.blockInfo { noteDescribedBlock() } else { return record }
            case let identifier:
                try readRecord(identifier - 4)
                return record
            }
        }
    }

    // MARK: Blocks

    private mutating func enterBlock() throws {
        guard blocks.count < Self.deepest else { throw Malformed() }
        let number = try variable(8)
        let width = try variable(4)
        guard 2...Self.widest ~= width else { throw Malformed() }
        try align()
        // The block's length.
        _ = try bits(32)
        blocks.append(Block(number: number, width: width, abbreviations: declared[number] ?? []))
        described = -1
    }

    private mutating func leaveBlock() throws {
        guard blocks.count > 1 else { throw Malformed() }
        try align()
        blocks.removeLast()
    }

    private mutating func noteDescribedBlock() { if record.code == 1, let number = record.fields.first { described = number } }

    private mutating func defineAbbreviation() throws {
        var operands: [Operand] = []
        for _ in 0..<(try variable(5)) {
            guard try bits(1) == 0 else {
                operands.append(.literal(try variable(8)))
                continue
            }
            switch try bits(3) {
            case 1: operands.append(.fixed(try width()))
            case 2: operands.append(.variable(try width()))
            case 3: operands.append(.array)
            case 4: operands.append(.character)
            case 5: operands.append(.blob)
            default: throw Malformed()
            }
        }
        guard !operands.isEmpty else { throw Malformed() }
        if blocks[blocks.count - 1].number == Self.blockInfo {
            declared[described, default: []].append(operands)
        } else {
            blocks[blocks.count - 1].abbreviations.append(operands)
        }
    }

    private mutating func width() throws -> Int {
        let width = try variable(5)
        guard width <= Self.widest else { throw Malformed() }
        return width
    }

    // MARK: Records

    private mutating func begin() {
        record.block = blocks[blocks.count - 1].number
        record.fields.removeAll(keepingCapacity: true)
        record.blob = 0..<0
    }

    private mutating func readPlainRecord() throws {
        begin()
        record.code = try variable(6)
        for _ in 0..<(try variable(6)) { record.fields.append(try variable(6)) }
    }

    private mutating func readRecord(_ index: Int) throws {
        let abbreviations = blocks[blocks.count - 1].abbreviations
        guard abbreviations.indices.contains(index) else { throw Malformed() }
        begin()
        let operands = abbreviations[index]
        var position = 0
        while position < operands.count {
            switch operands[position] {
            case .array:
                guard position + 1 < operands.count else { throw Malformed() }
                let count = try variable(6)
                for _ in 0..<count { record.fields.append(try value(operands[position + 1])) }
                position += 1
            case .blob: try readBlob()
            case let operand: record.fields.append(try value(operand))
            }
            position += 1
        }
        guard !record.fields.isEmpty else { throw Malformed() }
        record.code = record.fields.removeFirst()
    }

    private mutating func value(_ operand: Operand) throws -> Int {
        guard remainingFields > 0 else { throw Malformed() }
        remainingFields -= 1
        switch operand {
        case .literal(let value): return value
        case .fixed(let width): return width == 0 ? 0 : try bits(width)
        case .variable(let width): return width == 0 ? 0 : try variable(width)
        case .character: return try bits(6)
        case .array, .blob: throw Malformed()
        }
    }

    private mutating func readBlob() throws {
        let count = try variable(6)
        try align()
        let start = position / 8
        guard count <= bytes.count - start else { throw Malformed() }
        record.blob = start..<start + count
        position += count * 8
        try align()
    }

    // MARK: Bits

    private mutating func bits(_ width: Int) throws -> Int {
        guard position + width <= bytes.count * 8 else { throw Malformed() }
        let start = position / 8
        var word: UInt64 = 0
        if start + 8 <= bytes.count {
            word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        } else {
            for index in start..<bytes.count { word |= UInt64(bytes[index]) << UInt64((index - start) * 8) }
        }
        let value = word >> UInt64(position % 8) & (1 << UInt64(width) - 1)
        position += width
        return Int(value)
    }

    /// A number in pieces of `width` bits, whose highest says that more follow.
    private mutating func variable(_ width: Int) throws -> Int {
        guard width > 1 else { throw Malformed() }
        let mark = 1 << (width - 1)
        var (value, shift) = (0, 0)
        while true {
            let piece = try bits(width)
            guard shift < 56 else { throw Malformed() }
            value |= (piece & (mark - 1)) << shift
            if piece & mark == 0 { break }
            shift += width - 1
        }
        guard value >= 0 else { throw Malformed() }
        return value
    }

    private mutating func align() throws {
        position = (position + 31) / 32 * 32
        guard position <= bytes.count * 8 else { throw Malformed() }
    }
}
