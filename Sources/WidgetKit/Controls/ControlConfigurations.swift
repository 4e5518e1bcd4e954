import AppIntents
import QuinceFoundation
import SwiftUI

/// The configuration of a control that people cannot set up.
///
/// Source: Apple's documentation of `StaticControlConfiguration`.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    let kind: String

    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) { self.kind = kind }
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) { self.kind = kind }

    public var body: Never { fatalError("StaticControlConfiguration has no body") }
}

/// The configuration of a control that people set up with an intent.
///
/// Source: Apple's documentation of `AppIntentControlConfiguration`.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    let kind: String

    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) { self.kind = kind }
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration { self.kind = kind }

    public var body: Never { fatalError("AppIntentControlConfiguration has no body") }
}

/// Gives a control its value.
///
/// Source: Apple's documentation of `ControlValueProvider`.
public protocol ControlValueProvider {
    associatedtype Value
    /// The value in the gallery of controls.
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// Gives a control that people set up its value.
///
/// Source: Apple's documentation of `AppIntentControlValueProvider`.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// Gives the app's server the token with which it updates a control.
///
/// Source: Apple's documentation of `ControlPushHandler`.
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}

/// The controls of the app that people have added.
///
/// Source: Apple's documentation of `ControlCenter`.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    /// Makes the controls of a kind read their values anew. People have added none.
    public func reloadControls(ofKind kind: String) {}
    /// Makes all controls read their values anew. People have added none.
    public func reloadAllControls() {}
    /// Returns the controls that people have added: none.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that people have added.
///
/// Source: Apple's documentation of `ControlInfo`.
public struct ControlInfo: Hashable, Sendable {
    /// The token with which a server updates the control.
    public struct PushInfo: Hashable, Sendable { public let token: Data }
    public let kind: String
    public let pushInfo: PushInfo?
}
