import Foundation

/// Writes fields one after the other, each with its length before it.
///
/// The facts of a large app are tens of thousands of values. As keyed values of a property list they take ten times as long to read.
struct FieldWriter {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ value: Int) {
        if 0..<10 ~= value { bytes.append(UInt8(ascii: "0") + UInt8(value)) } else { bytes.append(contentsOf: String(value).utf8) }
        bytes.append(UInt8(ascii: ";"))
    }

    mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ text: String?) {
        add(text == nil ? 0 : 1)
        if let text { add(text) }
    }

    mutating func add(_ texts: [String]) { add(texts) { $0.add($1) } }

    mutating func add<Element>(_ elements: [Element], _ write: (inout FieldWriter, Element) -> Void) {
        add(elements.count)
        for element in elements { write(&self, element) }
    }

    /// Writes up to 62 flags as one number.
    mutating func add(flags: [Bool]) { add(flags.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) }) }
}

/// Reads what a `FieldWriter` has written.
struct FieldReader {
    /// The data is not what a `FieldWriter` writes.
    struct Malformed: Error {}

    private let bytes: [UInt8]
    private var position = 0

    init(_ data: Data) { bytes = [UInt8](data) }

    mutating func int() throws -> Int {
        let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var value = 0
        let start = position
        while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10, position - start < 18 {
            value = value * 10 + Int(digit)
            position += 1
        }
        guard position > start, position < bytes.count, bytes[position] == UInt8(ascii: ";") else { throw Malformed() }
        position += 1
        return isNegative ? -value : value
    }

    mutating func string() throws -> String {
        let count = try int()
        guard count >= 0, count <= bytes.count - position else { throw Malformed() }
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    mutating func optionalString() throws -> String? { try int() == 0 ? nil : try string() }

    mutating func strings() throws -> [String] { try array { try $0.string() } }

    mutating func array<Element>(_ read: (inout FieldReader) throws -> Element) throws -> [Element] {
        let count = try int()
        // Every element takes at least two bytes.
        guard count >= 0, count <= (bytes.count - position) / 2 else { throw Malformed() }
        var result: [Element] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(try read(&self)) }
        return result
    }

    mutating func flags(_ count: Int) throws -> [Bool] {
        let value = try int()
        return (0..<count).map { value >> $0 & 1 == 1 }
    }
}
