import QuinceFoundation
import SwiftUI

/// A control that people can add to Control Center, the lock screen and the Action button. Until they do, the system runs none of it; a simulated
/// device has no Control Center, so nobody has added it.
///
/// Source: Apple's documentation of `ControlWidget`.
@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    @ControlWidgetConfigurationBuilder var body: Body { get }
    init()
}

/// The kind, content and texts of a control.
///
/// Source: Apple's documentation of `ControlWidgetConfiguration`.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// Makes the configuration of a control out of a closure.
///
/// Source: Apple's documentation of `ControlWidgetConfigurationBuilder`.
@resultBuilder public struct ControlWidgetConfigurationBuilder {
    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

/// A control's button or switch.
///
/// Source: Apple's documentation of `ControlWidgetTemplate`.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate
    var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// Makes a control's button or switch out of a closure.
///
/// Source: Apple's documentation of `ControlWidgetTemplateBuilder`.
@resultBuilder public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

extension ControlWidgetConfiguration {
    /// Sets the name of the control in the gallery of controls.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    /// Sets the description of the control in the gallery of controls.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    /// Makes the system ask people to set the control up when they add it.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
    /// Sets the handler that gives the server the token with which it updates the control.
    public func pushHandler(_ handler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration { self }
}

extension ControlWidgetTemplate {
    /// Sets the color of the control while it is on.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    /// Sets whether people can use the control.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    /// Sets whether the control hides what it shows while the phone is locked.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
    /// Sets the text that shows while the action runs.
    public func controlWidgetStatus(_ status: LocalizedStringKey) -> some ControlWidgetTemplate { self }
    /// Sets the text that names what happens.
    public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some ControlWidgetTemplate { self }
}

extension View {
    /// Sets the text that shows while the control's action runs.
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
    /// Sets the text that names what the control does.
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
}

extension WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    /// A bundle's controls, which are in no gallery of widgets.
    @MainActor public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget { buildBlock() }
}
