import QuinceFoundation

/// The bytes that hexadecimal digits mean; spaces do not count.
func bytes(_ digits: String) -> Data {
    let numbers = digits.compactMap(\.hexDigitValue)
    return Data(stride(from: 0, to: numbers.count, by: 2).map { UInt8(numbers[$0] << 4 | numbers[$0 + 1]) })
}

extension Sequence where Element == UInt8 {
    var digits: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}

/// Keys and secrets show their bytes in memory only.
extension ContiguousBytes {
    var memoryDigits: String { withUnsafeBytes { [UInt8]($0) }.digits }
}
