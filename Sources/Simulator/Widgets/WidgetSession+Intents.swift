import DeviceProtocol
import Foundation

/// The configuration of widgets, and the actions of their buttons.
extension WidgetSession {
    /// Returns the options for a parameter.
    ///
    /// - Parameter kind: The widget's kind; for an Intents extension, the class of the intent.
    /// - Throws: `WidgetProblem` if the extension fails to answer or refuses.
    public func options(
        of parameter: String, in kind: String, configuration: WidgetParameterValues, search: String? = nil
    ) throws -> WidgetOptions {
        let request = WidgetRequest.options(kind: kind, parameter: parameter, configuration: configuration, search: search)
        guard case .options(let options) = try plainReply(to: request) else { throw Self.unasked }
        return options
    }

    /// Returns the default configuration of a new copy.
    ///
    /// - Parameter kind: The widget's kind; for an Intents extension, the class of the intent.
    /// - Throws: `WidgetProblem` if the extension fails to answer or refuses.
    public func defaultConfiguration(of kind: String) throws -> WidgetParameterValues {
        guard case .configuration(let configuration) = try plainReply(to: .defaultConfiguration(kind: kind)) else { throw Self.unasked }
        return configuration
    }

    /// Does what a button or switch of a widget does. The widget's timeline is another one afterwards.
    ///
    /// - Throws: `WidgetProblem` where the intent fails, and for what the extension does wrong.
    public func perform(_ action: WidgetAction) throws {
        guard case .performed(let failure) = try plainReply(to: .perform(action)) else { throw Self.unasked }
        if let failure { throw WidgetProblem.refused(.other(failure)) }
    }

    private static var unasked: SimulatorError {
        SimulatorError("the extension answers what was not asked", nextStep: "Report this as a fault of Quince.")
    }
}
