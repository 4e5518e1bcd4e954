import StoreModel
import SwiftUI

/// The state of something that is loaded for a view. Source: Apple's documentation of `EntitlementTaskState`.
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)

    /// The value; nil while it is loading, and where that has failed.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }

    /// The state with another value.
    public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try transform(value))
        }
    }

    /// The state with another value, or another state.
    public func flatMap<T>(_ transform: (Value) throws -> EntitlementTaskState<T>) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try transform(value)
        }
    }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension Product {
    /// The state of a product that is loaded for a view. Source: Apple's documentation of `Product.TaskState`.
    public enum TaskState: Sendable {
        case loading
        case unavailable
        case failure(any Error)
        case success(Product)

        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// The state of products that are loaded for a view. Source: Apple's documentation of `Product.CollectionTaskState`.
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        /// - Parameter unavailable: Identifiers that the store does not know.
        case success([Product], unavailable: [Product.ID])

        public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
        public var unavailableIDs: [Product.ID] { if case .success(_, let unavailable) = self { unavailable } else { [] } }
    }
}

extension View {
    /// Calls a function with the transaction that entitles the user to a product: at first, and whenever that changes.
    nonisolated public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        task(id: productID, priority: priority) {
            await action(.loading)
            await action(.success(await Transaction.currentEntitlement(for: productID)))
            for await _ in StoreService.shared.changes { await action(.success(await Transaction.currentEntitlement(for: productID))) }
        }
    }

    /// Calls a function with the states of a group's subscriptions: at first, and whenever they change.
    nonisolated public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        task(id: groupID, priority: priority) {
            @Sendable func state() async -> EntitlementTaskState<[Product.SubscriptionInfo.Status]> {
                do { return .success(try await Product.SubscriptionInfo.status(for: groupID)) } catch { return .failure(error) }
            }
            await action(.loading)
            await action(await state())
            for await _ in StoreService.shared.changes { await action(await state()) }
        }
    }

    /// Loads a product for the view.
    nonisolated public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
    ) -> some View {
        task(id: id, priority: priority) {
            await action(.loading)
            do {
                let product = try await Product.products(for: [id]).first
                await action(product.map(Product.TaskState.success) ?? .unavailable)
            } catch { await action(.failure(error)) }
        }
    }

    /// Loads products for the view.
    nonisolated public func storeProductsTask(
        for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View {
        task(id: Array(ids), priority: priority) {
            await action(.loading)
            do {
                let products = try await Product.products(for: ids)
                let known = Set(products.map(\.id))
                await action(.success(products, unavailable: ids.filter { !known.contains($0) }))
            } catch { await action(.failure(error)) }
        }
    }
}

extension StoreService {
    /// An element for each change of purchases, those that the app causes itself included.
    var changes: AsyncStream<Void> {
        let id = UUID()
        return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { stream in
            stream.onTermination = { [weak self] _ in self?.removeWatcher(id) }
            watch(id) { stream.yield() }
        }
    }
}
