import StoreModel
import UIKit

extension Product {
    /// Asks the user to buy the product.
    ///
    /// - Throws: `Product.PurchaseError` or `StoreKitError`.
    @MainActor public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        try await purchase(in: nil, options)
    }

    /// Asks the user, in a scene, to buy the product.
    @MainActor public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        try await purchase(in: scene as? UIWindowScene, options)
    }

    /// Asks the user, in the scene of a view controller, to buy the product.
    @MainActor public func purchase(
        confirmIn viewController: some UIViewController, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { try await purchase(in: viewController.viewIfLoaded?.window?.windowScene, options) }

    @MainActor private func purchase(in scene: UIWindowScene?, _ options: Set<PurchaseOption>) async throws -> PurchaseResult {
        let service = StoreService.shared
        guard let configuration = service.configuration, let current = configuration.product(id) else {
            throw PurchaseError.productUnavailable
        }
        try StoreKitError.check("Purchase", configuration.settings)
        let flow = PurchaseFlow(service: service, product: current, terms: try terms(options), asksToBuy: Self.asksToBuy(options))
        switch await flow.run(in: scene) {
        case .bought(let transaction): return .success(.verified(Transaction(transaction, service)))
        case .cancelled: return .userCancelled
        case .pending: return .pending
        case .failed(let code): throw StoreKitError(failure: code)
        }
    }

    private static func asksToBuy(_ options: Set<PurchaseOption>) -> Bool { options.contains(.simulatesAskToBuyInSandbox(true)) }

    package func terms(_ options: Set<PurchaseOption>) throws -> PurchaseTerms {
        var terms = PurchaseTerms()
        for option in options {
            switch option.value {
            case .token(let token): terms.appAccountToken = token
            case .quantity(let quantity):
                let isCounted = product.kind == .consumable || product.kind == .nonRenewing
                guard (1...10).contains(quantity), isCounted || quantity == 1 else { throw PurchaseError.invalidQuantity }
                terms.quantity = quantity
            case .offer(let id):
                let offers = (product.subscription?.promotionalOffers ?? []) + (product.subscription?.winBackOffers ?? [])
                guard offers.contains(where: { $0.id == id }) else { throw PurchaseError.invalidOfferIdentifier }
                terms.offerID = id
            case .askToBuy, .custom, .storefrontChange: break
            }
        }
        return terms
    }
}
