import StoreModel
import SwiftUI

/// The subscriptions of a group, of which the user chooses and buys one. Source: Apple's documentation of `SubscriptionStoreView`.
@MainActor @preconcurrency public struct SubscriptionStoreView<Content: View>: View {
    private enum Source { case group(String), ids([Product.ID]), products([Product]) }
    private let source: Source
    private let visible: Product.SubscriptionRelationship
    private let content: Content?
    @State private var state = Product.CollectionTaskState.loading
    @State private var chosen: Product.ID?
    @State private var current: Product.ID?
    @State private var isBuying = false
    @State private var isEligible = false
    @Environment(\.purchaseHandlers) private var handlers
    @Environment(\.storeButtons) private var buttons
    @Environment(\.subscriptionStoreStyle) private var style
    @Environment(\.subscriptionStoreLook) private var look

    private init(_ source: Source, _ visible: Product.SubscriptionRelationship, _ content: Content?) {
        (self.source, self.visible, self.content) = (source, visible, content)
    }

    public var body: some View {
        VStack(spacing: 0) {
            if buttons.isVisible(.cancellation, default: false) { CancelStoreButton() }
            switch state {
            case .loading: ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
            case .failure: StoreUnavailableView()
            case .success(let products, _):
                let shown = products.filter { $0.subscription != nil && isVisible($0, among: products) }
                if shown.isEmpty { StoreUnavailableView() } else { store(shown) }
            }
        }
        .storeProductsTask(for: ids) { load($0) }
        .subscriptionStatusTask(for: group ?? "") { status in
            guard case .success(let all) = status else { return }
            let active = all.first { $0.state == .subscribed || $0.state == .inGracePeriod }
            current = active?.transaction.unsafePayloadValue.productID
            if let group { isEligible = await Product.SubscriptionInfo.isEligibleForIntroOffer(for: group) }
        }
    }

    // MARK: Products

    private var ids: [Product.ID] {
        switch source {
        case .group(let group): StoreService.shared.configuration?.subscriptions(in: group).map(\.id) ?? []
        case .ids(let ids): ids
        case .products(let products): products.map(\.id)
        }
    }

    private var group: String? {
        if case .group(let group) = source { return group }
        return state.products.first?.subscription?.subscriptionGroupID
    }

    private func load(_ loaded: Product.CollectionTaskState) {
        state = loaded
        if chosen == nil { chosen = loaded.products.first { $0.subscription != nil }?.id }
    }

    /// Whether a product has one of the relations to the user's subscription that are asked for.
    private func isVisible(_ product: Product, among products: [Product]) -> Bool {
        guard let current, let own = products.first(where: { $0.id == current })?.subscription?.groupLevel,
            let level = product.subscription?.groupLevel
        else { return true }
        if product.id == current { return visible.contains(.current) }
        return visible.contains(level == own ? .crossgrade : level < own ? .upgrade : .downgrade)
    }

    // MARK: Content

