import Foundation

/// Appends values to bytes, little-endian; the counterpart of `ByteReader`.
///
/// Most of a commit is written byte by byte, for which `Data` and arrays do far more than is needed.
package struct ByteWriter: ~Copyable {
    private var memory: UnsafeMutableRawPointer
    private var capacity: Int
    private var length = 0

    /// - Parameter capacity: The initial capacity in bytes, at least 64; the writer reallocates its memory beyond it.
    package init(capacity: Int) {
        self.capacity = max(capacity, 64)
        memory = .allocate(byteCount: self.capacity, alignment: 8)
    }

    deinit { memory.deallocate() }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: memory, count: length))
    }

    /// Has room for so many bytes more.
    private mutating func reserve(_ more: Int) {
        guard length + more > capacity else { return }
        capacity = max(2 * capacity, length + more)
        let moved = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
        moved.copyMemory(from: memory, byteCount: length)
        memory.deallocate()
        memory = moved
    }

    private mutating func append<Value: BitwiseCopyable>(_ value: Value) {
        reserve(MemoryLayout<Value>.size)
        memory.storeBytes(of: value, toByteOffset: length, as: Value.self)
        length += MemoryLayout<Value>.size
    }

    package mutating func byte(_ value: UInt8) { append(value) }
    /// As one block: as a sequence `Data` is asked for its bytes piece by piece.
    package mutating func raw(_ data: Data) { data.withUnsafeBytes { raw($0) } }
    package mutating func raw(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        (memory + length).copyMemory(from: start, byteCount: bytes.count)
        length += bytes.count
    }

    /// Seven bits a byte, the lowest first, the high bit on all but the last.
    package mutating func count(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }

    package mutating func count(_ value: Int) { count(UInt64(value)) }

    package mutating func string(_ value: String) {
        var value = value
        value.withUTF8 {
            count($0.count)
            raw(UnsafeRawBufferPointer($0))
        }
    }

    package mutating func number(_ value: Double) { append(value.bitPattern.littleEndian) }

    /// Numbers in the smallest of three forms that keeps all of them exactly.
    package mutating func numbers(_ values: [Double]) { values.withUnsafeBufferPointer { numbers($0) } }

    package mutating func numbers(_ one: Double) {
        withUnsafePointer(to: one) { numbers(UnsafeBufferPointer(start: $0, count: 1)) }
    }

    package mutating func numbers(_ one: Double, _ two: Double) {
        withUnsafeBytes(of: (one, two)) { numbers($0.assumingMemoryBound(to: Double.self)) }
    }

    package mutating func numbers(_ one: Double, _ two: Double, _ three: Double, _ four: Double) {
        withUnsafeBytes(of: (one, two, three, four)) { numbers($0.assumingMemoryBound(to: Double.self)) }
    }

    private mutating func numbers(_ values: UnsafeBufferPointer<Double>) {
        if values.allSatisfy({ abs($0) < 1e15 && $0 == $0.rounded() && !($0 == 0 && $0.sign == .minus) }) {
            byte(NumberForm.integers.rawValue)
            for value in values {
                let integer = Int64(value)
                count(UInt64(bitPattern: (integer << 1) ^ (integer >> 63)))
            }
        } else if values.allSatisfy({ Double(Float($0)).bitPattern == $0.bitPattern }) {
            byte(NumberForm.floats.rawValue)
            for value in values { append(Float(value).bitPattern.littleEndian) }
        } else {
            byte(NumberForm.doubles.rawValue)
            for value in values { number(value) }
        }
    }
}

enum NumberForm: UInt8 { case doubles, floats, integers }
