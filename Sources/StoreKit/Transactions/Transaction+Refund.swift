import StoreModel
import UIKit

extension Transaction {
    /// Asks the user why they want their money back. The local store gives it back at once.
    ///
    /// - Throws: `Transaction.RefundRequestError` or `StoreKitError`.
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        try await Self.beginRefundRequest(for: id, in: scene)
    }

    /// Asks the user, in the scene of a view controller, why they want their money back.
    @MainActor public func beginRefundRequest(in controller: UIViewController) async throws -> RefundRequestStatus {
        guard let scene = controller.viewIfLoaded?.window?.windowScene else { throw RefundRequestError.failed }
        return try await beginRefundRequest(in: scene)
    }

    /// Asks the user why they want the money of a transaction back. The local store gives it back at once.
    ///
    /// - Throws: `Transaction.RefundRequestError` or `StoreKitError`.
    @MainActor public static func beginRefundRequest(for id: UInt64, in scene: UIWindowScene) async throws -> RefundRequestStatus {
        try await requestRefund(for: id, in: scene)
    }

    @MainActor static func requestRefund(for id: UInt64, in scene: UIWindowScene?) async throws -> RefundRequestStatus {
        let service = StoreService.shared
        try StoreKitError.check("Refund Request Sheet", service.configuration?.settings)
        guard let transaction = service.purchases.transactions.first(where: { $0.id == id }) else { throw RefundRequestError.failed }
        guard transaction.revocationDate == nil else { throw RefundRequestError.duplicateRequest }
        let product = service.configuration?.product(transaction.productID)
        let name = product?.displayName(service.configuration?.settings ?? StoreSettings()) ?? transaction.productID
        guard let reason = await service.dialogs.chooseRefundReason(of: name, in: scene) else { return .userCancelled }
        do { try service.update { try $0.refund(id, reason: reason, at: service.now()) } } catch { throw RefundRequestError.failed }
        return .success
    }
}
