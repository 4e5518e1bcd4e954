import Foundation

/// Appends values to bytes, little-endian; the counterpart of `ByteReader`.
struct ByteWriter {
    /// Most of a commit is written byte by byte, for which `Data` does far more than an array.
    private var buffer: [UInt8] = []

    /// - Parameter capacity: How many bytes there is room for before the writer has to move to another place.
    init(capacity: Int) { buffer.reserveCapacity(capacity) }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result { try buffer.withUnsafeBytes(body) }

    mutating func byte(_ value: UInt8) { buffer.append(value) }
    /// As one block: as a sequence `Data` is asked for its bytes piece by piece.
    mutating func raw(_ data: Data) { data.withUnsafeBytes { raw($0) } }
    mutating func raw(_ bytes: UnsafeRawBufferPointer) { buffer.append(contentsOf: bytes) }

    /// Seven bits a byte, the lowest first, the high bit on all but the last.
    mutating func count(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            buffer.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        buffer.append(UInt8(rest))
    }

    mutating func count(_ value: Int) { count(UInt64(value)) }

    mutating func string(_ value: String) {
        count(value.utf8.count)
        buffer.append(contentsOf: value.utf8)
    }

    mutating func number(_ value: Double) {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { buffer.append(contentsOf: $0) }
    }

    /// Numbers in the smallest of three forms that keeps all of them exactly.
    mutating func numbers(_ values: [Double]) {
        if values.allSatisfy({ abs($0) < 1e15 && $0 == $0.rounded() && !($0 == 0 && $0.sign == .minus) }) {
            byte(NumberForm.integers.rawValue)
            for value in values {
                let integer = Int64(value)
                count(UInt64(bitPattern: (integer << 1) ^ (integer >> 63)))
            }
        } else if values.allSatisfy({ Double(Float($0)).bitPattern == $0.bitPattern }) {
            byte(NumberForm.floats.rawValue)
            for value in values { withUnsafeBytes(of: Float(value).bitPattern.littleEndian) { buffer.append(contentsOf: $0) } }
        } else {
            byte(NumberForm.doubles.rawValue)
            for value in values { number(value) }
        }
    }
}

enum NumberForm: UInt8 { case doubles, floats, integers }
