import DeviceProtocol
import QuinceFoundation

/// Brings values of parameters into the form the device keeps them in, and back.
enum ParameterCoding {
    // MARK: What there is to set

    static func parameter(_ name: String, _ parameter: any AnyIntentParameter) -> WidgetParameter {
        let (type, isArray) = element(of: parameter.valueType)
        var result = WidgetParameter(
            name: name, title: String(localized: parameter.title), kind: kind(of: type), isArray: isArray,
            defaultValue: parameter.initial.flatMap(encode), hasDynamicOptions: parameter.options != nil)
        if parameter.options != nil { result.kind = .choice }
        if let type = type as? any AppEnum.Type { result.options = options(of: type) }
        if let type = type as? any AppEntity.Type {
            result.hasDynamicOptions = true
            result.isSearchable = parameter.options == nil && isSearchable(type)
        }
        return result
    }

    /// The type of one value: a parameter may hold several, or none.
    private static func element(of type: Any.Type) -> (type: Any.Type, isArray: Bool) {
        if let optional = type as? any AnyOptional.Type { return element(of: optional.wrappedType) }
        if let list = type as? any ListParameter.Type { return (element(of: list.element).type, true) }
        return (type, false)
    }

    private static func kind(of type: Any.Type) -> WidgetParameter.Kind {
        switch type {
        case is Int.Type: .integer
        case is Double.Type: .decimal
        case is Bool.Type: .flag
        case is Date.Type: .date
        case is any AppEnum.Type, is any AppEntity.Type: .choice
        default: .text
        }
    }

    private static func options<Value: AppEnum>(of type: Value.Type) -> [WidgetOption] { type.allCases.map { option($0) } }

    private static func isSearchable<Entity: AppEntity>(_ type: Entity.Type) -> Bool { Entity.defaultQuery is any EntityStringQuery }

    // MARK: Writing

    /// A value in the device's form; nil for what is no value of a parameter.
    static func encode(_ value: Any) -> WidgetParameterValue? {
        switch value {
        case let optional as any AnyOptional: optional.wrapped.flatMap(encode)
        case let list as any ListParameter: .list(list.items.compactMap(encode))
        case let flag as Bool: .flag(flag)
        case let number as Int: .number(Double(number))
        case let number as Double: .number(number)
        case let text as String: .text(text)
        case let date as Date: .date(date.timeIntervalSince1970)
        case let url as URL: .text(url.absoluteString)
        case let value as any AppEnum: .option(option(value))
        case let entity as any AppEntity: .option(option(entity))
        default: nil
        }
    }

    private static func option<Value: AppEnum>(_ value: Value) -> WidgetOption {
        option(value.rawValue.description, value.displayRepresentation)
    }
    private static func option<Entity: AppEntity>(_ entity: Entity) -> WidgetOption {
        option(entity.id.entityIdentifierString, entity.displayRepresentation)
    }
    private static func option(_ identifier: String, _ display: DisplayRepresentation) -> WidgetOption {
        WidgetOption(
            identifier: identifier, title: String(localized: display.title), subtitle: display.subtitle.map { String(localized: $0) })
    }

    /// Returns the sections of a provider's or query's results. Drops items that cannot be encoded.
    static func sections(_ results: any ResultsCollection) -> [WidgetOptionSection] {
        results._sections.map { section in
            let options = section.items.compactMap { item -> WidgetOption? in
                guard var option = option(of: item.value) else { return nil }
                if let display = item.display {
                    option.title = String(localized: display.title)
                    option.subtitle = display.subtitle.map { String(localized: $0) } ?? option.subtitle
                }
                return option
            }
            return WidgetOptionSection(title: section.title.map { String(localized: $0) }, options: options)
        }
    }

    private static func option(of value: Any) -> WidgetOption? {
        switch encode(value) {
        case .option(let option): option
        case .text(let text): WidgetOption(identifier: text, title: text)
        case .number(let number):
            value is Int
                ? WidgetOption(identifier: "\(value)", title: "\(value)") : WidgetOption(identifier: "\(number)", title: "\(number)")
        default: nil
        }
    }

    // MARK: Reading

