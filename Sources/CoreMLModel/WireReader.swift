/// Reads the fields of one message in the wire format of protocol buffers, in their order.
///
/// Source: the published encoding of protocol buffers. Groups, which no model has, are an error.
struct WireReader {
    /// A field's number and value.
    struct Field {
        enum Value {
            case varint(UInt64)
            case fixed64(UInt64)
            case fixed32(UInt32)
            case bytes(ArraySlice<UInt8>)
        }

        let number: Int
        let value: Value
    }

    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    /// Reads the next field; nil at the end.
    ///
    /// - Throws: `ModelFormatError` for bytes that are no field.
    mutating func next() throws -> Field? {
        guard !rest.isEmpty else { return nil }
        let key = try varint()
        guard let number = Int(exactly: key >> 3), (1..<1 << 29).contains(number) else {
            throw ModelFormatError("has a field whose number is out of range")
        }
        return Field(number: number, value: try value(ofType: Int(key & 7)))
    }

    private mutating func value(ofType type: Int) throws -> Field.Value {
        switch type {
        case 0: return .varint(try varint())
        case 1: return .fixed64(try fixed(8))
        case 2:
            let count = try varint()
            guard count <= UInt64(rest.count) else { throw ModelFormatError("ends in the middle of a field") }
            return .bytes(take(Int(count)))
        case 5: return .fixed32(UInt32(truncatingIfNeeded: try fixed(4)))
        default: throw ModelFormatError("has a field of an unknown wire type")
        }
    }

    mutating func varint() throws -> UInt64 {
        var result: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 70, by: 7) {
            guard let byte = rest.popFirst() else { throw ModelFormatError("ends in the middle of a number") }
            result |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return result }
        }
        throw ModelFormatError("has a number of more than 64 bits")
    }

    /// Reads a little-endian number.
    mutating func fixed(_ count: Int) throws -> UInt64 {
        guard rest.count >= count else { throw ModelFormatError("ends in the middle of a number") }
        return take(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8> {
        let part = rest.prefix(count)
        rest = rest.dropFirst(count)
        return part
    }
}

extension WireReader.Field {
    private var mismatch: ModelFormatError { ModelFormatError("has a value of the wrong type in field \(number)") }

    /// The bytes of a nested message.
    ///
    /// - Throws: `ModelFormatError` for a value of another type, and so do the other properties.
    var message: ArraySlice<UInt8> {
        get throws {
            guard case .bytes(let bytes) = value else { throw mismatch }
            return bytes
        }
    }

    var string: String { get throws { String(decoding: try message, as: UTF8.self) } }

    var unsigned: UInt64 {
        get throws {
            guard case .varint(let number) = value else { throw mismatch }
            return number
        }
    }

    var signed: Int64 { get throws { Int64(bitPattern: try unsigned) } }
    var bool: Bool { get throws { try unsigned != 0 } }

    /// An index or a count.
    var index: Int {
        get throws {
            guard let index = Int(exactly: try unsigned) else { throw ModelFormatError("has a number out of range in field \(number)") }
            return index
        }
    }

    var double: Double {
        get throws {
            guard case .fixed64(let bits) = value else { throw mismatch }
            return Double(bitPattern: bits)
        }
    }

    /// One case of an enumeration.
    ///
    /// - Throws: `ModelFormatError` for a number that no case has.
    func choice<Choice: RawRepresentable>(_ type: Choice.Type = Choice.self) throws -> Choice where Choice.RawValue == Int {
        guard let choice = Choice(rawValue: Int(truncatingIfNeeded: try unsigned)) else {
            throw ModelFormatError("has an unknown value in field \(number)")
        }
        return choice
    }

    /// Appends the elements of a repeated field of `double`, packed or single.
    func append(to doubles: inout [Double]) throws {
        guard case .bytes(let bytes) = value else { return doubles.append(try double) }
        guard bytes.count % 8 == 0 else { throw ModelFormatError("ends in the middle of a number") }
        var reader = WireReader(bytes)
        doubles.reserveCapacity(doubles.count + bytes.count / 8)
        while !reader.isAtEnd { doubles.append(Double(bitPattern: try reader.fixed(8))) }
    }

    /// Appends the elements of a repeated field of integers, packed or single.
    func append(to numbers: inout [Int64]) throws {
        guard case .bytes(let bytes) = value else { return numbers.append(try signed) }
        var reader = WireReader(bytes)
        while !reader.isAtEnd { numbers.append(Int64(bitPattern: try reader.varint())) }
    }
}

/// A message that is read field by field. Fields with unknown numbers are skipped, as newer versions of the format may add them.
protocol WireMessage {
    /// The message with every field's default value.
    init()
    mutating func read(_ field: WireReader.Field) throws
}

extension WireMessage {
    /// - Throws: `ModelFormatError` for bytes that are no such message.
    init(_ bytes: ArraySlice<UInt8>) throws {
        self.init()
        var reader = WireReader(bytes)
        while let field = try reader.next() { try read(field) }
    }
}
