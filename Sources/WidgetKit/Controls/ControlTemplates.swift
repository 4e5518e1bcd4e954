import AppIntents
import QuinceFoundation
import SwiftUI

/// A control that performs an intent.
///
/// Source: Apple's documentation of `ControlWidgetButton`.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public init(action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}

    public var body: Never { fatalError("ControlWidgetButton has no body") }
}

extension ControlWidgetButton where ActionLabel == Label {
    public init(action: Action, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == Text {
    public init(_ titleKey: LocalizedStringKey, action: Action) {}
    @_disfavoredOverload public init(_ title: some StringProtocol, action: Action) {}
}

extension ControlWidgetButton where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}
}

/// A control that sets a value on or off.
///
/// Source: Apple's documentation of `ControlWidgetToggle`.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}

    public var body: Never { fatalError("ControlWidgetToggle has no body") }
}

extension ControlWidgetToggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
    @_disfavoredOverload public init(
        _ title: some StringProtocol, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}
}

extension ControlWidgetToggle where ValueLabel == Label {
    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {}
}
