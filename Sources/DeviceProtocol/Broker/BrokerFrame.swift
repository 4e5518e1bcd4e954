import Foundation

/// The form of requests and replies on a broker's socket.
///
/// A frame is a little-endian `UInt32` length of its payload, then the payload: a little-endian `UInt32` length of a JSON text, the text, and the
/// `Data` values in it, each behind a little-endian `UInt32` length. In the text a value stands as its number, and each number at most once, so that
/// nothing decoded is larger than its frame.
public enum BrokerFrame {
    /// Longer payloads, in bytes, are refused.
    public static let maximumLength = 64 << 20
    /// Longer JSON texts, in bytes, are refused.
    public static let maximumTextLength = 8 << 20
    /// More `Data` values are refused.
    public static let maximumValues = 1 << 16
    /// The length of what precedes a payload, in bytes.
    public static let headerLength = 4

    public enum Failure: Error, Equatable, CustomStringConvertible {
        case tooLong(Int)
        case malformed

        public var description: String {
            switch self {
            case .tooLong(let length): "\(length) bytes, which exceeds the limit of \(BrokerFrame.maximumLength)"
            case .malformed: "bytes that are no request or reply"
            }
        }
    }

    // MARK: Encoding

    /// Returns the frame of a request or reply.
    ///
    /// - Throws: `Failure` where it would be too long.
    public static func encode(_ value: some Encodable) throws -> Data {
        let values = DataValues()
        let encoder = JSONEncoder()
        encoder.dataEncodingStrategy = .custom { data, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(values.append(data))
        }
        let text = try encoder.encode(value)
        let length = values.all.reduce(4 + text.count) { $0 + 4 + $1.count }
        guard text.count <= maximumTextLength, values.all.count <= maximumValues, length <= maximumLength else {
            throw Failure.tooLong(length)
        }
        var frame = Data(capacity: headerLength + length)
        frame.append(number: length)
        frame.append(number: text.count)
        frame.append(text)
        for data in values.all {
            frame.append(number: data.count)
            frame.append(data)
        }
        return frame
    }

    // MARK: Decoding

    /// Returns the length of the payload behind a header.
    ///
    /// - Throws: `Failure` where it is too long, or `header` no header.
    public static func payloadLength(_ header: Data) throws -> Int {
        var rest = header
        guard let length = rest.removeNumber(), rest.isEmpty else { throw Failure.malformed }
        guard length <= maximumLength else { throw Failure.tooLong(length) }
        return length
    }

    /// Returns the request or reply in a payload.
    ///
    /// - Throws: `Failure`, or the error of `JSONDecoder`.
    public static func decode<Value: Decodable>(_ type: Value.Type, from payload: Data) throws -> Value {
        var rest = payload
        guard let length = rest.removeNumber(), length <= maximumTextLength, let text = rest.removeBytes(length) else {
            throw Failure.malformed
        }
        let values = DataValues()
        while !rest.isEmpty {
            guard values.all.count < maximumValues, let length = rest.removeNumber(), let data = rest.removeBytes(length) else {
                throw Failure.malformed
            }
            _ = values.append(data)
        }
        let decoder = JSONDecoder()
        decoder.dataDecodingStrategy = .custom { decoder in
            guard let data = values.remove(try decoder.singleValueContainer().decode(Int.self)) else { throw Failure.malformed }
            return data
        }
        return try decoder.decode(type, from: text)
    }

    /// The `Data` values of a frame, by number. One thread at a time uses it.
    private final class DataValues: @unchecked Sendable {
        private(set) var all: [Data] = []
        private var removed: Set<Int> = []

        func append(_ data: Data) -> Int {
            all.append(data)
            return all.count - 1
        }

        /// Returns the value of a number the first time; nil later, and where there is none.
        func remove(_ number: Int) -> Data? {
            all.indices.contains(number) && removed.insert(number).inserted ? all[number] : nil
        }
    }
}

extension Data {
    fileprivate mutating func append(number: Int) { Swift.withUnsafeBytes(of: UInt32(number).littleEndian) { append(contentsOf: $0) } }

    fileprivate mutating func removeNumber() -> Int? {
        removeBytes(4).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
    }

    /// Removes and returns bytes at the beginning; nil where there are not so many.
    fileprivate mutating func removeBytes(_ length: Int) -> Data? {
        guard count >= length else { return nil }
        defer { self = dropFirst(length) }
        return Data(prefix(length))
    }
}
