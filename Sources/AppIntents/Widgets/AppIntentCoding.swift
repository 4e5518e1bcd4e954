import DeviceProtocol
import QuinceFoundation

/// Intents as the device keeps them: what there is to set, what is set, and which one a button does.
package enum AppIntentCoding {
    /// The sheet in which people set the parameters.
    package static func widgetIntent<Intent: AppIntent>(_ type: Intent.Type) -> WidgetIntent {
        WidgetIntent(
            title: String(localized: Intent.title), description: Intent.description.map { String(localized: $0.descriptionText) } ?? "",
            parameters: parameters(of: Intent()).map { ParameterCoding.parameter($0.name, $0.parameter) })
    }

    /// An intent with what people have set; what cannot be understood any more stays as in a new one.
    package static func make<Intent: AppIntent>(_ type: Intent.Type, from configuration: WidgetParameterValues?) async -> Intent {
        let intent = Intent()
        await set(parameters(of: intent), from: configuration)
        return intent
    }

    /// Seconds that `madeMeanwhile` waits for entities.
    private static let patience = 10.0

    /// As `make`, for callers that cannot be suspended; on the main thread the run loop turns meanwhile.
    ///
    /// - Returns: nil where something is set that the intent has no parameter for, and where entities do not come within 10 s.
    package static func madeMeanwhile<Intent: AppIntent>(_ type: Intent.Type, from configuration: WidgetParameterValues) -> Intent? {
        guard Set(configuration.values.keys).isSubset(of: parameters(of: Intent()).map(\.name)) else { return nil }
        nonisolated(unsafe) var result: Intent?
        let done = DispatchSemaphore(value: 0)
        // The caller may hold the only thread that tasks run on otherwise.
        Task.detached(executorPreference: QueryExecutor.shared) {
            result = await make(type, from: configuration)
            done.signal()
        }
        guard Thread.isMainThread else { return done.wait(timeout: .now() + patience) == .success ? result : nil }
        let end = Date(timeIntervalSinceNow: patience)
        while done.wait(timeout: .now()) == .timedOut {
            guard Date() < end else { return nil }
            RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        }
        return result
    }

    /// Returns the options for a parameter, or the reason why there are none.
    package static func options<Intent: AppIntent>(
        of name: String, in type: Intent.Type, configuration: WidgetParameterValues, search: String?
    ) async -> WidgetOptions {
        let intent = await make(type, from: configuration)
        guard let found = parameters(of: intent).first(where: { $0.name == name }) else {
            return WidgetOptions(sections: [], failure: "the intent has no parameter '\(name)'")
        }
        do { return WidgetOptions(sections: try await ParameterCoding.offers(found.parameter, search: search)) } catch {
            return WidgetOptions(sections: [], failure: words(error))
        }
    }

    /// Returns the default values of the intent's parameters, by name. Parameters without one are missing.
    package static func defaults<Intent: AppIntent>(_ type: Intent.Type) async -> WidgetParameterValues {
        var result = WidgetParameterValues()
        for (name, parameter) in parameters(of: Intent()) { result.values[name] = await ParameterCoding.initial(parameter) }
        return result
    }

    /// An intent that has been set, as the device keeps it.
    package static func configuration(_ intent: some AppIntent) -> WidgetParameterValues {
        var result = WidgetParameterValues()
        for (name, parameter) in parameters(of: intent) { result.values[name] = parameter.current.flatMap(ParameterCoding.encode) }
        return result
    }

    // MARK: Actions

    /// Returns the action that a widget stores for a button's intent: its type and its parameters' values.
    package static func action<Intent: AppIntent>(_ intent: Intent) -> WidgetAction {
        WidgetAction(intent: _mangledTypeName(Intent.self) ?? String(reflecting: Intent.self), parameters: configuration(intent))
    }

    /// Does what a button of a widget does.
    ///
    /// - Returns: Why it was not done, in words; nil where it was.
    package static func perform(_ action: WidgetAction) async -> String? {
        guard let type = _typeByName(action.intent) as? any AppIntent.Type else {
            return "the extension has no intent '\(action.intent)' any more"
        }
        return await perform(type, action.parameters)
    }

    private static func perform<Intent: AppIntent>(_ type: Intent.Type, _ parameters: WidgetParameterValues) async -> String? {
        guard !Intent.openAppWhenRun else { return "not yet in Quince: intents that open the app (\(Intent.self))" }
        let intent = await make(type, from: parameters)
        do {
            try await IntentRun.perform(intent)
            return nil
        } catch { return words(error) }
    }

    private static func words(_ error: any Error) -> String {
        (error as? any CustomLocalizedStringResourceConvertible).map { String(localized: $0.localizedStringResource) }
            ?? (error is any LocalizedError ? error.localizedDescription : "\(error)")
    }

    // MARK: Parameters

    /// The parameters by the names of their properties, in the order of the source.
    private static func parameters(of intent: some AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: intent).children.compactMap { child in
            guard let parameter = child.value as? any AnyIntentParameter, let label = child.label else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
        }
    }

    private static func set(
        _ parameters: [(name: String, parameter: any AnyIntentParameter)], from configuration: WidgetParameterValues?
    ) async {
        for (name, parameter) in parameters {
            guard let value = configuration?.values[name] else { continue }
            if let value = try? await ParameterCoding.decode(value, as: parameter.valueType) { parameter.set(value) }
        }
    }
}
