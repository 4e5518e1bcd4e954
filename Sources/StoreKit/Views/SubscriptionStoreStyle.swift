import SwiftUI

/// The way in which a subscription store lets the user choose.
enum SubscriptionStoreStyle { case picker, buttons }

/// Chooses subscriptions. Source: Apple's documentation of `SubscriptionStoreControlStyle`.
@MainActor @preconcurrency public protocol SubscriptionStoreControlStyle {
    /// Quince's own styles alone: those of apps are not supported yet.
    nonisolated var _isButtons: Bool { get }
}

/// A list of options above one button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    nonisolated public var _isButtons: Bool { false }
}

/// The style of the platform: a list of options above one button.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    nonisolated public var _isButtons: Bool { false }
}

/// A list of options above one button, each as large as its content needs.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    nonisolated public var _isButtons: Bool { false }
}

/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
    nonisolated public var _isButtons: Bool { true }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    nonisolated public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    nonisolated public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    nonisolated public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    nonisolated public static var buttons: Self { Self() }
}

private struct SubscriptionStoreStyleKey: EnvironmentKey { static var defaultValue: SubscriptionStoreStyle { .picker } }

extension EnvironmentValues {
    var subscriptionStoreStyle: SubscriptionStoreStyle {
        get { self[SubscriptionStoreStyleKey.self] }
        set { self[SubscriptionStoreStyleKey.self] = newValue }
    }
}

extension View {
    /// Chooses how the subscription stores in this view let the user choose.
    nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        environment(\.subscriptionStoreStyle, style._isButtons ? .buttons : .picker)
    }
}

@available(*, unavailable, message: "not yet in Quince: groups of options in subscription stores")
public enum SubscriptionOptionGroup {}
@available(*, unavailable, message: "not yet in Quince: groups of options in subscription stores")
public enum SubscriptionPeriodGroupSet {}
@available(*, unavailable, message: "not yet in Quince: pictures of subscriptions' offers")
public enum SubscriptionOfferView {}

extension View {
    @available(*, unavailable, message: "not yet in Quince: offers in subscription stores")
    nonisolated public func preferredSubscriptionOffer(_ offer: Never) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: offers in subscription stores")
    nonisolated public func subscriptionPromotionalOffer(offer: Never, signature: Never) -> some View { self }
}
