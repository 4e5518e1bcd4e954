import DeviceProtocol

/// The sheet Edit Widget: which rows it has, and what is set in them.
public struct WidgetForm: Equatable, Sendable {
    public let intent: WidgetIntent
    public private(set) var configuration: WidgetParameterValues

    public init(_ intent: WidgetIntent, _ configuration: WidgetParameterValues) {
        (self.intent, self.configuration) = (intent, configuration)
    }

    /// Returns the value of a parameter: the user's, else its default; nil if there is neither.
    public func value(of parameter: WidgetParameter) -> WidgetParameterValue? {
        configuration.values[parameter.name] ?? parameter.defaultValue
    }

    /// The rows there are, in their order: those whose condition holds. A row that hangs on one that is not there is not there either.
    public var parameters: [WidgetParameter] {
        intent.parameters.filter { holds($0, depth: 0) }
    }

    private func holds(_ parameter: WidgetParameter, depth: Int) -> Bool {
        guard let condition = parameter.condition else { return true }
        // Two that hang on each other are not there.
        guard depth < intent.parameters.count, let other = intent.parameters.first(where: { $0.name == condition.parameter }) else {
            return false
        }
        guard holds(other, depth: depth + 1), let value = value(of: other) else { return false }
        return condition.values.contains { $0.isSame(as: value) }
    }

    /// Sets a parameter; nil gives it back its default.
    public mutating func set(_ value: WidgetParameterValue?, for parameter: WidgetParameter) {
        configuration.values[parameter.name] = value
    }

    /// The options that are chosen for a parameter.
    public func chosen(for parameter: WidgetParameter) -> [WidgetOption] {
        switch value(of: parameter) {
        case .option(let option): [option]
        case .list(let values): values.compactMap { if case .option(let option) = $0 { option } else { nil } }
        default: []
        }
    }

    /// Chooses an option, or, where any number may be chosen, takes one that was chosen away again.
    public mutating func choose(_ option: WidgetOption, for parameter: WidgetParameter) {
        guard parameter.isArray else { return set(.option(option), for: parameter) }
        var options = chosen(for: parameter)
        if let index = options.firstIndex(where: { $0.identifier == option.identifier }) {
            options.remove(at: index)
        } else {
            options.append(option)
        }
        set(.list(options.map { .option($0) }), for: parameter)
    }

    /// Returns the text at the end of a row of choices; nil if nothing is chosen.
    public func summary(of parameter: WidgetParameter) -> String? {
        let titles = chosen(for: parameter).map(\.title)
        return titles.isEmpty ? nil : titles.joined(separator: ", ")
    }
}

extension WidgetParameterValue {
    /// Options are the same by their identifiers, whatever their titles are meanwhile.
    func isSame(as other: WidgetParameterValue) -> Bool {
        switch (self, other) {
        case (.option(let one), .option(let another)): one.identifier == another.identifier
        case (.text(let one), .option(let another)), (.option(let another), .text(let one)): one == another.identifier
        default: self == other
        }
    }
}
