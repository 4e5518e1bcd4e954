import Foundation

/// Reads JSON and says in which line it breaks.
enum JSONReader {
    static func object(_ url: URL) throws -> [String: Any] {
        guard let data = try? Data(contentsOf: url) else {
            throw BuildFailure("cannot be read", at: url, nextStep: "Restore the file from version control.")
        }
        let next = "Correct the JSON, or restore the file from version control."
        do {
            guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                throw BuildFailure("expected a JSON object", at: url, line: 1, nextStep: next)
            }
            return object
        } catch let failure as BuildFailure { throw failure } catch {
            throw BuildFailure("not valid JSON", at: url, line: line(of: error, in: data), nextStep: next)
        }
    }

    /// Foundation tells the place of an error by index, or by line and column in its description.
    private static func line(of error: Error, in data: Data) -> Int {
        let information = (error as NSError).userInfo
        if let index = information["NSJSONSerializationErrorIndex"] as? Int { return 1 + data.prefix(index).count { $0 == 10 } }
        let description = "\(information["NSDebugDescription"] ?? "") \(error)"
        if let range = description.range(of: "line "), let line = Int(description[range.upperBound...].prefix(while: \.isNumber)) {
            return line
        }
        return 1
    }
}
