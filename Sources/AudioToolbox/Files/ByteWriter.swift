import QuinceFoundation

/// Appends the numbers and names of binary headers.
package struct ByteWriter {
    package private(set) var data = Data()

    package init() {}

    package mutating func code(_ name: String) { data.append(contentsOf: name.utf8) }
    package mutating func bytes(_ bytes: [UInt8]) { data.append(contentsOf: bytes) }
    package mutating func add(_ other: ByteWriter) { data.append(other.data) }

    /// Appends a number with its highest byte first.
    package mutating func big(_ value: Int, _ count: Int) {
        for index in (0..<count).reversed() { data.append(UInt8(truncatingIfNeeded: value >> (index * 8))) }
    }

    /// Appends a number with its lowest byte first.
    package mutating func little(_ value: Int, _ count: Int) {
        for index in 0..<count { data.append(UInt8(truncatingIfNeeded: value >> (index * 8))) }
    }

    /// Appends a positive number of 80 bits: the exponent in 16, then 64 of the fraction.
    package mutating func extended(_ value: Double) {
        guard value > 0, value.isFinite else { return big(0, 10) }
        big(Int(value.exponent) + 16383, 2)
        big(Int(bitPattern: UInt(scalbn(value.significand, 63))), 8)
    }

    /// Appends a box of MPEG-4: its size, its name and its contents.
    package mutating func box(_ name: String, _ contents: (inout ByteWriter) -> Void) {
        var inner = ByteWriter()
        contents(&inner)
        big(inner.data.count + 8, 4)
        code(name)
        add(inner)
    }
}
