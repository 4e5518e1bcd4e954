import FileFormats
import Foundation

/// Reads the property list of an `.intentdefinition`.
struct IntentDefinitionReader {
    private typealias File = IntentDefinitionFile
    /// For the lines of messages; empty for a binary file.
    private let lines: [Substring]

    /// - Throws: `FormatError`, whose message names the key.
    static func read(_ data: Data) throws -> IntentDefinitionFile {
        guard let top = try PropertyList.read(data) as? [String: Any] else {
            throw FormatError(line: 1, message: "the top of the file is no dictionary")
        }
        guard ["INIntents", "INTypes", "INEnums"].contains(where: { top[$0] != nil }) else {
            throw FormatError(line: 1, message: "no intent definition: it has none of INIntents, INTypes and INEnums")
        }
        let text = data.count < 4 << 20 ? String(data: data, encoding: .utf8) ?? "" : ""
        return try IntentDefinitionReader(lines: text.split(separator: "\n", omittingEmptySubsequences: false)).file(top)
    }

    private func file(_ top: [String: Any]) throws -> IntentDefinitionFile {
        var file = File()
        file.enumerations = try list(top, "INEnums").map(enumeration)
        file.types = try list(top, "INTypes").map(type)
        // Intents of the system's are the system's classes.
        file.intents = try list(top, "INIntents").filter { $0["INIntentType"] as? String != "System" }.map(intent)
        let names = file.enumerations.map(\.className) + file.types.map(\.className) + file.intents.map(\.className)
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted { throw error("two definitions are called '\(name)'", near: name) }
        try check(file)
        return file
    }

    /// Sees that all types named are there.
    private func check(_ file: IntentDefinitionFile) throws {
        let (types, enumerations) = (Set(file.types.map(\.name)), Set(file.enumerations.map(\.name)))
        func check(_ type: File.ValueType, _ key: String, _ owner: String) throws {
            switch type {
            case .object(let name) where !types.contains(name):
                throw error("\(key) names the type '\(name)', which INTypes lacks, for '\(owner)'", near: name)
            case .enumeration(let name) where !enumerations.contains(name):
                throw error("\(key) names the enumeration '\(name)', which INEnums lacks, for '\(owner)'", near: name)
            default: break
            }
        }
        for intent in file.intents {
            for parameter in intent.parameters { try check(parameter.type, "INIntentParameterObjectType", parameter.name) }
            for property in intent.responseProperties { try check(property.type, "INIntentResponseParameterObjectType", property.name) }
        }
        for type in file.types {
            for property in type.properties { try check(property.type, "INTypePropertyObjectType", property.name) }
        }
    }

    // MARK: Parts

    private func enumeration(_ fields: [String: Any]) throws -> IntentDefinitionFile.Enumeration {
        let name = try identifier(fields, "INEnumName")
        var cases: [File.Enumeration.Case] = []
        for value in try list(fields, "INEnumValues") {
            let index = value["INEnumValueIndex"] == nil ? 0 : try integer(value, "INEnumValueIndex")
            let title = text(value, "INEnumValueDisplayName")
            cases.append(.init(name: try identifier(value, "INEnumValueName"), index: index, title: title))
        }
        var seen: (names: Set<String>, indexes: Set<Int>) = ([], [])
        for item in cases {
            guard seen.names.insert(item.name).inserted else {
                throw error("the enumeration '\(name)' has two INEnumValueName '\(item.name)'", near: item.name)
            }
            guard seen.indexes.insert(item.index).inserted else {
                throw error("the enumeration '\(name)' has two values of INEnumValueIndex \(item.index)", near: item.name)
            }
        }
        return File.Enumeration(name: name, className: try className(fields, name, "INEnum"), cases: cases)
    }

    private func type(_ fields: [String: Any]) throws -> IntentDefinitionFile.ObjectType {
        let name = try identifier(fields, "INTypeName")
        // Every object has these.
        let own = try list(fields, "INTypeProperties").filter { $0["INTypePropertyDefault"] as? Bool != true }
        let properties = try own.map { try property($0, "INTypeProperty") }
        try unique(properties.map(\.name), "INTypePropertyName", of: name)
        return File.ObjectType(name: name, className: try className(fields, name, "INType"), properties: properties)
    }

    private func property(_ fields: [String: Any], _ prefix: String) throws -> IntentDefinitionFile.Property {
        File.Property(
            name: try identifier(fields, prefix + "Name"), type: try valueType(fields, prefix),
            isArray: fields[prefix + "SupportsMultipleValues"] as? Bool ?? false)
    }

    private func intent(_ fields: [String: Any]) throws -> IntentDefinitionFile.Intent {
        let name = try identifier(fields, "INIntentName")
        var className = try className(fields, name, "INIntent")
        if fields["INIntentClassName"] == nil { className += "Intent" }
        let parts = try list(fields, "INIntentParameters")
        let sorted = parts.enumerated().sorted { (priority($0.element), $0.offset) < (priority($1.element), $1.offset) }
        let parameters = try sorted.map { try parameter($0.element) }
        try unique(parameters.map(\.name), "INIntentParameterName", of: name)
        let response = try dictionary(fields, "INIntentResponse")
        let codes = try list(response, "INIntentResponseCodes").map { try identifier($0, "INIntentResponseCodeName") }
        let properties = try list(response, "INIntentResponseParameters").map { try property($0, "INIntentResponseParameter") }
        try unique(properties.map(\.name), "INIntentResponseParameterName", of: name)
        try unique(codes, "INIntentResponseCodeName", of: name)
        return File.Intent(
            name: name, className: className, title: text(fields, "INIntentTitle"), description: text(fields, "INIntentDescription"),
            parameters: parameters, codes: codes.filter { !IntentSourceWriter.codes.contains($0) }, responseProperties: properties)
    }

