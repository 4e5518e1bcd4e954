import Foundation

/// Writes the Swift that Xcode generates for an `.intentdefinition`, on Quince's `Intents`.
struct IntentSourceWriter {
    private typealias File = IntentDefinitionFile

    let file: IntentDefinitionFile
    /// Name of the tables of strings beside the file.
    let table: String

    /// The codes that every intent's answer has.
    static let codes = ["unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch"]

    var text: String {
        let parts = file.enumerations.map(enumeration) + file.types.map(type) + file.intents.map(intent)
        return "@_spi(Quince) import Intents\n" + parts.joined()
    }

    // MARK: Types

    private func enumeration(_ item: IntentDefinitionFile.Enumeration) -> String {
        var cases = item.cases.sorted { $0.index < $1.index }
        if !cases.contains(where: { $0.index == 0 || $0.name == "unknown" }) {
            cases.insert(.init(name: "unknown", index: 0, title: File.Text()), at: 0)
        }
        let name = item.className
        return """

            public enum \(name): Int, Sendable {
            \(cases.map { "    case \(SwiftName.quoted($0.name)) = \($0.index)" }.joined(separator: "\n"))
            }

            public class \(name)ResolutionResult: Intents.INEnumResolutionResult {
                public class func success(with resolvedValue: \(name)) -> Self { success(with: resolvedValue.rawValue) }
                public class func confirmationRequired(with valueToConfirm: \(name)) -> Self { confirmationRequired(with: valueToConfirm.rawValue) }
            }

            """
    }

    private func type(_ item: IntentDefinitionFile.ObjectType) -> String {
        let name = item.className
        return """

            public class \(name): Intents.INObject {
            \(item.properties.map(property).joined())}

            public class \(name)ResolutionResult: Intents.INObjectResolutionResult {
                public class func success(with resolvedObject: \(name)) -> Self { make(.success(resolvedObject)) }
                public class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self { make(.disambiguation(objectsToDisambiguate)) }
                public class func confirmationRequired(with objectToConfirm: \(name)?) -> Self { make(.confirmationRequired(objectToConfirm)) }
            }

            """
    }

    /// A property in the values of its object.
    private func property(_ item: IntentDefinitionFile.Property) -> String {
        let name = SwiftName.quoted(item.name)
        switch swiftType(item.type, isArray: item.isArray) {
        case .unavailable(let type):
            return "    @available(*, unavailable, message: \(literal("not yet in Quince: intents' values of the type \(type)")))\n"
                + "    public var \(name): Swift.Any? { nil }\n"
        case .enumeration(let type):
            let unknown = unknownCase(of: item.type)
            return """
                    public var \(name): \(type) {
                        get { (values[\(literal(item.name))] as? Int).flatMap(\(type).init) ?? .\(unknown) }
                        set { values[\(literal(item.name))] = newValue.rawValue }
                    }

                """
        case .plain(let type):
            return """
                    public var \(name): \(type)? {
                        get { values[\(literal(item.name))] as? \(type) }
                        set { values[\(literal(item.name))] = newValue }
                    }

                """
        }
    }

    private enum SwiftType {
        case plain(String)
        case enumeration(String)
        case unavailable(String)
    }

    private func swiftType(_ type: IntentDefinitionFile.ValueType, isArray: Bool) -> SwiftType {
        switch type {
        case .unsupported(let name): return .unavailable(name)
        case .enumeration(let name): return isArray ? .unavailable("lists of \(name)") : .enumeration(className(ofEnumeration: name))
        default:
            let element = elementType(type)
            return .plain(isArray ? "[\(element)]" : element)
        }
    }

    private func elementType(_ type: IntentDefinitionFile.ValueType) -> String {
        switch type {
        case .text: "Swift.String"
        case .integer, .decimal, .flag: "QuinceFoundation.NSNumber"
        case .date: "QuinceFoundation.DateComponents"
        case .url: "QuinceFoundation.URL"
        case .enumeration(let name): className(ofEnumeration: name)
        case .object(let name): file.types.first { $0.name == name }?.className ?? name
        case .unsupported: "Swift.Any"
        }
    }

    private func className(ofEnumeration name: String) -> String { file.enumerations.first { $0.name == name }?.className ?? name }

    private func unknownCase(of type: IntentDefinitionFile.ValueType) -> String {
        guard case .enumeration(let name) = type, let found = file.enumerations.first(where: { $0.name == name }) else { return "unknown" }
        return SwiftName.quoted(found.cases.first { $0.name == "unknown" }?.name ?? found.cases.first { $0.index == 0 }?.name ?? "unknown")
    }

    // MARK: Intents

