import Observation
import StoreKit

/// The App Store's side of the club: its products, and what the user has bought.
@MainActor @Observable final class ClubShop {
    enum Loading: Equatable { case loading, ready, failed(String) }

    private(set) var loading = Loading.loading
    private(set) var memberships: [Product] = []
    private(set) var extras: [Product] = []
    /// nil = the user is no member.
    private(set) var membership: Membership?
    private(set) var ownsBadge = false
    /// The product that is being bought.
    private(set) var buying: Product.ID?
    /// A message for the user.
    var notice: ShopNotice?
    let wallet: CreditWallet

    @ObservationIgnored private var updates: Task<Void, Never>?

    init(wallet: CreditWallet) { self.wallet = wallet }

    /// Loads the products, and follows purchases that are made elsewhere.
    func start() async {
        followUpdates()
        await refresh()
        await load()
    }

    // MARK: Products

    func load() async {
        loading = .loading
        do {
            let products = try await Product.products(for: ClubProduct.allCases.map(\.rawValue))
            memberships = Self.products(ClubProduct.memberships, among: products)
            extras = Self.products(ClubProduct.extras, among: products)
            loading = products.isEmpty ? .failed(String(localized: "The shop has nothing to sell at the moment.")) : .ready
        } catch {
            loading = .failed(error.localizedDescription)
        }
    }

    private static func products(_ wanted: [ClubProduct], among products: [Product]) -> [Product] {
        wanted.compactMap { product in products.first { $0.id == product.rawValue } }
    }

    // MARK: Purchases

    func buy(_ product: Product, quantity: Int = 1) async {
        guard buying == nil else { return }
        buying = product.id
        defer { buying = nil }
        do {
            let options: Set<Product.PurchaseOption> = product.type == .consumable ? [.quantity(quantity)] : []
            switch try await product.purchase(options: options) {
            case .success(let result): await deliver(result)
            case .pending: notice = .pending
            case .userCancelled: break
            @unknown default: break
            }
        } catch {
            notice = .failed(error)
        }
    }

    /// Gets purchases from other devices.
    func restore() async {
        do {
            try await AppStore.sync()
            await refresh()
            notice = membership == nil && !ownsBadge ? .nothingToRestore : .restored
        } catch StoreKitError.userCancelled {
            return
        } catch {
            notice = .failed(error)
        }
    }

    /// Renewals, refunds, and purchases on other devices or approved by parents.
    private func followUpdates() {
        guard updates == nil else { return }
        updates = Task { [weak self] in
            for await result in Transaction.updates { await self?.deliver(result) }
        }
    }

    /// Gives the user what a transaction is for, and finishes it.
    private func deliver(_ result: VerificationResult<Transaction>) async {
        guard case .verified(let transaction) = result else { return notice = .unverified }
        if transaction.productID == ClubProduct.credit.rawValue { count(transaction) }
        await transaction.finish()
        await refresh()
    }

    private func count(_ transaction: Transaction) {
        if transaction.revocationDate == nil {
            wallet.add(transaction.purchasedQuantity, purchase: transaction.id)
        } else {
            wallet.refund(transaction.purchasedQuantity, purchase: transaction.id)
        }
    }

    // MARK: Entitlements

    /// Reads what the user is entitled to.
    func refresh() async {
        var membership: Membership?
        var ownsBadge = false
        for await case .verified(let transaction) in Transaction.currentEntitlements where !transaction.isUpgraded {
            if transaction.productID == ClubProduct.badge.rawValue { ownsBadge = true }
            if let found = Membership(transaction, renews: await Self.renews(transaction)) { membership = found }
        }
        (self.membership, self.ownsBadge) = (membership, ownsBadge)
    }

    private static func renews(_ transaction: Transaction) async -> Bool {
        guard case .verified(let info)? = await transaction.subscriptionStatus?.renewalInfo else { return true }
        return info.willAutoRenew
    }
}