    private func priority(_ parameter: [String: Any]) -> Int {
        (parameter["INIntentParameterDisplayPriority"] as? NSNumber)?.intValue ?? Int.max
    }

    private func parameter(_ fields: [String: Any]) throws -> IntentDefinitionFile.Parameter {
        let name = try identifier(fields, "INIntentParameterName")
        func flag(_ key: String) -> Bool { fields["INIntentParameter" + key] as? Bool ?? false }
        var parameter = File.Parameter(
            name: name, title: text(fields, "INIntentParameterDisplayName"), type: try valueType(fields, "INIntentParameter"),
            isArray: flag("SupportsMultipleValues"), hasDynamicOptions: flag("SupportsDynamicEnumeration"),
            isSearchable: flag("SupportsSearch"), isResolved: flag("SupportsResolution"), isEditable: flag("Configurable"))
        if parameter.title.words.isEmpty { parameter.title.words = name }
        let metadata = try dictionary(fields, "INIntentParameterMetadata")
        parameter.defaultValue = metadata["INIntentParameterMetadataDefaultValue"].flatMap(value)
        let relation = try dictionary(fields, "INIntentParameterRelationship")
        if let parent = relation["INIntentParameterRelationshipParentName"] as? String,
            (relation["INIntentParameterRelationshipPredicateName"] as? String)?.hasSuffix("HasExactValue") == true
        {
            // Xcode leaves out what is false.
            let value = relation["INIntentParameterRelationshipPredicateValue"].flatMap(value) ?? .flag(false)
            parameter.condition = (parent, value)
        }
        return parameter
    }

    private func valueType(_ fields: [String: Any], _ prefix: String) throws -> IntentDefinitionFile.ValueType {
        if let name = fields[prefix + "EnumType"] as? String { return .enumeration(name) }
        let type = try string(fields, prefix + "Type")
        switch type {
        case "String": return .text
        case "Integer", "Long", "Int": return .integer
        case "Decimal", "Double", "Float", "TimeInterval": return .decimal
        case "Boolean": return .flag
        case "Date", "DateComponents": return .date
        case "URL": return .url
        case "Object":
            let name = try string(fields, prefix + "ObjectType")
            return fields[prefix + "ObjectTypeNamespace"] as? String == "System" ? .unsupported(name) : .object(name)
        default: return .unsupported(type)
        }
    }

    private func value(_ value: Any) -> IntentDefinitionFile.Value? {
        // On Linux a boolean is no number, and a number is no boolean but 0 and 1.
        if Swift.type(of: value) == Bool.self { return .flag(value as? Bool ?? false) }
        return switch value {
        case let text as String: .text(text)
        case let number as Int: .number(Double(number))
        case let number as Double: .number(number)
        default: nil
        }
    }

    // MARK: Fields

    private func className(_ fields: [String: Any], _ name: String, _ prefix: String) throws -> String {
        if fields[prefix + "ClassName"] != nil { return try identifier(fields, prefix + "ClassName") }
        guard fields[prefix + "ClassPrefix"] != nil else { return name }
        let start = try string(fields, prefix + "ClassPrefix")
        guard start.isEmpty || Self.isIdentifier(start) else { throw error("\(prefix)ClassPrefix '\(start)' is no name", near: start) }
        return start + name
    }

    private func text(_ fields: [String: Any], _ key: String) -> IntentDefinitionFile.Text {
        File.Text(words: fields[key] as? String ?? "", key: fields[key + "ID"] as? String ?? "")
    }

    private func list(_ fields: [String: Any], _ key: String) throws -> [[String: Any]] {
        guard let value = fields[key] else { return [] }
        guard let list = value as? [[String: Any]] else { throw error("\(key) is no list of dictionaries", near: key) }
        return list
    }

    private func dictionary(_ fields: [String: Any], _ key: String) throws -> [String: Any] {
        guard let value = fields[key] else { return [:] }
        guard let dictionary = value as? [String: Any] else { throw error("\(key) is no dictionary", near: key) }
        return dictionary
    }

    private func string(_ fields: [String: Any], _ key: String) throws -> String {
        guard let value = fields[key] else { throw error("\(key) is missing", near: key) }
        guard let text = value as? String else { throw error("\(key) is no text", near: key) }
        return text
    }

    private func integer(_ fields: [String: Any], _ key: String) throws -> Int {
        guard let number = fields[key] as? NSNumber, let value = Int(exactly: number.doubleValue) else {
            throw error("\(key) is no whole number", near: key)
        }
        return value
    }

    /// A name that code can have.
    private func identifier(_ fields: [String: Any], _ key: String) throws -> String {
        let name = try string(fields, key)
        guard Self.isIdentifier(name) else { throw error("\(key) '\(name.prefix(60))' is no name that Swift code can have", near: name) }
        return name
    }

    private func unique(_ names: [String], _ key: String, of owner: String) throws {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted { throw error("'\(owner)' has two \(key) '\(name)'", near: name) }
    }

    private static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name.utf8.count <= 200 else { return false }
        func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic) }
        return isLetter(first) && name.unicodeScalars.allSatisfy { isLetter($0) || ("0"..."9").contains($0) }
    }

    /// An error at the first line that has a word of it.
    private func error(_ message: String, near word: String) -> FormatError {
        FormatError(line: (lines.firstIndex { $0.contains(">" + word + "<") } ?? 0) + 1, message: message)
    }
}
