import QuinceFoundation

/// A frame between an app and the engine of its web pages: a JSON object and bytes.
///
/// Two lengths stand before them, little endian, 32 bits each.
struct EngineFrame {
    var fields: [String: Any]
    var bytes = Data()

    static let headerLength = 8
    /// The most bytes of JSON in a frame.
    static let maximumText = 64 << 20
    /// The most bytes beside it: a picture of 8,000 × 8,000 pixels.
    static let maximumBytes = 256 << 20

    enum Failure: Error, Equatable {
        case tooLong, malformed
    }

    /// - Throws: `Failure.malformed` for fields that are no JSON, `Failure.tooLong`.
    func encoded() throws -> Data {
        guard JSONSerialization.isValidJSONObject(fields) else { throw Failure.malformed }
        let text = try JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys])
        guard text.count <= Self.maximumText, bytes.count <= Self.maximumBytes else { throw Failure.tooLong }
        return Self.bytes(of: UInt32(text.count)) + Self.bytes(of: UInt32(bytes.count)) + text + bytes
    }

    /// The lengths in a header.
    ///
    /// - Throws: `Failure.tooLong`; `Failure.malformed` for a header of another length.
    static func lengths(in header: Data) throws -> (text: Int, bytes: Int) {
        guard header.count == headerLength else { throw Failure.malformed }
        let numbers = (0..<2).map { index in (0..<4).reduce(0) { $0 | Int(header[header.startIndex + index * 4 + $1]) << (8 * $1) } }
        guard numbers[0] <= maximumText, numbers[1] <= maximumBytes else { throw Failure.tooLong }
        return (numbers[0], numbers[1])
    }

    /// - Throws: `Failure.malformed` for a text that is no JSON object.
    static func decoded(text: Data, bytes: Data) throws -> EngineFrame {
        guard let fields = try? JSONSerialization.jsonObject(with: text) as? [String: Any] else { throw Failure.malformed }
        return EngineFrame(fields: fields, bytes: bytes)
    }

    private static func bytes(of number: UInt32) -> Data { Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }) }

    // MARK: Fields

    /// The name of an event; empty where there is none.
    var name: String { text("event") ?? "" }

    func text(_ key: String) -> String? { fields[key] as? String }
    func flag(_ key: String) -> Bool { fields[key] as? Bool ?? false }
    func number(_ key: String) -> Double? { Self.number(fields[key]) }
    static func number(_ value: Any?) -> Double? { value as? Double ?? (value as? Int).map(Double.init) }
    /// A whole number; nil for others.
    func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0) } }
    func url(_ key: String) -> URL? { text(key).flatMap { URL(string: $0) } }
    func texts(_ key: String) -> [String: String] { fields[key] as? [String: String] ?? [:] }
    func objects(_ key: String) -> [[String: Any]] { fields[key] as? [[String: Any]] ?? [] }
}
