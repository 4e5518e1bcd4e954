import DeviceProtocol
import Foundation

/// Reads what somebody has written down of a widget's configuration: JSON with the names of parameters and simple values, options by their identifiers
/// or titles.
public struct WidgetConfigurationReader {
    private let kind: String
    private let intent: WidgetIntent?
    /// Returns the options for a parameter, given the values set so far.
    private let options: (WidgetParameter, WidgetParameterValues) -> WidgetOptions

    public init(_ descriptor: WidgetDescriptor, options: @escaping (WidgetParameter, WidgetParameterValues) -> WidgetOptions) {
        (kind, intent, self.options) = (descriptor.kind, descriptor.intent, options)
    }

    /// - Parameter base: The configuration of a new copy.
    /// - Throws: `SimulatorError` that lists the parameters, or what there is to choose.
    public func read(_ json: String, over base: WidgetParameterValues = WidgetParameterValues()) throws -> WidgetParameterValues {
        guard let intent else { throw SimulatorError("there is nothing to set of \(kind)", nextStep: "Leave out --configuration.") }
        guard let object = try? JSONDecoder().decode([String: Written].self, from: Data(json.utf8)) else {
            throw SimulatorError("“\(json)” is no JSON object", nextStep: "Write \(example(intent)). \(list(intent))")
        }
        for name in object.keys.sorted() where !intent.parameters.contains(where: { $0.name == name }) {
            throw SimulatorError("\(kind) has no parameter '\(name)'", nextStep: list(intent))
        }
        var result = base
        // In the sheet's order: what there is to choose may hang on what is set above.
        for parameter in intent.parameters {
            guard let written = object[parameter.name] else { continue }
            result.values[parameter.name] = written == .nothing ? nil : try value(written, of: parameter, result)
        }
        return result
    }

    /// A value as JSON has it.
    private enum Written: Decodable, Equatable {
        case nothing
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([Written])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .nothing
            } else if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .list(try container.decode([Written].self))
            }
        }

        /// As people read it.
        var words: String {
            switch self {
            case .nothing: "null"
            case .flag(let flag): "\(flag)"
            case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
            case .text(let text): text
            case .list(let values): "[" + values.map(\.words).joined(separator: ", ") + "]"
            }
        }
    }

    private func value(_ written: Written, of parameter: WidgetParameter, _ set: WidgetParameterValues) throws -> WidgetParameterValue {
        guard parameter.isArray else { return try single(written, of: parameter, set) }
        let values = if case .list(let values) = written { values } else { [written] }
        return .list(try values.map { try single($0, of: parameter, set) })
    }

    private func single(_ written: Written, of parameter: WidgetParameter, _ set: WidgetParameterValues) throws -> WidgetParameterValue {
        switch (parameter.kind, written) {
        case (.text, .text(let text)): return .text(text)
        case (.integer, .number(let number)) where number == number.rounded(): return .number(number)
        case (.decimal, .number(let number)): return .number(number)
        case (.flag, .flag(let flag)): return .flag(flag)
        case (.date, .text(let text)):
            if let date = ISO8601DateFormatter().date(from: text) { return .date(date.timeIntervalSince1970) }
        case (.choice, .text), (.choice, .number), (.choice, .flag): return .option(try option(written.words, of: parameter, set))
        default: break
        }
        let wanted =
            switch parameter.kind {
            case .text: "a text"
            case .integer: "a whole number"
            case .decimal: "a number"
            case .flag: "true or false"
            case .date: "a date"
            case .choice: "the name of an option"
            }
        throw SimulatorError("'\(parameter.name)' is \(wanted), not \(written.words)", nextStep: "Write \(sample(parameter)).")
    }

    private func option(_ text: String, of parameter: WidgetParameter, _ set: WidgetParameterValues) throws -> WidgetOption {
        let offered = parameter.hasDynamicOptions ? options(parameter, set) : WidgetOptions(sections: [.init(options: parameter.options)])
        if let failure = offered.failure {
            throw SimulatorError(
                "there are no options for '\(parameter.name)': \(failure)", nextStep: "Mend the extension that offers them.")
        }
        let all = offered.sections.flatMap(\.options)
        if let found = all.first(where: { $0.identifier == text }) ?? all.first(where: { $0.title == text }) { return found }
        let names = all.prefix(40).map { $0.identifier == $0.title ? "'\($0.title)'" : "'\($0.title)' (\($0.identifier))" }
        throw SimulatorError(
            "'\(text)' is not among what there is to choose for '\(parameter.name)'",
            nextStep: all.isEmpty ? "Nothing is offered." : "There are: " + names.joined(separator: ", ") + (all.count > 40 ? "…" : "."))
    }

    // MARK: Words

    private func list(_ intent: WidgetIntent) -> String {
        intent.parameters.isEmpty
            ? "It has no parameters."
            : "It has: " + intent.parameters.map(WidgetConfigurationReader.description).joined(separator: "; ") + "."
    }

    /// A parameter as lists name it: `shape (Shape): round, square`.
    public static func description(_ parameter: WidgetParameter) -> String {
        let values =
            switch parameter.kind {
            case .choice where parameter.hasDynamicOptions: "what the app offers"
            case .choice: parameter.options.map(\.identifier).joined(separator: ", ")
            case .flag: "true, false"
            case .integer: "a whole number"
            case .decimal: "a number"
            case .text: "a text"
            case .date: "a date"
            }
        let title = parameter.title == parameter.name ? "" : " (\(parameter.title))"
        return parameter.name + title + ": " + (parameter.isArray ? "a list of " : "") + values
    }

    private func example(_ intent: WidgetIntent) -> String {
        "a form such as {" + (intent.parameters.first.map { "\"\($0.name)\": \(sample($0))" } ?? "") + "}"
    }

    private func sample(_ parameter: WidgetParameter) -> String {
        switch parameter.kind {
        case .text: "\"text\""
        case .choice: "\"\(parameter.options.first?.identifier ?? "name")\""
        case .integer: "3"
        case .decimal: "2.5"
        case .flag: "true"
        case .date: "\"2024-12-24T18:00:00Z\""
        }
    }
}
