import StoreModel
import SwiftUI

extension View {
    /// Shows the user's subscriptions of the app.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        modifier(SubscriptionsSheet(isPresented: isPresented, group: nil))
    }

    /// Shows the user's subscription of a group.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
        modifier(SubscriptionsSheet(isPresented: isPresented, group: subscriptionGroupID))
    }

    /// Asks the user why they want the money of a transaction back.
    nonisolated public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View { modifier(RefundSheet(transaction: transactionID, isPresented: isPresented, onDismiss: onDismiss)) }

    /// Recommends another app. There is no store to load it from: nothing is shown, as in the Simulator, and the binding becomes false.
    nonisolated public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in if isShown { isPresented.wrappedValue = false } }
    }

    @available(*, unavailable, message: "not yet in Quince: codes of offers")
    nonisolated public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
}

private struct SubscriptionsSheet: ViewModifier {
    @Binding var isPresented: Bool
    let group: String?

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { _, isShown in
            guard isShown else { return }
            Task { @MainActor in
                await StoreService.shared.dialogs.manageSubscriptions(in: nil, group: group)
                isPresented = false
            }
        }
    }
}

private struct RefundSheet: ViewModifier {
    let transaction: UInt64
    @Binding var isPresented: Bool
    let onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)?

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { _, isShown in
            guard isShown else { return }
            Task { @MainActor in
                let result: Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>
                do { result = .success(try await Transaction.requestRefund(for: transaction, in: nil)) } catch {
                    result = .failure(error as? Transaction.RefundRequestError ?? .failed)
                }
                isPresented = false
                onDismiss?(result)
            }
        }
    }
}