    private func store(_ products: [Product]) -> some View {
        VStack(spacing: 0) {
            ScrollView {
                if let content { content } else { marketing(products) }
            }
            .containerBackground(of: [.subscriptionStoreHeader])
            VStack(spacing: 12) {
                if style == .buttons {
                    ForEach(products) { buyButton($0, lines: lines(for: $0, otherwise: title(of: $0))) }
                } else {
                    ForEach(products) { option($0) }
                    if let product = products.first(where: { $0.id == chosen }) {
                        Text(caption(of: product)).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
                        buyButton(product, lines: lines(for: product, otherwise: callToAction(product)))
                    }
                }
                footer
            }
            .padding()
            .background(look.controlBackground ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)))
        }
        .containerBackground(of: [.subscriptionStore, .subscriptionStoreFullHeight])
    }

    private func marketing(_ products: [Product]) -> some View {
        VStack(spacing: 8) {
            Text(products.first?.subscription?.groupDisplayName ?? "").font(.largeTitle.weight(.bold))
            Text(products.first { $0.id == chosen }?.description ?? "").font(.body).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(.horizontal)
        .padding(.top, 80)
    }

    private func option(_ product: Product) -> some View {
        Button {
            chosen = product.id
        } label: {
            HStack {
                if let icon = look.icon { icon(product) }
                VStack(alignment: .leading, spacing: 2) {
                    Text(product.displayName).font(.headline).foregroundStyle(.primary)
                    Text(price(of: product)).font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: chosen == product.id ? "checkmark.circle.fill" : "circle").font(.title2)
                    .foregroundStyle(chosen == product.id ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
            }
            .padding()
            .background(
                look.itemBackground ?? AnyShapeStyle(Color(uiColor: .tertiarySystemBackground)),
                in: RoundedRectangle(cornerRadius: 14, style: .continuous)
            )
            .overlay {
                RoundedRectangle(cornerRadius: 14, style: .continuous)
                    .strokeBorder(chosen == product.id ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear), lineWidth: 2)
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(chosen == product.id ? .isSelected : [])
    }

    private func buyButton(_ product: Product, lines: [String]) -> some View {
        Button {
            isBuying = true
            Task {
                await handlers.buy(product)
                isBuying = false
            }
        } label: {
            VStack(spacing: 2) {
                Text(lines[0]).fontWeight(.semibold)
                if lines.count > 1 { Text(lines[1]).font(.footnote) }
            }
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(isBuying || current == product.id)
    }

    @ViewBuilder private var footer: some View {
        if let signIn = buttons.signIn, buttons.isVisible(.signIn, default: true) {
            Button(systemText("Already have an account? Sign In"), action: signIn).font(.footnote)
        }
        if buttons.isVisible(.restorePurchases, default: false) { RestoreButton().font(.footnote) }
        if buttons.isVisible(.policies, default: !buttons.policyAddresses.isEmpty || !buttons.policies.isEmpty) { policies }
    }

    private var policies: some View {
        HStack(spacing: 16) {
            ForEach([SubscriptionStorePolicyKind.termsOfService, .privacyPolicy], id: \.self) { kind in
                if let url = buttons.policyAddresses[kind] {
                    Link(kind.title, destination: url)
                } else if let view = buttons.policies[kind] {
                    PolicyLink(title: kind.title, content: view)
                }
            }
        }
        .font(.footnote)
    }

    // MARK: Texts

    private func price(of product: Product) -> String {
        [product.displayPrice, product.product.subscription.map { PeriodText.each($0.period) }].compactMap { $0 }.joined(separator: " ")
    }

    /// The lines of a button's text, of which there is one at least.
    private func lines(for product: Product, otherwise standard: String) -> [String] {
        let first =
            switch look.label.content {
            case .automatic: standard
            case .action: callToAction(product)
            case .displayName: product.displayName
            case .price: price(of: product)
            }
        return look.label.lines == .multiple && look.label.content != .price ? [first, price(of: product)] : [first]
    }

    private func title(of product: Product) -> String {
        current == product.id ? systemText("Current Plan") : "\(product.displayName) – \(price(of: product))"
    }

    private func caption(of product: Product) -> String {
        guard isEligible, let offer = product.product.subscription?.introductoryOffer else {
            return systemText("Plan auto-renews for \(price(of: product)) until canceled.")
        }
        return PeriodText.offer(offer, PriceFormat(product.settings)) + ". " + systemText("Then \(price(of: product))")
    }

    private func callToAction(_ product: Product) -> String {
        if current == product.id { return systemText("Current Plan") }
        return isEligible && product.product.subscription?.introductoryOffer?.mode == .free
            ? systemText("Try It Free") : systemText("Subscribe")
    }
}

/// Shows a policy in a sheet.
private struct PolicyLink: View {
    let title: String
    let content: AnyView
    @State private var isShown = false
    var body: some View { Button(title) { isShown = true }.sheet(isPresented: $isShown) { content } }
}

extension Product {
    /// The subscriptions that a store view shows, in relation to the one that the user has.
    ///
    /// Source: Apple's documentation of `Product.SubscriptionRelationship`.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        public static let current = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }
}

extension SubscriptionStoreView where Content == EmptyView {
    /// A store of a group's subscriptions, with the group's name above.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        self.init(.group(groupID), visibleRelationships, nil)
    }

    /// A store of the subscriptions of identifiers, with the group's name above.
    public init(productIDs: some Collection<Product.ID>) { self.init(.ids(Array(productIDs)), .all, nil) }

    /// A store of subscriptions, with the group's name above.
    public init(subscriptions: some Collection<Product>) { self.init(.products(Array(subscriptions)), .all, nil) }
}

extension SubscriptionStoreView {
    /// A store of a group's subscriptions, with content of the app's above.
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content
    ) { self.init(.group(groupID), visibleRelationships, marketingContent()) }

    /// A store of the subscriptions of identifiers, with content of the app's above.
    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
        self.init(.ids(Array(productIDs)), .all, marketingContent())
    }

    /// A store of subscriptions, with content of the app's above.
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
        self.init(.products(Array(subscriptions)), .all, marketingContent())
    }
}
