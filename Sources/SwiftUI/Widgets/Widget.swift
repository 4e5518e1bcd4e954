/// The structure and content of a widget.
///
/// Source: Apple's documentation of `Widget`.
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency init()
    /// The widget's configuration: its kind, content and options.
    @MainActor @preconcurrency var body: Body { get }
    /// The widgets that it stands for. Source of the name: SwiftUI's interface.
    static func _makeWidgets(_ widget: Self) -> _WidgetOutputs
}

extension Widget {
    public static func _makeWidgets(_ widget: Self) -> _WidgetOutputs { Body._makeWidgets(widget.body) }
}

/// A container of several widgets that one extension has.
///
/// Source: Apple's documentation of `WidgetBundle`.
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @MainActor @preconcurrency init()
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Widgets as an extension's process knows them. Source of the name: SwiftUI's interface.
public struct _WidgetOutputs {
    package var definitions: [WidgetDefinition]
    package init(_ definitions: [WidgetDefinition] = []) { self.definitions = definitions }
}
