import JSONModel

/// The kinds of messages of JSON-RPC.
enum Message {
    case request(id: JSONValue, method: String, params: JSONValue)
    case notification(method: String, params: JSONValue)
    case response(id: JSONValue, JSONValue)

    /// Reads a message; nil for anything else.
    init?(_ value: JSONValue) {
        guard value.object != nil else { return nil }
        let params = value["params"] ?? .null
        switch (value["method"]?.string, value["id"]) {
        case (let method?, let id?) where id != .null: self = .request(id: id, method: method, params: params)
        case (let method?, _): self = .notification(method: method, params: params)
        case (nil, let id?): self = .response(id: id, value)
        case (nil, nil): return nil
        }
    }

    static func request(_ method: String, _ params: JSONValue, id: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
    }

    static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "method": .string(method), "params": params]
    }

    static func result(_ result: JSONValue, to id: JSONValue) -> JSONValue { ["jsonrpc": "2.0", "id": id, "result": result] }

    static func error(_ code: ErrorCode, _ message: String, to id: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(code.rawValue), "message": .string(message)]]
    }

    enum ErrorCode: Int {
        case methodNotFound = -32601
        case serverNotInitialized = -32002
        case requestFailed = -32803
    }
}

extension JSONValue {
    /// The object with another value for a key; any other value stays as it is.
    func setting(_ key: String, _ value: JSONValue?) -> JSONValue {
        guard case .object(var members) = self else { return self }
        members[key] = value
        return .object(members)
    }

    /// The type that editors colour a message by.
    enum MessageType: Int { case error = 1, warning, info, log }
}
