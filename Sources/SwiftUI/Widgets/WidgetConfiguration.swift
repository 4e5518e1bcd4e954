/// The configuration of a widget: its kind, its content, its supported sizes.
///
/// Source: Apple's documentation of `WidgetConfiguration`.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
    /// The widgets that it stands for. Source of the name: SwiftUI's interface.
    static func _makeWidgets(_ configuration: Self) -> _WidgetOutputs
}

extension WidgetConfiguration {
    public static func _makeWidgets(_ configuration: Self) -> _WidgetOutputs { Body._makeWidgets(configuration.body) }
}

extension Never: WidgetConfiguration {
    public static func _makeWidgets(_ configuration: Never) -> _WidgetOutputs { _WidgetOutputs() }
}

/// A configuration of nothing.
///
/// Source: Apple's documentation of `EmptyWidgetConfiguration`.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    nonisolated public init() {}
    public var body: Never { fatalError("body() should not be called on EmptyWidgetConfiguration.") }
    public static func _makeWidgets(_ configuration: Self) -> _WidgetOutputs { _WidgetOutputs() }
}

/// A configuration with something more said of it.
package struct ChangedWidgetConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let change: (inout WidgetDefinition) -> Void

    nonisolated package init(_ base: Base, _ change: @escaping (inout WidgetDefinition) -> Void) {
        (self.base, self.change) = (base, change)
    }

    package var body: Never { fatalError("body() should not be called on a modified configuration.") }
    package static func _makeWidgets(_ configuration: Self) -> _WidgetOutputs {
        var outputs = Base._makeWidgets(configuration.base)
        for index in outputs.definitions.indices { configuration.change(&outputs.definitions[index]) }
        return outputs
    }
}
