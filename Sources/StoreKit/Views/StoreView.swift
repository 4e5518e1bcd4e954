import StoreModel
import SwiftUI

/// A list of products, each with a button that buys it. Source: Apple's documentation of `StoreView`.
@MainActor @preconcurrency public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private let ids: [Product.ID]
    private let given: [Product]?
    private let icon: ((Product) -> AnyView)?
    private let placeholder: (() -> AnyView)?
    @State private var state = Product.CollectionTaskState.loading
    @Environment(\.storeButtons) private var buttons

    init(ids: [Product.ID], given: [Product]?, icon: ((Product) -> AnyView)?, placeholder: (() -> AnyView)? = nil) {
        (self.ids, self.given, self.icon, self.placeholder) = (ids, given, icon, placeholder)
    }

    public var body: some View {
        VStack(spacing: 0) {
            if buttons.isVisible(.cancellation, default: false) { CancelStoreButton() }
            content
            if buttons.isVisible(.restorePurchases, default: false) { RestoreButton().padding() }
        }
        .storeProductsTask(for: ids) { state = $0 }
    }

    @ViewBuilder private var content: some View {
        if let given {
            list(given)
        } else {
            switch state {
            case .loading: VStack { placeholder?() ?? AnyView(ProgressView()) }.frame(maxWidth: .infinity, maxHeight: .infinity)
            case .failure: StoreUnavailableView()
            case .success(let products, _): if products.isEmpty { StoreUnavailableView() } else { list(products) }
            }
        }
    }

    private func list(_ products: [Product]) -> some View {
        List(products) { product in
            if let icon {
                ProductView(product) { icon(product) }
            } else {
                ProductView(product)
            }
        }
    }
}

/// The view in the place of products that cannot be loaded.
struct StoreUnavailableView: View {
    var body: some View {
        ContentUnavailableView(
            systemText("Store Unavailable"), systemImage: "storefront",
            description: Text(systemText("The store cannot be loaded. Try again later.")))
    }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// A list of the products of identifiers.
    public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
        self.init(ids: Array(productIDs), given: nil, icon: nil)
    }

    /// A list of products.
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
        self.init(ids: products.map(\.id), given: Array(products), icon: nil)
    }
}

extension StoreView where PlaceholderIcon == EmptyView {
    /// A list of the products of identifiers, with icons of the app's.
    public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) { self.init(ids: Array(productIDs), given: nil, icon: { AnyView(icon($0)) }) }

    /// A list of products, with icons of the app's.
    public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
    ) { self.init(ids: products.map(\.id), given: Array(products), icon: { AnyView(icon($0)) }) }
}

extension StoreView {
    /// A list of the products of identifiers, with icons of the app's, and one for the time while they are loaded.
    public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: @escaping () -> PlaceholderIcon
    ) {
        self.init(ids: Array(productIDs), given: nil, icon: { AnyView(icon($0)) }, placeholder: { AnyView(placeholderIcon()) })
    }
}