    private func intent(_ intent: IntentDefinitionFile.Intent) -> String {
        let properties = intent.parameters.map { File.Property(name: $0.name, type: $0.type, isArray: $0.isArray) }
        return """

            public class \(intent.className): Intents.INIntent {
            \(properties.map(property).joined())
                @_spi(Quince) override public class var definition: Intents.IntentDefinition {
                    Intents.IntentDefinition(
                        name: \(literal(intent.className)), title: \(text(intent.title)), description: \(text(intent.description)),
                        parameters: [
            \(intent.parameters.compactMap { parameter($0, of: intent) }.joined(separator: ",\n"))
                        ])
                }
            }

            """ + handling(intent) + response(intent)
    }

    private func parameter(_ parameter: IntentDefinitionFile.Parameter, of intent: IntentDefinitionFile.Intent) -> String? {
        if case .unavailable = swiftType(parameter.type, isArray: parameter.isArray) { return nil }
        var arguments = ["\(literal(parameter.name))", text(parameter.title), kind(parameter.type)]
        if parameter.isArray { arguments.append("isArray: true") }
        if let value = defaultValue(parameter) { arguments.append("defaultValue: \(value)") }
        if parameter.isSearchable { arguments.append("isSearchable: true") }
        if !parameter.isEditable { arguments.append("isEditable: false") }
        if let condition = parameter.condition, let other = intent.parameters.first(where: { $0.name == condition.parameter }),
            let value = expression(condition.value, of: other.type)
        {
            arguments.append("condition: (parameter: \(literal(other.name)), values: [\(value)])")
        }
        if parameter.hasDynamicOptions {
            let guarding =
                "guard let handler = handler as? any \(intent.className)Handling, let intent = intent as? \(intent.className) else { return "
            let cap = parameter.name.capitalizedFirst
            var result = "handler.default\(cap)(for: intent)"
            if case .enumeration = parameter.type { result += ".rawValue" }
            arguments.append("defaultProvider: { handler, intent in \(guarding)nil }; return \(result) }")
            let search = parameter.isSearchable ? "searchTerm: search, " : ""
            arguments.append(
                "provider: { handler, intent, search, done in \(guarding)done([], Intents.MissingIntentHandler(\(literal(intent.className + "Handling")))) }; "
                    + "handler.provide\(cap)OptionsCollection(for: intent, \(search)with: { done($0?.optionSections ?? [], $1) }) }")
        }
        return
            "                Intents.IntentParameterDefinition(\n                    \(arguments.joined(separator: ",\n                    ")))"
    }

    private func kind(_ type: IntentDefinitionFile.ValueType) -> String {
        switch type {
        case .text: ".text"
        case .integer: ".integer"
        case .decimal: ".decimal"
        case .flag: ".flag"
        case .date: ".date"
        case .url: ".url"
        case .enumeration(let name):
            ".enumeration([\(cases(of: name).map { ".init(\(literal($0.name)), \($0.index), \(text($0.title)))" }.joined(separator: ", "))])"
        case .object: ".object(\(elementType(type)).self)"
        case .unsupported: ".text"
        }
    }

    /// The cases people choose from.
    private func cases(of name: String) -> [IntentDefinitionFile.Enumeration.Case] {
        (file.enumerations.first { $0.name == name }?.cases ?? []).filter { !($0.name == "unknown" && $0.index == 0) }
    }

    private func defaultValue(_ parameter: IntentDefinitionFile.Parameter) -> String? {
        parameter.isArray ? nil : parameter.defaultValue.flatMap { expression($0, of: parameter.type) }
    }

    /// A value of the file as an expression; nil for one that the type does not have.
    private func expression(_ value: IntentDefinitionFile.Value, of type: IntentDefinitionFile.ValueType) -> String? {
        switch (type, value) {
        case (.text, .text(let text)), (.url, .text(let text)): return literal(text)
        case (.flag, .flag(let flag)): return "\(flag)"
        case (.flag, .number(let number)): return "\(number != 0)"
        case (.integer, .number(let number)), (.decimal, .number(let number)): return number.isFinite ? "\(number) as Swift.Double" : nil
        case (.integer, .text(let text)), (.decimal, .text(let text)):
            return Double(text).flatMap { $0.isFinite ? "\($0) as Swift.Double" : nil }
        case (.enumeration(let name), .text(let text)):
            return (cases(of: name).first { $0.name == text } ?? cases(of: name).first { "\($0.index)" == text }).map { "\($0.index)" }
        case (.enumeration(let name), .number(let number)):
            return cases(of: name).first { Double($0.index) == number }.map { "\($0.index)" }
        default: return nil
        }
    }

    // MARK: Handling

