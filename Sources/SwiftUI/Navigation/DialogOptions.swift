/// How serious a dialog is.
///
/// Source: Apple's documentation of `DialogSeverity`.
public struct DialogSeverity: Equatable, Sendable {
    private let name: String
    public static let automatic = DialogSeverity(name: "automatic")
    /// A dialog that demands attention, as data could be lost.
    public static let critical = DialogSeverity(name: "critical")
    public static let standard = DialogSeverity(name: "standard")
}

private struct DialogSeverityKey: EnvironmentKey { static let defaultValue = DialogSeverity.automatic }
private struct DialogIconKey: EnvironmentKey { static let defaultValue: Image? = nil }
private struct DialogSuppressionKey: EnvironmentKey { static let defaultValue: DialogSuppression? = nil }

/// The box in a Mac's dialogs that keeps them from being shown again.
struct DialogSuppression {
    let title: Text?
    let isSuppressed: Binding<Bool>
}

extension EnvironmentValues {
    var dialogSeverity: DialogSeverity {
        get { self[DialogSeverityKey.self] }
        set { self[DialogSeverityKey.self] = newValue }
    }
    var dialogIcon: Image? {
        get { self[DialogIconKey.self] }
        set { self[DialogIconKey.self] = newValue }
    }
    var dialogSuppression: DialogSuppression? {
        get { self[DialogSuppressionKey.self] }
        set { self[DialogSuppressionKey.self] = newValue }
    }
}

extension View {
    /// Says how serious alerts inside are. On iPhones and iPads all look the same; UIKit's alert knows it.
    ///
    /// Source: Apple's documentation of `dialogSeverity(_:)`.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { environment(\.dialogSeverity, severity) }
    /// Sets the picture of dialogs inside, which a Mac and a watch show. Nothing is seen of it on iOS.
    ///
    /// Source: Apple's documentation of `dialogIcon(_:)`.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }
    /// Gives dialogs inside a box that keeps them from being shown again, on a Mac. Nothing is seen of it on iOS.
    ///
    /// Source: Apple's documentation of `dialogSuppressionToggle(_:isSuppressed:)`.
    nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }
    @_disfavoredOverload nonisolated public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>)
        -> some View
    { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
    }
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(title: nil, isSuppressed: isSuppressed))
    }
}
