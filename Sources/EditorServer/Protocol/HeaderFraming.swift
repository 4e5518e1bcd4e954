import Foundation

/// Divides the bytes of a stream into messages, each with a header that tells its length: the form of the Language Server Protocol.
struct HeaderFraming {
    /// Why a stream cannot be read any further.
    enum Fault: Error, Equatable {
        case tooLong
        case noLength
    }

    private static let limit = 64 << 20
    private static let headerLimit = 4096
    private static let end = Data("\r\n\r\n".utf8)

    private var rest = Data()
    /// The length of the message whose header has been read.
    private var length: Int?

    /// Returns the messages that are complete with these bytes.
    ///
    /// - Throws: `Fault`, after which nothing can be read.
    mutating func append(_ bytes: Data) throws -> [Data] {
        rest.append(bytes)
        var messages: [Data] = []
        while true {
            if length == nil {
                guard let range = rest.range(of: Self.end) else {
                    if rest.count > Self.headerLimit { throw Fault.tooLong }
                    break
                }
                length = try Self.length(in: rest[rest.startIndex..<range.lowerBound])
                rest = Data(rest[range.upperBound...])
            }
            guard let count = length, rest.count >= count else { break }
            messages.append(Data(rest.prefix(count)))
            rest = Data(rest.dropFirst(count))
            length = nil
        }
        return messages
    }

    private static func length(in header: Data) throws -> Int {
        for line in String(decoding: header, as: UTF8.self).components(separatedBy: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            guard let value = Int(parts[1].trimmingCharacters(in: .whitespaces)), value >= 0 else { throw Fault.noLength }
            guard value <= limit else { throw Fault.tooLong }
            return value
        }
        throw Fault.noLength
    }
}
