import DeviceProtocol
import Foundation
import RenderProtocol

extension ByteWriter {
    /// A commit with its length before it.
    mutating func commit(_ commit: Commit) {
        commit.withBinaryForm {
            count($0.count)
            raw($0)
        }
    }

    /// Seconds since 1970.
    mutating func date(_ date: Date) { number(date.timeIntervalSince1970) }

    mutating func rectangle(_ rectangle: CGRect) {
        for value in [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height] { number(Double(value)) }
    }

    /// JSON with its length before it, in keys' order.
    mutating func json(_ configuration: WidgetParameterValues) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = (try? encoder.encode(configuration)) ?? Data("{}".utf8)
        count(data.count)
        raw(data)
    }

    mutating func optional(_ text: String?) {
        byte(text == nil ? 0 : 1)
        if let text { string(text) }
    }
}

extension ByteReader {
    func malformed(_ what: String) -> WidgetArchiveError { .malformed("\(what), at byte \(offset)") }

    mutating func commit() throws -> Commit {
        try Commit(binaryData: data(count(ofSize: 1, limit: WidgetArchiveLimits.partLength, "bytes of layers")))
    }

    mutating func flag() throws -> Bool {
        switch try byte() {
        case 0: return false
        case 1: return true
        default: throw malformed("neither yes nor no")
        }
    }

    mutating func finite() throws -> Double {
        let value = try number()
        guard value.isFinite, abs(value) <= 1e12 else { throw malformed("a number beyond all bounds") }
        return value
    }

    mutating func rectangle() throws -> CGRect {
        CGRect(x: try finite(), y: try finite(), width: try finite(), height: try finite())
    }

    mutating func json() throws -> WidgetParameterValues {
        let data = try data(count(ofSize: 1, limit: 1 << 20, "bytes of parameters"))
        do { return try JSONDecoder().decode(WidgetParameterValues.self, from: data) } catch {
            throw malformed("no parameters of an action")
        }
    }

    mutating func date() throws -> Date { Date(timeIntervalSince1970: try finite()) }

    mutating func optionalString() throws -> String? { try flag() ? try string() : nil }
}
