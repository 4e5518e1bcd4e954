import DeviceProtocol
import Intents
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
            completion(.success(widgets.map { WidgetInfo(kind: $0.kind, family: WidgetFamily($0.family)) }))
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

    @available(*, unavailable, message: "not yet in Quince: what people have set of a placed widget; its provider is given that")
    public var configuration: INIntent? { nil }
}

extension WidgetInfo: CustomStringConvertible {
    public var description: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}
