/// The text form of keys: Base64 between lines that name what it is.
///
/// Source: RFC 7468.
enum PEM {
    private static let lineLength = 64

    static func text(_ name: String, _ bytes: [UInt8]) -> String {
        let encoded = Array(Data(bytes).base64EncodedString())
        let lines = stride(from: 0, to: encoded.count, by: lineLength).map {
            String(encoded[$0..<min($0 + lineLength, encoded.count)])
        }
        return (["-----BEGIN \(name)-----"] + lines + ["-----END \(name)-----"]).joined(separator: "\n")
    }

    /// - Returns: The name and what it names.
    /// - Throws: `CryptoKitASN1Error.invalidPEMDocument`.
    static func read(_ text: String) throws -> (name: String, bytes: [UInt8]) {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        let (start, end, rest) = ("-----BEGIN ", "-----END ", "-----")
        guard let first = lines.first, let last = lines.last, lines.count > 2, first.hasPrefix(start), first.hasSuffix(rest),
            first.count > start.count + rest.count
        else { throw CryptoKitASN1Error.invalidPEMDocument }
        let name = String(first.dropFirst(start.count).dropLast(rest.count))
        guard last == end + name + rest, let data = Data(base64Encoded: lines.dropFirst().dropLast().joined()) else {
            throw CryptoKitASN1Error.invalidPEMDocument
        }
        return (name, [UInt8](data))
    }
}
