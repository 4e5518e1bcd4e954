import SwiftUI

/// The text of the buttons that subscribe.
///
/// Source: Apple's documentation of `SubscriptionStoreButtonLabel`.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    enum Content: Hashable { case automatic, action, displayName, price }
    enum Lines: Hashable { case automatic, single, multiple }

    var content = Content.automatic
    var lines = Lines.automatic

    /// The text that fits the style.
    public static let automatic = SubscriptionStoreButtonLabel()
    /// The button's action, such as “Subscribe”.
    public static let action = automatic.action
    /// The subscription's name.
    public static let displayName = automatic.displayName
    /// The subscription's price and period.
    public static let price = automatic.price
    /// One line.
    public static let singleLine = automatic.singleLine
    /// A second line with the price.
    public static let multiline = automatic.multiline

    public var action: SubscriptionStoreButtonLabel { with(\.content, .action) }
    public var displayName: SubscriptionStoreButtonLabel { with(\.content, .displayName) }
    public var price: SubscriptionStoreButtonLabel { with(\.content, .price) }
    public var singleLine: SubscriptionStoreButtonLabel { with(\.lines, .single) }
    public var multiline: SubscriptionStoreButtonLabel { with(\.lines, .multiple) }

    private func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: property] = value
        return copy
    }
}

extension View {
    /// Chooses the text of the buttons of the subscription stores in this view.
    nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.label = label }
    }

    /// Sets the background of each subscription that the stores in this view let the user choose.
    nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.itemBackground = AnyShapeStyle(style) }
    }

    /// Sets the background of the controls of the subscription stores in this view.
    nonisolated public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.controlBackground = AnyShapeStyle(style) }
    }

    /// Sets the icon beside each subscription of the stores in this view.
    nonisolated public func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
    ) -> some View {
        nonisolated(unsafe) let icon = icon
        return transformEnvironment(\.subscriptionStoreLook) { look in
            look.icon = { product in product.subscription.map { AnyView(icon(product, $0)) } ?? AnyView(EmptyView()) }
        }
    }
}

/// The look of the controls of subscription stores.
struct SubscriptionStoreLook {
    var label = SubscriptionStoreButtonLabel.automatic
    var itemBackground: AnyShapeStyle?
    var controlBackground: AnyShapeStyle?
    nonisolated(unsafe) var icon: ((Product) -> AnyView)?
}

private struct SubscriptionStoreLookKey: EnvironmentKey { static var defaultValue: SubscriptionStoreLook { SubscriptionStoreLook() } }

extension EnvironmentValues {
    var subscriptionStoreLook: SubscriptionStoreLook {
        get { self[SubscriptionStoreLookKey.self] }
        set { self[SubscriptionStoreLookKey.self] = newValue }
    }
}

extension ContainerBackgroundPlacement {
    /// The whole subscription store, behind its content.
    public static let subscriptionStore = ContainerBackgroundPlacement("subscriptionStore")
    /// The part of the subscription store that the app's content is in.
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement("subscriptionStoreHeader")
    /// The whole subscription store, behind its controls, too.
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement("subscriptionStoreFullHeight")
}