    /// A value of the type; nil where there is none, as of an entity that is gone.
    static func decode(_ value: WidgetParameterValue, as type: Any.Type) async throws -> Any? {
        if let optional = type as? any AnyOptional.Type { return try await decode(value, as: optional.wrappedType) }
        if let list = type as? any ListParameter.Type {
            var items: [Any] = []
            let values: [WidgetParameterValue] = if case .list(let values) = value { values } else { [value] }
            for value in values { if let item = try await decode(value, as: list.element) { items.append(item) } }
            return list.make(items)
        }
        switch (type, value) {
        case (is Int.Type, .number(let number)): return Int(exactly: number.rounded())
        case (is Double.Type, .number(let number)): return number
        case (is Bool.Type, .flag(let flag)): return flag
        case (is Date.Type, .date(let seconds)): return Date(timeIntervalSince1970: seconds)
        case (is URL.Type, .text(let text)): return URL(string: text)
        default: break
        }
        guard let text = text(value) else { return nil }
        switch type {
        case is String.Type: return text
        case is Int.Type: return Int(text)
        case is Double.Type: return Double(text)
        case let type as any AppEnum.Type: return enumeration(text, type)
        case let type as any AppEntity.Type: return try await entity(text, type)
        default: return nil
        }
    }

    private static func text(_ value: WidgetParameterValue) -> String? {
        switch value {
        case .text(let text): text
        case .option(let option): option.identifier
        default: nil
        }
    }

    private static func enumeration<Value: AppEnum>(_ text: String, _ type: Value.Type) -> Value? {
        Value.RawValue(text).flatMap { Value(rawValue: $0) }
    }

    private static func entity<Entity: AppEntity>(_ text: String, _ type: Entity.Type) async throws -> Entity? {
        guard let id = Entity.ID.entityIdentifier(for: text) else { return nil }
        return try await Entity.defaultQuery.entities(for: [id]).first
    }

    // MARK: Asking

    /// Returns the options for a parameter, in sections; empty if it has neither a provider nor an entity type.
    ///
    /// - Parameter search: The user's search term; nil or empty requests the suggestions.
    static func offers(_ parameter: any AnyIntentParameter, search: String?) async throws -> [WidgetOptionSection] {
        if let provider = parameter.options { return sections(try await results(of: provider)) }
        guard let type = element(of: parameter.valueType).type as? any AppEntity.Type else { return [] }
        return try await entities(of: type, search)
    }

    private static func results<Provider: DynamicOptionsProvider>(of provider: Provider) async throws -> any ResultsCollection {
        try await provider.results()
    }

    private static func entities<Entity: AppEntity>(of type: Entity.Type, _ search: String?) async throws -> [WidgetOptionSection] {
        let query = Entity.defaultQuery
        if let search, !search.isEmpty, let query = query as? any EntityStringQuery { return sections(try await found(query, search)) }
        return sections(try await query.suggestedEntities())
    }

    private static func found<Query: EntityStringQuery>(_ query: Query, _ search: String) async throws -> any ResultsCollection {
        try await query.entities(matching: search)
    }

    /// Returns the value that a new intent begins with; nil if it has none.
    static func initial(_ parameter: any AnyIntentParameter) async -> WidgetParameterValue? {
        if let value = parameter.initial { return encode(value) }
        if let provider = parameter.options { return await defaultResult(of: provider) }
        let (type, isArray) = element(of: parameter.valueType)
        guard !isArray, let type = type as? any AppEntity.Type else { return nil }
        return await defaultEntity(type)
    }

    private static func defaultResult<Provider: DynamicOptionsProvider>(of provider: Provider) async -> WidgetParameterValue? {
        await provider.defaultResult().flatMap { encode($0) }
    }
    private static func defaultEntity<Entity: AppEntity>(_ type: Entity.Type) async -> WidgetParameterValue? {
        await Entity.defaultQuery.defaultResult().flatMap { encode($0) }
    }
}

/// An array, whatever it holds.
private protocol ListParameter {
    static var element: Any.Type { get }
    static func make(_ items: [Any]) -> Any?
    var items: [Any] { get }
}

extension Array: ListParameter {
    static var element: Any.Type { Element.self }
    static func make(_ items: [Any]) -> Any? { items.compactMap { $0 as? Element } }
    var items: [Any] { map { $0 } }
}
