import StoreModel
import SwiftUI

/// The looks of product views. Source: Apple's documentation of `ProductViewStyle`.
@MainActor @preconcurrency public protocol ProductViewStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ProductViewStyleConfiguration
}

/// A product as a style shows it. Source: Apple's documentation of `ProductViewStyleConfiguration`.
@MainActor @preconcurrency public struct ProductViewStyleConfiguration {
    /// The product's icon.
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let state: Product.TaskState
    public let icon: Icon
    /// Whether the user has the product.
    public let hasCurrentEntitlement: Bool

    private let handlers: PurchaseHandlers

    init(state: Product.TaskState, icon: AnyView, handlers: PurchaseHandlers) {
        (self.state, self.icon, self.handlers) = (state, Icon(content: icon), handlers)
        let service = StoreService.shared
        let entitlements = service.purchases.entitlements(at: service.now(), service.configuration ?? StoreConfiguration())
        hasCurrentEntitlement = state.product.map { product in entitlements.contains { $0.productID == product.id } } ?? false
    }

    public var product: Product? { state.product }
    /// Buys the product.
    public func purchase() {
        guard let product else { return }
        Task { await handlers.buy(product) }
    }
}

/// The style of the surroundings: a small view in lists.
@MainActor @preconcurrency public struct AutomaticProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { StandardProductView(configuration: configuration, size: .regular) }
}

@MainActor @preconcurrency public struct CompactProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { StandardProductView(configuration: configuration, size: .compact) }
}

@MainActor @preconcurrency public struct RegularProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { StandardProductView(configuration: configuration, size: .regular) }
}

@MainActor @preconcurrency public struct LargeProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { StandardProductView(configuration: configuration, size: .large) }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle { nonisolated public static var automatic: Self { Self() } }
extension ProductViewStyle where Self == CompactProductViewStyle { nonisolated public static var compact: Self { Self() } }
extension ProductViewStyle where Self == RegularProductViewStyle { nonisolated public static var regular: Self { Self() } }
extension ProductViewStyle where Self == LargeProductViewStyle { nonisolated public static var large: Self { Self() } }

/// A style of any type.
struct AnyProductViewStyle {
    let body: @MainActor (ProductViewStyleConfiguration) -> any View
    init(_ style: some ProductViewStyle) { body = { style.makeBody(configuration: $0) } }
}

private struct ProductViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyProductViewStyle { AnyProductViewStyle(AutomaticProductViewStyle()) }
}

extension EnvironmentValues {
    var productViewStyle: AnyProductViewStyle {
        get { self[ProductViewStyleKey.self] }
        set { self[ProductViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Chooses the looks of product views in this one.
    nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View {
        environment(\.productViewStyle, AnyProductViewStyle(style))
    }
}

/// A product as iOS shows it.
struct StandardProductView: View {
    enum Size { case compact, regular, large }
    let configuration: ProductViewStyleConfiguration
    let size: Size

    var body: some View {
        switch configuration.state {
        case .loading: loading
        case .unavailable, .failure: unavailable
        case .success(let product): size == .large ? AnyView(large(product)) : AnyView(row(product))
        }
    }

    private var loading: some View {
        HStack {
            configuration.icon
            ProgressView().frame(maxWidth: .infinity)
        }
    }

    private var unavailable: some View {
        Text(systemText("This item is not available.")).font(.subheadline).foregroundStyle(.secondary).frame(maxWidth: .infinity)
    }

    private func row(_ product: Product) -> some View {
        HStack(spacing: 12) {
            configuration.icon
            VStack(alignment: .leading, spacing: 2) {
                Text(product.displayName).font(size == .compact ? .subheadline.weight(.semibold) : .headline)
                if size == .regular { Text(product.description).font(.subheadline).foregroundStyle(.secondary) }
            }
            Spacer(minLength: 8)
            PurchaseButton(product: product, isOwned: configuration.hasCurrentEntitlement, isWide: false)
        }
    }

    private func large(_ product: Product) -> some View {
        VStack(spacing: 12) {
            configuration.icon
            VStack(spacing: 4) {
                Text(product.displayName).font(.title2.weight(.bold))
                Text(product.description).font(.subheadline).foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            PurchaseButton(product: product, isOwned: configuration.hasCurrentEntitlement, isWide: true)
        }
        .frame(maxWidth: .infinity)
        .padding()
    }
}

/// The button with a product's price.
struct PurchaseButton: View {
    let product: Product
    let isOwned: Bool
    let isWide: Bool
    @Environment(\.purchaseHandlers) private var handlers
    @State private var isBuying = false
    @State private var owns: Bool?

    var body: some View {
        Button {
            isBuying = true
            Task {
                await handlers.buy(product)
                isBuying = false
            }
        } label: {
            if owns ?? isOwned {
                Image(systemName: "checkmark").fontWeight(.semibold).accessibilityLabel(Text(systemText("Purchased")))
            } else {
                Text(title).fontWeight(.semibold).lineLimit(1).fixedSize().frame(maxWidth: isWide ? .infinity : nil)
            }
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .controlSize(isWide ? .large : .regular)
        .disabled(isBuying || (owns ?? isOwned))
        .currentEntitlementTask(for: product.id) { state in
            if case .success(let transaction) = state { owns = transaction != nil }
        }
    }

    private var title: String {
        guard let period = product.product.subscription?.period else { return product.displayPrice }
        return
            "\(product.displayPrice)/\(period.value == 1 ? Product.SubscriptionPeriod(period).unit.localizedDescription : PeriodText.length(period))"
    }
}
