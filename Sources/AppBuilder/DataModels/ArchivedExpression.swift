import FileFormats
import Foundation

/// An `NSExpression` in a keyed archive, as Xcode keeps it in mapping models, as text of the format language.
struct ArchivedExpression {
    struct Problem: Error {
        /// The problem, worded to follow “it”.
        let message: String
    }

    private let objects: [Any]
    private let root: Int

    private static let mostLevels = 32
    /// Lists may refer to one object many times: a small file can be a text without end.
    private static let mostParts = 1_000

    /// - Throws: `Problem` or `FormatError` for what is no keyed archive.
    init(_ data: Data) throws {
        guard let archive = try PropertyList.read(data) as? [String: Any], let objects = archive["$objects"] as? [Any],
            let top = archive["$top"] as? [String: Any], let root = Self.reference(top["root"])
        else { throw Problem(message: "is no archive") }
        (self.objects, self.root) = (objects, root)
    }

    /// - Throws: `Problem` for a kind of expression that is not known.
    var text: String {
        get throws {
            var parts = 0
            return try text(root, 0, &parts)
        }
    }

    private static func reference(_ value: Any?) -> Int? {
        guard let fields = value as? [String: Any], fields.count == 1 else { return nil }
        return (fields["CF$UID"] as? NSNumber)?.intValue ?? fields["CF$UID"] as? Int
    }

    private func object(_ index: Int) throws -> Any {
        guard objects.indices.contains(index) else { throw Problem(message: "is damaged") }
        return objects[index]
    }

    /// The value of a key, where it is a reference what that leads to; nil for none.
    private func value(_ key: String, _ fields: [String: Any]) throws -> Any? {
        guard let index = Self.reference(fields[key]) else { return fields[key] }
        let found = try object(index)
        return found as? String == "$null" ? nil : found
    }

    private func name(of fields: [String: Any]) throws -> String {
        (try value("$class", fields) as? [String: Any])?["$classname"] as? String ?? ""
    }

    private func text(_ index: Int, _ level: Int, _ parts: inout Int) throws -> String {
        parts += 1
        guard level < Self.mostLevels, parts <= Self.mostParts else { throw Problem(message: "is nested too deeply") }
        guard let fields = try object(index) as? [String: Any] else { throw Problem(message: "is damaged") }
        let name = try name(of: fields)
        switch name {
        case "NSConstantValueExpression": return try constant(try value("NSConstantValue", fields))
        case "NSVariableExpression": return "$" + (try value("NSVariable", fields) as? String ?? "")
        case "NSSelfExpression": return "SELF"
        case "NSKeyPathSpecifierExpression": return try value("NSKeyPath", fields) as? String ?? ""
        case "NSKeyPathExpression": return try keyPath(fields, level, &parts)
        case "NSFunctionExpression": return try function(fields, level, &parts)
        case "NSAggregateExpression":
            return "{" + (try elements("NSCollection", fields).map { try text($0, level + 1, &parts) }).joined(separator: ", ") + "}"
        default: throw Problem(message: "is of the kind '\(name.prefix(60))', which is not in Quince yet")
        }
    }

    private func constant(_ value: Any?) throws -> String {
        switch value {
        case nil: return "nil"
        case let text as String: return Self.quoted(text)
        case let number as NSNumber: return number.stringValue
        case let fields as [String: Any]:
            if let text = try self.value("NS.string", fields) as? String { return Self.quoted(text) }
            if let seconds = try self.value("NS.time", fields) as? NSNumber { return "CAST(\(seconds.stringValue), \"NSDate\")" }
        default: break
        }
        throw Problem(message: "has a constant of a kind that is not in Quince yet")
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    /// The references in a list.
    private func elements(_ key: String, _ fields: [String: Any]) throws -> [Int] {
        guard let list = try value(key, fields) as? [String: Any] else { return [] }
        return (list["NS.objects"] as? [Any] ?? []).compactMap(Self.reference)
    }

    private func keyPath(_ fields: [String: Any], _ level: Int, _ parts: inout Int) throws -> String {
        guard let argument = try elements("NSArguments", fields).first, let path = try object(argument) as? [String: Any] else {
            throw Problem(message: "has no key path")
        }
        let isConstant = try name(of: path) == "NSConstantValueExpression"
        let keys = isConstant ? try value("NSConstantValue", path) as? String ?? "" : try text(argument, level + 1, &parts)
        let letters = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_.@"))
        guard !keys.isEmpty, keys.unicodeScalars.allSatisfy(letters.contains) else { throw Problem(message: "has no key path") }
        guard let operand = Self.reference(fields["NSOperand"]) else { return keys }
        let receiver = try text(operand, level + 1, &parts)
        return receiver == "SELF" ? keys : receiver + "." + keys
    }

    private func function(_ fields: [String: Any], _ level: Int, _ parts: inout Int) throws -> String {
        guard let selector = try value("NSSelectorName", fields) as? String, let operand = Self.reference(fields["NSOperand"]) else {
            throw Problem(message: "has a function without a name")
        }
        let arguments = try elements("NSArguments", fields).map { try text($0, level + 1, &parts) }
        let receiver = try text(operand, level + 1, &parts)
        return "FUNCTION(" + ([receiver, Self.quoted(selector)] + arguments).joined(separator: ", ") + ")"
    }
}
