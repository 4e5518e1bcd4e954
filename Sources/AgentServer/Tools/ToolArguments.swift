import Foundation

/// Why a call's arguments cannot be meant, as its answer says it.
struct ArgumentError: Error, Equatable, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}

/// The arguments of a call, read with their types.
struct ToolArguments {
    private let values: [String: JSONValue]

    /// Longer texts are refused, in bytes.
    private static let longestText = 256 << 10

    /// - Throws: `ArgumentError` for names that the tool does not have.
    init(_ values: [String: JSONValue], of tool: Tool) throws(ArgumentError) {
        self.values = values.filter { $0.value != .null }
        let names = tool.parameters.map(\.name)
        for name in values.keys.sorted() where !names.contains(name) {
            let known = names.isEmpty ? "it takes none" : "there are \(names.joined(separator: ", "))"
            throw ArgumentError("\(tool.name) has no argument “\(name.prefix(60))”; \(known)")
        }
        for parameter in tool.parameters where parameter.isRequired && self.values[parameter.name] == nil {
            throw ArgumentError("\(tool.name) needs the argument “\(parameter.name)”")
        }
    }

    /// The names of the arguments that are given.
    var names: [String] { values.keys.sorted() }

    func has(_ name: String) -> Bool { values[name] != nil }

    func text(_ name: String) throws(ArgumentError) -> String? {
        guard let value = values[name] else { return nil }
        guard let text = value.string else { throw ArgumentError("“\(name)” must be a text") }
        guard text.utf8.count <= Self.longestText, !text.contains("\0") else {
            throw ArgumentError("“\(name)” must be shorter than \(Self.longestText) bytes, without null characters")
        }
        return text
    }

    func flag(_ name: String) throws(ArgumentError) -> Bool {
        guard let value = values[name] else { return false }
        guard let flag = value.bool else { throw ArgumentError("“\(name)” must be true or false") }
        return flag
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(ArgumentError) -> Int? {
        guard let value = values[name] else { return nil }
        guard let number = value.integer, range.contains(number) else {
            throw ArgumentError("“\(name)” must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func number(_ name: String, in range: ClosedRange<Double>) throws(ArgumentError) -> Double? {
        guard let value = values[name] else { return nil }
        guard let number = value.double, range.contains(number) else {
            throw ArgumentError("“\(name)” must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func texts(_ name: String) throws(ArgumentError) -> [String]? {
        guard let value = values[name] else { return nil }
        guard let list = value.array, list.count <= 256, list.allSatisfy({ Self.isPlain($0) }) else {
            throw ArgumentError("“\(name)” must be a list of texts")
        }
        return list.compactMap(\.string)
    }

    func map(_ name: String) throws(ArgumentError) -> [String: String]? {
        guard let value = values[name] else { return nil }
        guard let members = value.object, members.count <= 256, members.values.allSatisfy({ Self.isPlain($0) }),
            members.keys.allSatisfy({ !$0.isEmpty && !$0.contains("=") && !$0.contains("\0") })
        else { throw ArgumentError("“\(name)” must be an object of texts") }
        return members.compactMapValues(\.string)
    }

    private static func isPlain(_ value: JSONValue) -> Bool {
        value.string.map { $0.utf8.count <= longestText && !$0.contains("\0") } ?? false
    }

    /// A case of an enumeration by its raw value.
    func choice<Value: RawRepresentable & CaseIterable>(_ name: String, _ type: Value.Type) throws(ArgumentError) -> Value?
    where Value.RawValue == String {
        guard let text = try text(name) else { return nil }
        guard let value = Value(rawValue: text.lowercased()) else {
            throw ArgumentError("“\(name)” is one of \(Value.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return value
    }
}
