import Foundation

/// A value of a JSON5 document. Numbers have no meaning in projects and are kept as such alone.
enum JSON5Value: Decodable {
    case text(String)
    case list([JSON5Value])
    case object([String: JSON5Value])
    case truth(Bool)
    case null
    case number

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if container.decodeNil() {
            self = .null
        } else if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let object = try? container.decode([String: JSON5Value].self) {
            self = .object(object)
        } else if let list = try? container.decode([JSON5Value].self) {
            self = .list(list)
        } else {
            self = .number
        }
    }

    /// The kind of the value, for messages.
    var kind: String {
        switch self {
        case .text: "a string"
        case .list: "a list"
        case .object: "an object"
        case .truth: "true or false"
        case .null: "null"
        case .number: "a number"
        }
    }
}
