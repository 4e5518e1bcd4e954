import StoreModel
import SwiftUI

/// Asks the user for a rating. Source: Apple's documentation of `RequestReviewAction`.
public struct RequestReviewAction: Sendable {
    /// Asks the user. As in the Simulator the question comes each time, and the answer goes nowhere.
    @MainActor public func callAsFunction() { StoreService.shared.dialogs.requestReview(in: nil) }
}

/// Asks the user to buy a product. Source: Apple's documentation of `PurchaseAction`.
public struct PurchaseAction: Sendable {
    let handlers: PurchaseHandlers

    /// Asks the user to buy a product.
    ///
    /// - Throws: `Product.PurchaseError` or `StoreKitError`.
    @MainActor public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// The functions that views of the store call around a purchase.
struct PurchaseHandlers: @unchecked Sendable {
    var start: ((Product) async -> Void)?
    var completion: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    var options: ((Product) async -> Set<Product.PurchaseOption>)?

    /// Buys a product as a button of the store does. Without a completion handler of the app the transaction is finished by whoever follows
    /// `Transaction.updates`, which has it then.
    @MainActor func buy(_ product: Product) async {
        await start?(product)
        let result: Result<Product.PurchaseResult, any Error>
        do { result = .success(try await product.purchase(options: await options?(product) ?? [])) } catch { result = .failure(error) }
        if let completion { return await completion(product, result) }
        guard case .success(.success(let transaction)) = result else { return }
        StoreService.shared.publish(transaction.unsafePayloadValue.stored)
    }
}

private struct PurchaseHandlersKey: EnvironmentKey { static var defaultValue: PurchaseHandlers { PurchaseHandlers() } }

extension EnvironmentValues {
    /// Asks the user for a rating.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    /// Asks the user to buy a product.
    public var purchase: PurchaseAction { PurchaseAction(handlers: purchaseHandlers) }

    var purchaseHandlers: PurchaseHandlers {
        get { self[PurchaseHandlersKey.self] }
        set { self[PurchaseHandlersKey.self] = newValue }
    }
}

extension View {
    /// Calls a function before the views of the store in this one buy something.
    nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View {
        transformEnvironment(\.purchaseHandlers) { $0.start = action }
    }

    /// Calls a function with the outcome of what the views of the store in this one buy.
    nonisolated public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
    ) -> some View {
        transformEnvironment(\.purchaseHandlers) { $0.completion = action }
    }

    /// Asks a function for the options of what the views of the store in this one buy.
    nonisolated public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View {
        transformEnvironment(\.purchaseHandlers) { $0.options = options }
    }
}
