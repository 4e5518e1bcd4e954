import FileFormats
import Foundation

/// Reads JSON and says in which line it breaks.
enum JSONReader {
    static func object(_ url: URL) throws -> [String: Any] {
        let data = try ProjectFile.data(url, nextStep: "Restore the file from version control.")
        let next = "Correct the JSON, or restore the file from version control."
        if String(validating: data, as: UTF8.self) == nil, let error = UTF8Text.firstError(in: data), !isUTF16(data) {
            throw BuildFailure("not valid JSON: \(error.message)", at: url, line: error.line, nextStep: "Save the file as UTF-8.")
        }
        do {
            guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                throw BuildFailure("expected a JSON object", at: url, line: 1, nextStep: next)
            }
            return object
        } catch let failure as BuildFailure { throw failure } catch {
            throw BuildFailure("not valid JSON", at: url, line: JSONProblem.line(of: data), nextStep: next)
        }
    }
}

extension JSONReader {
    /// Whether the text says by its first bytes that it is UTF-16.
    private static func isUTF16(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) }
}

/// A scanner that finds the line of a JSON syntax error, which Foundation does not report on every platform.
struct JSONProblem {
    private let bytes: [UInt8]
    private var position = 0

    /// Line of the first error; 1 where there is none.
    static func line(of data: Data) -> Int {
        var scanner = JSONProblem(bytes: Array(data))
        guard !scanner.value(depth: 0) else { return 1 }
        return 1 + scanner.bytes.prefix(scanner.position).count { $0 == 10 }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func next() -> UInt8? {
        while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
        return position < bytes.count ? bytes[position] : nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) -> Bool {
        guard depth < 512, let first = next() else { return false }
        switch first {
        case UInt8(ascii: "{"):
            return list(until: "}") { scanner in scanner.string() && scanner.take(":") && scanner.value(depth: depth + 1) }
        case UInt8(ascii: "["): return list(until: "]") { scanner in scanner.value(depth: depth + 1) }
        case UInt8(ascii: "\""): return string()
        default:
            let start = position
            while position < bytes.count, "+-.0123456789abcdefghijklmnopqrstuvwxyzE".utf8.contains(bytes[position]) { position += 1 }
            let word = String(decoding: bytes[start..<position], as: UTF8.self)
            if ["true", "false", "null"].contains(word) || Double(word) != nil { return true }
            position = start
            return false
        }
    }

    private mutating func list(until end: Unicode.Scalar, _ element: (inout JSONProblem) -> Bool) -> Bool {
        position += 1
        if take(end) { return true }
        while element(&self) {
            if take(end) { return true }
            guard take(",") else { return false }
        }
        return false
    }

    private mutating func string() -> Bool {
        guard take("\"") else { return false }
        let start = position
        while position < bytes.count, bytes[position] != 10 {
            if bytes[position] == UInt8(ascii: "\"") {
                position += 1
                return true
            }
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = start
        return false
    }
}
