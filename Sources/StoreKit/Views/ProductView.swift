import StoreModel
import SwiftUI

/// A product with its name, description and a button that buys it. Source: Apple's documentation of `ProductView`.
@MainActor @preconcurrency public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let id: Product.ID
    private let given: Product?
    private let prefersPromotionalIcon: Bool
    private let icon: (ProductIconPhase) -> AnyView
    @State private var state = Product.TaskState.loading
    @Environment(\.productViewStyle) private var style
    @Environment(\.purchaseHandlers) private var handlers

    init(id: Product.ID, given: Product?, prefersPromotionalIcon: Bool, icon: @escaping (ProductIconPhase) -> AnyView) {
        (self.id, self.given, self.prefersPromotionalIcon, self.icon) = (id, given, prefersPromotionalIcon, icon)
    }

    public var body: some View {
        let configuration = ProductViewStyleConfiguration(
            state: given.map(Product.TaskState.success) ?? state, icon: AnyView(Group { icon(hasProduct ? .unavailable : .loading) }),
            handlers: handlers)
        AnyView(style.body(configuration))
            .storeProductTask(for: id) { state = $0 }
    }

    private var hasProduct: Bool { given != nil || state.product != nil }
}

/// The state of a product's promotional picture, which the local store has none of. Source: Apple's documentation of `ProductIconPhase`.
public enum ProductIconPhase {
    case loading
    case failure(any Error)
    case unavailable
    case success(Image)

    /// The picture, where it is loaded.
    public var promotedIcon: Image? { if case .success(let image) = self { image } else { nil } }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// A view of the product of an identifier.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
        self.init(id: productID, given: nil, prefersPromotionalIcon: prefersPromotionalIcon) { _ in AnyView(EmptyView()) }
    }

    /// A view of a product.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        self.init(id: product.id, given: product, prefersPromotionalIcon: prefersPromotionalIcon) { _ in AnyView(EmptyView()) }
    }
}

extension ProductView where PlaceholderIcon == EmptyView {
    /// A view of the product of an identifier, with an icon of the app's.
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
    ) {
        self.init(id: productID, given: nil, prefersPromotionalIcon: prefersPromotionalIcon) { _ in AnyView(icon()) }
    }

    /// A view of a product, with an icon of the app's.
    public init(
        _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
    ) {
        self.init(id: product.id, given: product, prefersPromotionalIcon: prefersPromotionalIcon) { _ in AnyView(icon()) }
    }

    /// A view of the product of an identifier, with an icon of the app's for each phase of the promotional one.
    public init(id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon) {
        self.init(id: productID, given: nil, prefersPromotionalIcon: true) { AnyView(icon($0)) }
    }
}

extension ProductView {
    /// A view of the product of an identifier, with an icon of the app's and one for the time while the product is loaded.
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
        @ViewBuilder placeholderIcon: @escaping () -> PlaceholderIcon
    ) {
        self.init(id: productID, given: nil, prefersPromotionalIcon: prefersPromotionalIcon) {
            if case .loading = $0 { AnyView(placeholderIcon()) } else { AnyView(icon()) }
        }
    }
}
