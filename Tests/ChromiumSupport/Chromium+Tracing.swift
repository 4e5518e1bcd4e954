import Foundation

extension Chromium {
    /// The events that the browser's processes trace while something runs, in the trace format's form.
    ///
    /// - Parameter categories: Which events; see `chrome://tracing`.
    public func trace(_ categories: [String], while body: () throws -> Void) throws -> [[String: Any]] {
        try call(
            "Tracing.start",
            [
                "transferMode": "ReturnAsStream",
                "traceConfig": ["recordMode": "recordUntilFull", "includedCategories": categories],
            ])
        let result = Result { try body() }
        let end = try event("Tracing.tracingComplete") { try call("Tracing.end") }
        let data = try read(stream: end["stream"] as? String ?? "")
        try result.get()
        let trace = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return trace?["traceEvents"] as? [[String: Any]] ?? []
    }

    private func read(stream: String) throws -> Data {
        var data = Data()
        while true {
            let part = try call("IO.read", ["handle": stream])
            let text = part["data"] as? String ?? ""
            data += part["base64Encoded"] as? Bool == true ? Data(base64Encoded: text) ?? Data() : Data(text.utf8)
            if part["eof"] as? Bool != false { break }
        }
        try call("IO.close", ["handle": stream])
        return data
    }
}
