import AppIntents
import DeviceProtocol
import DeviceRuntime
@_spi(Quince) import Intents
import SwiftUI

/// A center for information about the placed widgets, and for reloads of their timelines.
///
/// Source: Apple's documentation of `WidgetCenter`.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    private init() {}

    /// Asks for new timelines of all the app's widgets.
    public func reloadAllTimelines() { DeviceRuntime.current.link?.send(.reloadWidgets(kind: nil)) }

    /// Asks for new timelines of the app's widgets of a kind.
    public func reloadTimelines(ofKind kind: String) { DeviceRuntime.current.link?.send(.reloadWidgets(kind: kind)) }

    /// Tells which of the app's widgets people have placed, each copy for itself.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        DeviceRuntime.current.placedWidgets.request { widgets in
            completion(.success(widgets.map(WidgetInfo.init)))
        }
    }

    /// The app's widgets that people have placed.
    public func currentConfigurations() async throws -> [WidgetInfo] {
        try await withCheckedThrowingContinuation { continuation in
            getCurrentConfigurations { continuation.resume(with: $0) }
        }
    }

    /// Has the recommended configurations be asked for again, where people cannot set widgets up. iPhones and iPads ask for none, on which this changes
    /// nothing on iOS either.
    public func invalidateConfigurationRecommendations() {}

    /// The keys of the user activity that an app receives for a tap on a widget without a URL.
    @available(*, unavailable, message: "not yet in Quince: the user activity of a tap on a widget; use widgetURL(_:)")
    public enum UserInfoKey {}
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
    private let hasAppIntent: Bool

    init(_ widget: HomeWidget) {
        (kind, family) = (widget.kind, WidgetFamily(widget.family))
        (values, intent, hasAppIntent) = (widget.configuration, widget.intent, widget.hasAppIntent == true)
    }

    /// The user's configuration of the copy; nil for a widget without an intent, or if the intent's class is not among the sources of the caller.
    public var configuration: INIntent? {
        guard let intent, let type = Self.intentType(intent) else { return nil }
        let made = type.init()
        made.values = type.definition.values(values)
        return made
    }

    /// Returns the user's configuration of the copy; nil if the widget is not configured by an app intent, or the parameters are not those of
    /// `intentType`.
    ///
    /// Entities are looked up by their identifiers; the call waits for that for up to 10 s. A query on the main actor cannot answer if the call comes
    /// from there.
    ///
    /// Source: Apple's documentation of `widgetConfigurationIntent(of:)`.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        hasAppIntent ? AppIntentCoding.madeMeanwhile(intentType, from: values) : nil
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