    private func handling(_ intent: IntentDefinitionFile.Intent) -> String {
        let (name, response) = (intent.className, intent.className + "Response")
        var requirements: [String] = []
        var defaults: [String] = []
        for parameter in intent.parameters {
            if case .unavailable = swiftType(parameter.type, isArray: parameter.isArray) { continue }
            let cap = parameter.name.capitalizedFirst
            if parameter.isResolved, let result = resolution(parameter) {
                let signature = "func resolve\(cap)(for intent: \(name), with completion: @escaping (\(result)) -> Swift.Void)"
                requirements.append(signature)
                defaults.append("\(signature) { completion(.notRequired()) }")
            }
            guard parameter.hasDynamicOptions else { continue }
            let collection = "Intents.INObjectCollection<\(collectionElement(parameter.type))>"
            let search = parameter.isSearchable ? ", searchTerm: Swift.String?" : ""
            let passed = parameter.isSearchable ? ", searchTerm: searchTerm" : ""
            let completing =
                "func provide\(cap)OptionsCollection(for intent: \(name)\(search), with completion: @escaping (\(collection)?, (any Swift.Error)?) -> Swift.Void)"
            let asynchronous = "func provide\(cap)OptionsCollection(for intent: \(name)\(search)) async throws -> \(collection)"
            requirements += [completing, asynchronous]
            defaults.append(
                "\(completing) { Intents.IntentWork.run({ try await self.provide\(cap)OptionsCollection(for: intent\(passed)) }, completion) }"
            )
            defaults.append(
                "\(asynchronous) { throw Intents.MissingIntentHandler(\"provide\(cap)OptionsCollection(for:\(parameter.isSearchable ? "searchTerm:" : "")with:)\") }"
            )
            if case .enumeration(let type) = parameter.type {
                let signature = "func default\(cap)(for intent: \(name)) -> \(className(ofEnumeration: type))"
                requirements.append(signature)
                defaults.append("\(signature) { .\(unknownCase(of: parameter.type)) }")
            } else {
                let type = parameter.isArray ? "[\(elementType(parameter.type))]" : elementType(parameter.type)
                let signature = "func default\(cap)(for intent: \(name)) -> \(type)?"
                requirements.append(signature)
                defaults.append("\(signature) { nil }")
            }
        }
        for (verb, code) in [("confirm", "ready"), ("handle", "failure")] {
            let completing = "func \(verb)(intent: \(name), completion: @escaping (\(response)) -> Swift.Void)"
            let asynchronous = "func \(verb)(intent: \(name)) async -> \(response)"
            requirements += [completing, asynchronous]
            defaults.append(
                "\(completing) { Intents.IntentWork.run({ await self.\(verb)(intent: intent) }, { completion($0 ?? \(response)(code: .failure, userActivity: nil)) }) }"
            )
            defaults.append("\(asynchronous) { \(response)(code: .\(code), userActivity: nil) }")
        }
        return """

            public protocol \(name)Handling: QuinceFoundation.NSObjectProtocol {
            \(requirements.map { "    " + $0 }.joined(separator: "\n"))
            }

            extension \(name)Handling {
            \(defaults.map { "    public " + $0 }.joined(separator: "\n"))
            }

            """
    }

    private func collectionElement(_ type: IntentDefinitionFile.ValueType) -> String {
        switch type {
        case .text: "QuinceFoundation.NSString"
        case .object: elementType(type)
        case .url: "QuinceFoundation.NSURL"
        case .date: "QuinceFoundation.NSDateComponents"
        case .enumeration, .integer, .decimal, .flag, .unsupported: "QuinceFoundation.NSNumber"
        }
    }

    private func resolution(_ parameter: IntentDefinitionFile.Parameter) -> String? {
        let result: String
        switch parameter.type {
        case .text: result = "Intents.INStringResolutionResult"
        case .integer: result = "Intents.INIntegerResolutionResult"
        case .decimal: result = "Intents.INDoubleResolutionResult"
        case .flag: result = "Intents.INBooleanResolutionResult"
        case .date: result = "Intents.INDateComponentsResolutionResult"
        case .url: result = "Intents.INURLResolutionResult"
        case .enumeration(let name): result = className(ofEnumeration: name) + "ResolutionResult"
        case .object: result = elementType(parameter.type) + "ResolutionResult"
        case .unsupported: return nil
        }
        return parameter.isArray ? "[\(result)]" : result
    }

    private func response(_ intent: IntentDefinitionFile.Intent) -> String {
        let name = intent.className + "Response"
        let codes =
            Self.codes.enumerated().map { "    case \($0.element) = \($0.offset)" }
            + intent.codes.enumerated().map { "    case \(SwiftName.quoted($0.element)) = \(100 + $0.offset)" }
        return """

            public enum \(name)Code: Int, Sendable {
            \(codes.joined(separator: "\n"))
            }

            public class \(name): Intents.INIntentResponse {
                public fileprivate(set) var code: \(name)Code = .unspecified
                public convenience init(code: \(name)Code, userActivity: QuinceFoundation.NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }
            \(intent.responseProperties.map(property).joined())}

            """
    }

    // MARK: Words

    private func text(_ text: IntentDefinitionFile.Text) -> String {
        guard !text.key.isEmpty else { return "Intents.IntentText(\(literal(text.words)))" }
        return "Intents.IntentText(\(literal(text.words)), key: \(literal(text.key)), table: \(literal(table)))"
    }

    /// A literal of any text, on one line.
    private func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case _
            where scalar.value < 32 || scalar.value == 127 || scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0x85:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
