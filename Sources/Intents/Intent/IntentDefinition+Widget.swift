import DeviceProtocol
import QuinceFoundation

/// The conversion between an intent's definition and values and the device's form of them.
extension IntentDefinition {
    /// The sheet in which people set the parameters.
    package var widgetIntent: WidgetIntent {
        var intent = WidgetIntent(
            title: title.words, description: description.words,
            parameters: parameters.filter(\.isEditable).map { $0.widgetParameter(among: parameters) })
        intent.handledIntent = name
        return intent
    }

    /// The parameters' values that people have set, and those that a new intent has.
    package func values(_ configuration: WidgetParameterValues?) -> [String: Any] {
        var values: [String: Any] = [:]
        for parameter in parameters {
            if let set = configuration?.values[parameter.name] {
                values[parameter.name] = parameter.value(set)
            } else if let value = parameter.defaultValue {
                values[parameter.name] = parameter.stored(value)
            }
        }
        return values
    }

    /// An intent's values as the device keeps them.
    package func configuration(_ values: [String: Any]) -> WidgetParameterValues {
        var result = WidgetParameterValues()
        for parameter in parameters {
            result.values[parameter.name] = values[parameter.name].flatMap(parameter.widgetValue)
        }
        return result
    }
}

extension IntentParameterDefinition {
    fileprivate func widgetParameter(among all: [IntentParameterDefinition]) -> WidgetParameter {
        let condition = condition.flatMap { condition -> WidgetParameterCondition? in
            guard let other = all.first(where: { $0.name == condition.parameter }) else { return nil }
            return WidgetParameterCondition(parameter: other.name, values: condition.values.compactMap(other.widgetValue))
        }
        return WidgetParameter(
            name: name, title: title.words, kind: widgetKind, isArray: isArray, defaultValue: defaultValue.flatMap(widgetValue),
            options: options, hasDynamicOptions: provider != nil, isSearchable: isSearchable, condition: condition)
    }

    private var widgetKind: WidgetParameter.Kind {
        if provider != nil { return .choice }
        return switch kind {
        case .text, .url: .text
        case .integer: .integer
        case .decimal: .decimal
        case .flag: .flag
        case .date: .date
        case .enumeration, .object: .choice
        }
    }

    private var options: [WidgetOption] {
        guard case .enumeration(let cases) = kind else { return [] }
        return cases.map(\.option)
    }

    // MARK: Values

    /// Converts a value set on the device to the form that a property of the intent holds; nil if it does not fit the parameter.
    fileprivate func value(_ value: WidgetParameterValue) -> Any? {
        switch value {
        case .list(let values): isArray ? values.compactMap(single) : values.first.flatMap(single)
        default: single(value).map { isArray ? [$0] : $0 }
        }
    }

    private func single(_ value: WidgetParameterValue) -> Any? {
        switch (kind, value) {
        case (.object(let type), .option(let option)): return type.make(option)
        case (.enumeration(let cases), .option(let option)): return cases.first { $0.name == option.identifier }?.value
        case (.enumeration(let cases), .text(let name)): return cases.first { $0.name == name }?.value
        case (.text, .text(let text)): return text
        case (.text, .option(let option)): return option.identifier
        case (.url, .text(let text)): return URL(string: text)
        case (.integer, .number(let number)): return NSNumber(value: Int(number.rounded()))
        case (.decimal, .number(let number)): return NSNumber(value: number)
        case (.integer, .option(let option)), (.decimal, .option(let option)): return Double(option.identifier).map { NSNumber(value: $0) }
        case (.flag, .flag(let flag)): return NSNumber(value: flag)
        case (.date, .date(let seconds)):
            let units: Set<Calendar.Component> = [.calendar, .timeZone, .year, .month, .day, .hour, .minute, .second]
            return Calendar.current.dateComponents(units, from: Date(timeIntervalSince1970: seconds))
        default: return nil
        }
    }

    /// A value of the definition, as a property of the intent holds it.
    fileprivate func stored(_ value: Any) -> Any? {
        switch kind {
        case .enumeration, .text: value
        case .url: (value as? String).flatMap { URL(string: $0) }
        case .flag: (value as? Bool).map { NSNumber(value: $0) }
        case .integer: (value as? Double).map { NSNumber(value: Int($0)) }
        case .decimal: (value as? Double).map { NSNumber(value: $0) }
        case .date, .object: nil
        }
    }

    /// A value of the intent or of its definition, as the device keeps it.
    package func widgetValue(_ value: Any) -> WidgetParameterValue? {
        if let values = value as? [Any] { return .list(values.compactMap(widgetValue)) }
        if case .enumeration(let cases) = kind {
            let number = value as? Int ?? (value as? NSNumber)?.intValue
            return cases.first { $0.value == number }.map { .option($0.option) }
        }
        switch value {
        case let object as INObject: return .option(object.option)
        case let text as NSString: return provider == nil ? .text(text as String) : .option(WidgetOption(text as String))
        case let text as String: return provider == nil ? .text(text) : .option(WidgetOption(text))
        case let url as URL: return .text(url.absoluteString)
        case let flag as Bool where isFlag: return .flag(flag)
        case let number as Double: return .number(number)
        case let number as NSNumber: return isFlag ? .flag(number.boolValue) : .number(number.doubleValue)
        case let components as DateComponents:
            return (components.calendar ?? .current).date(from: components).map { .date($0.timeIntervalSince1970) }
        default: return nil
        }
    }

    private var isFlag: Bool { if case .flag = kind { true } else { false } }

    /// Converts an item that a handler offers to the device's form; nil for items of other types.
    package func option(_ item: Any) -> WidgetOption? {
        switch item {
        case let object as INObject: object.option
        case let text as NSString: WidgetOption(text as String)
        case let text as String: WidgetOption(text)
        case let number as NSNumber: WidgetOption(identifier: number.stringValue, title: number.stringValue)
        default: nil
        }
    }
}

extension IntentParameterDefinition.Case {
    fileprivate var option: WidgetOption { WidgetOption(identifier: name, title: title.words) }
}

extension WidgetOption {
    fileprivate init(_ text: String) { self.init(identifier: text, title: text) }
}
