import DeviceProtocol
@_spi(Quince) import Intents
import SwiftUI

/// What is said about the widgets that people have put on their home screens.
///
/// Source: Apple's documentation of `WidgetCenter`.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    private init() {}

    /// Asks for new timelines of all the app's widgets.
    public func reloadAllTimelines() { DeviceConnection.link?.send(.reloadWidgets(kind: nil)) }

    /// Asks for new timelines of the app's widgets of a kind.
    public func reloadTimelines(ofKind kind: String) { DeviceConnection.link?.send(.reloadWidgets(kind: kind)) }

    /// Tells which of the app's widgets people have placed, each copy for itself.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        PlacedWidgets.ask { widgets in
            completion(.success(widgets.map(WidgetInfo.init)))
        }
    }

    /// The app's widgets that people have placed.
    public func currentConfigurations() async throws -> [WidgetInfo] {
        try await withCheckedThrowingContinuation { continuation in
            getCurrentConfigurations { continuation.resume(with: $0) }
        }
    }

    @available(*, unavailable, message: "not yet in Quince: recommended configurations of widgets")
    public func invalidateConfigurationRecommendations() {}
}

/// A widget that people have placed.
///
/// Source: Apple's documentation of `WidgetInfo`.
public struct WidgetInfo: Sendable, Hashable, Identifiable {
    public let kind: String
    public let family: WidgetFamily
    public var id: String { "\(kind) \(family)" }
    private let values: WidgetParameterValues
    /// The class of the intent; nil where the widget has none that an Intents extension handles.
    private let intent: String?

    init(_ widget: HomeWidget) {
        (kind, family) = (widget.kind, WidgetFamily(widget.family))
        (values, intent) = (widget.configuration, widget.intent)
    }

    /// What people have set of the copy; nil for a widget without an intent, or with one whose class is not among the sources of who asks.
    public var configuration: INIntent? {
        guard let intent, let type = Self.intentType(intent) else { return nil }
        let made = type.init()
        made.values = type.definition.values(values)
        return made
    }

    /// Generated intents are in the module of the program.
    private static func intentType(_ name: String) -> INIntent.Type? {
        let program = Bundle.main.executableURL?.lastPathComponent ?? ""
        let module = String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return NSClassFromString("\(module).\(name)") as? INIntent.Type
    }
}

extension WidgetInfo: CustomStringConvertible {
    public var description: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}
