import Foundation

/// A message of JSON-RPC 2.0, as a client sends it.
enum RPCMessage: Equatable {
    case request(id: RPCIdentifier, method: String, params: JSONValue)
    case notification(method: String, params: JSONValue)
    /// An answer to a request of the server's, of which there are none.
    case response
    /// Something else; `id` is its identifier where it has one.
    case invalid(id: RPCIdentifier?, reason: String)

    /// Any value makes one.
    init(_ value: JSONValue) {
        guard let members = value.object else {
            self = .invalid(id: nil, reason: "a message is an object")
            return
        }
        let id = members["id"].flatMap(RPCIdentifier.init)
        guard members["jsonrpc"] == "2.0" else {
            self = .invalid(id: id, reason: "“jsonrpc” must be \"2.0\"")
            return
        }
        let params = members["params"] ?? .object([:])
        guard let method = members["method"] else {
            self = members["result"] != nil || members["error"] != nil ? .response : .invalid(id: id, reason: "“method” is missing")
            return
        }
        guard let method = method.string, method.utf8.count <= 200 else {
            self = .invalid(id: id, reason: "“method” must be a short text")
            return
        }
        switch params {
        case .object, .array: break
        default:
            self = .invalid(id: id, reason: "“params” must be an object")
            return
        }
        if members["id"] == nil {
            self = .notification(method: method, params: params)
        } else if let id {
            self = .request(id: id, method: method, params: params)
        } else {
            self = .invalid(id: nil, reason: "“id” must be a text or a whole number")
        }
    }
}

/// The identifier of a request.
enum RPCIdentifier: Hashable, Sendable {
    case string(String)
    case integer(Int)

    /// Longer texts identify nothing, in bytes.
    private static let longest = 1_000

    init?(_ value: JSONValue) {
        switch value {
        case .string(let text) where text.utf8.count <= Self.longest: self = .string(text)
        default:
            guard let number = value.integer else { return nil }
            self = .integer(number)
        }
    }

    var json: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        }
    }

    /// The message that answers the request with a result.
    func response(_ result: JSONValue) -> JSONValue { ["jsonrpc": "2.0", "id": json, "result": result] }
}

/// An error of JSON-RPC.
struct RPCError: Error, Equatable {
    var code: Int
    var message: String

    static let parse = RPCError(code: -32700, message: "this is no JSON")
    static func invalidRequest(_ reason: String) -> RPCError { RPCError(code: -32600, message: reason) }
    static func unknownMethod(_ name: String) -> RPCError { RPCError(code: -32601, message: "there is no method \(name.prefix(100))") }
    static func invalidParams(_ reason: String) -> RPCError { RPCError(code: -32602, message: reason) }
    static func overload(_ reason: String) -> RPCError { RPCError(code: -32000, message: reason) }

    /// The message that answers a request with the error; null stands for an identifier that cannot be told.
    func response(to id: RPCIdentifier?) -> JSONValue {
        ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": ["code": .integer(code), "message": .string(message)]]
    }
}
