import Foundation
import FoundationBase

extension JSONSerialization.ReadingOptions {
    /// Reads JSON5, too: comments, single quotes, keys without quotes, commas at the end.
    public static let json5Allowed = JSONSerialization.ReadingOptions(rawValue: 1 << 3)
}

extension JSONSerialization {
    /// The object that JSON stands for.
    public class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
        guard opt.contains(.json5Allowed) else { return try Originals.jsonObject(data, opt) }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let plain = try JSONEncoder().encode(try decoder.decode(JSONValue.self, from: data))
        return try Originals.jsonObject(plain, opt.subtracting(.json5Allowed).union(.fragmentsAllowed))
    }
}

/// Any value of JSON.
private enum JSONValue: Codable {
    case null, bool(Bool), integer(Int), number(Double), text(String), array([JSONValue]), object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let found = try? value.decode(Bool.self) {
            self = .bool(found)
        } else if let found = try? value.decode(Int.self) {
            self = .integer(found)
        } else if let found = try? value.decode(Double.self) {
            self = .number(found)
        } else if let found = try? value.decode(String.self) {
            self = .text(found)
        } else if let found = try? value.decode([JSONValue].self) {
            self = .array(found)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let found): try value.encode(found)
        case .integer(let found): try value.encode(found)
        case .number(let found): try value.encode(found)
        case .text(let found): try value.encode(found)
        case .array(let found): try value.encode(found)
        case .object(let found): try value.encode(found)
        }
    }
}
