import DeviceProtocol
import QuinceFoundation

/// Answers what a device asks of an Intents extension.
@MainActor struct IntentsAnswerer {
    let intents: [INIntent.Type]
    let principal: any INIntentHandlerProviding

    func answer(_ request: WidgetRequest, completion: @escaping @MainActor (WidgetReply) -> Void) {
        switch request {
        case .options(let name, let parameter, let configuration, let search):
            options(of: parameter, in: name, configuration, search, completion)
        case .defaultConfiguration(let name): completion(defaults(of: name))
        default: completion(.failure(.other("an Intents extension has no widgets")))
        }
    }

    private func intent(_ name: String, _ configuration: WidgetParameterValues?) -> INIntent? {
        guard let type = intents.first(where: { $0.definition.name == name }) else { return nil }
        let intent = type.init()
        intent.values = type.definition.values(configuration)
        return intent
    }

    private func unknown(_ name: String) -> String {
        "the Intents extension does not know the intent '\(name)'; it knows "
            + (intents.isEmpty ? "none" : intents.map(\.definition.name).joined(separator: ", "))
    }

    private func options(
        of parameter: String, in name: String, _ configuration: WidgetParameterValues, _ search: String?,
        _ completion: @escaping @MainActor (WidgetReply) -> Void
    ) {
        func fail(_ reason: String) { completion(.options(WidgetOptions(sections: [], failure: reason))) }
        guard let intent = intent(name, configuration) else { return fail(unknown(name)) }
        guard let found = type(of: intent).definition.parameters.first(where: { $0.name == parameter }), let provider = found.provider
        else {
            return fail("the intent '\(name)' offers nothing for '\(parameter)'")
        }
        guard let handler = principal.handler(for: intent) else { return fail("the Intents extension has no handler for '\(name)'") }
        let once = OnceOnMain(completion)
        provider(handler, intent, search) { sections, error in
            let sections = sections.map { WidgetOptionSection(title: $0.title, options: $0.items.compactMap(found.option)) }
            once.give(.options(WidgetOptions(sections: sections, failure: error.map(Self.words))))
        }
    }

    private func defaults(of name: String) -> WidgetReply {
        guard let intent = intent(name, nil) else { return .failure(.other(unknown(name))) }
        let definition = type(of: intent).definition
        if let handler = principal.handler(for: intent) {
            for parameter in definition.parameters {
                if let value = parameter.defaultProvider?(handler, intent) { intent.values[parameter.name] = value }
            }
        }
        return .configuration(definition.configuration(intent.values))
    }

    nonisolated private static func words(_ error: any Error) -> String {
        (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
}

/// Takes an answer to the main thread, whichever thread it comes on. Only the first one counts.
final class OnceOnMain<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var completion: (@MainActor (Value) -> Void)?

    init(_ completion: @escaping @MainActor (Value) -> Void) { self.completion = completion }

    func give(_ value: Value) {
        let first = lock.withLock {
            defer { completion = nil }
            return completion
        }
        guard let first else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { first(value) } }
    }
}
