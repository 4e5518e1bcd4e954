import DeviceProtocol
import Foundation

/// Asks an app's extensions what there is to set of its widgets: the one with the widgets, or the Intents extension that handles their intent.
///
/// Each question starts a process and lets it go. All methods block until there is an answer, at most `WidgetSession.answerLimit`: they are called where
/// nobody waits.
public final class WidgetConfigurator: @unchecked Sendable {
    /// An extension that can be asked.
    private struct Part {
        var bundle: AppBundle
        var open: () throws -> WidgetSession
    }

    private let parts: (_ app: String, _ point: AppBundle.ExtensionPoint) throws -> [Part]

    /// Asks extensions on a device, in real time.
    public init(device: VirtualDevice) {
        parts = { app, point in
            try device.extensions(of: device.app(app), point).map { part in
                Part(bundle: part.bundle) { try WidgetSession(part, on: device) }
            }
        }
    }

    /// Asks the extensions of one app on a virtual clock; nothing of it stays.
    public convenience init(app: AppBundle, configuration: HeadlessConfiguration, wall: Date? = nil) {
        self.init(app: app) { try WidgetSession(bundle: $0, configuration: configuration, wall: wall) }
    }

    /// Asks the extensions of one app, each in a process that `open` starts.
    init(app: AppBundle, open: @escaping (AppBundle) throws -> WidgetSession) {
        parts = { _, point in try app.extensions(point).map { bundle in Part(bundle: bundle) { try open(bundle) } } }
    }

    // MARK: Options

    /// Returns the options for a parameter of a widget, given its present configuration.
    ///
    /// - Parameters:
    ///   - descriptor: The widget's descriptor; nil requests it from the extension.
    ///   - search: The user's search term; nil requests all options.
    /// - Returns: The options, or the reason why there are none, for display.
    public func options(
        of parameter: String, for widget: HomeWidget, descriptor: WidgetDescriptor? = nil, search: String? = nil
    ) -> WidgetOptions {
        do {
            let intent = try intent(of: widget, descriptor)
            guard let found = intent.parameters.first(where: { $0.name == parameter }) else {
                throw WidgetProblem.refused(.other("the widget has no parameter '\(parameter)'"))
            }
            var result = WidgetOptions(sections: [WidgetOptionSection(options: found.options)])
            if found.hasDynamicOptions {
                let (part, kind) = try handler(of: intent, widget)
                let session = try part.open()
                let asked = found.isSearchable ? search : nil
                result = try session.options(of: parameter, in: kind, configuration: widget.configuration, search: asked)
            }
            // Whoever offers all there is leaves looking to the device.
            if let search, !search.isEmpty, !found.isSearchable { result.sections = Self.matching(search, result.sections) }
            return result
        } catch { return WidgetOptions(sections: [], failure: "\(error)") }
    }

    private static func matching(_ search: String, _ sections: [WidgetOptionSection]) -> [WidgetOptionSection] {
        sections.compactMap { section in
            let found = section.options.filter { $0.title.localizedCaseInsensitiveContains(search) }
            return found.isEmpty ? nil : WidgetOptionSection(title: section.title, options: found)
        }
    }

    /// Returns the default configuration of a new copy of the widget. Values that an extension does not provide in time are those of the definition.
    public func defaultConfiguration(of widget: HomeWidget, descriptor: WidgetDescriptor? = nil) -> WidgetParameterValues {
        guard let intent = try? intent(of: widget, descriptor) else { return WidgetParameterValues() }
        var result = WidgetParameterValues()
        for parameter in intent.parameters { result.values[parameter.name] = parameter.defaultValue }
        guard intent.hasDynamicDefaults else { return result }
        if let (part, kind) = try? handler(of: intent, widget), let asked = try? part.open().defaultConfiguration(of: kind) {
            result.values.merge(asked.values) { _, asked in asked }
        }
        return result
    }

    // MARK: Extensions

    private func intent(of widget: HomeWidget, _ descriptor: WidgetDescriptor?) throws -> WidgetIntent {
        var known = descriptor
        if known == nil { known = try widgetPart(widget).open().kinds().first { $0.kind == widget.kind } }
        guard let intent = known?.intent else { throw WidgetProblem.refused(.other("there is nothing to set of the widget")) }
        return intent
    }

    private func widgetPart(_ widget: HomeWidget) throws -> Part {
        guard let part = try parts(widget.app, .widgets).first(where: { $0.bundle.identifier == widget.bundle }) else {
            throw WidgetProblem.refused(.other("the app has no extension \(widget.bundle) any more"))
        }
        return part
    }

    /// Returns the extension that provides the options of an intent, and the name to request them by.
    private func handler(of intent: WidgetIntent, _ widget: HomeWidget) throws -> (Part, String) {
        guard let name = intent.handledIntent else { return (try widgetPart(widget), widget.kind) }
        let all = try parts(widget.app, .intents)
        guard let part = all.first(where: { $0.bundle.intents.contains(name) }) else {
            let reason =
                all.isEmpty
                ? "the app has no Intents extension, which the options of '\(name)' come from"
                : "no Intents extension of the app names '\(name)' in its Info.plist under IntentsSupported"
            throw WidgetProblem.refused(.other(reason))
        }
        return (part, name)
    }
}

extension WidgetIntent {
    /// Whether only an extension knows what a new copy begins with.
    var hasDynamicDefaults: Bool { parameters.contains { $0.hasDynamicOptions && $0.defaultValue == nil } }
}
