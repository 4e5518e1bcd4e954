import StoreModel
import UIKit

/// A purchase from the question to the transaction; both StoreKits use it.
struct PurchaseFlow: Sendable {
    enum Outcome: Sendable, Equatable {
        case bought(StoredTransaction)
        case cancelled
        case pending
        case failed(code: Int)
    }

    let service: StoreService
    let product: StoreProduct
    var terms = PurchaseTerms()
    /// Whether the user is told of the success, as the first StoreKit does.
    var announces = false
    /// Whether a parent is asked, whatever the settings say.
    var asksToBuy = false

    private var settings: StoreSettings { service.configuration?.settings ?? StoreSettings() }

    func run(in scene: UIWindowScene? = nil) async -> Outcome {
        let configuration = service.configuration ?? StoreConfiguration()
        if settings.failsTransactions { return .failed(code: settings.failure) }
        if case .owned(let transaction) = service.purchases.effect(of: product, at: service.now()) {
            await tellOwned()
            return .bought(transaction)
        }
        guard await isConfirmed(in: scene) else { return .cancelled }
        let asks = asksToBuy || settings.asksToBuy
        guard !asks, !settings.interruptsPurchases else {
            service.update { _ = $0.ask(for: product, terms, isInterrupted: !asks, at: service.now()) }
            await tell(asks ? systemText("Permission Requested") : systemText("Purchase Interrupted"), asks ? askText : interruptionText)
            return .pending
        }
        let transaction = service.update(isSilent: true) { $0.purchase(product, terms, at: service.now(), configuration) }
        if announces { await tell(systemText("You’re all set."), systemText("Your purchase was successful.") + Self.environment) }
        return .bought(transaction)
    }

    private static var environment: String { "\n\n" + systemText("[Environment: Xcode]") }
    private var askText: String { systemText("This purchase waits for the approval of a parent or guardian.") + Self.environment }
    private var interruptionText: String { systemText("The store needs something else before the purchase can go on.") + Self.environment }

    private func isConfirmed(in scene: UIWindowScene?) async -> Bool {
        guard !settings.disablesDialogs else { return true }
        return await service.dialogs.confirm(question, in: scene)
    }

    private func tell(_ title: String, _ message: String) async {
        guard !settings.disablesDialogs else { return }
        await service.dialogs.tell(title: title, message: message)
    }

    private func tellOwned() async {
        let message =
            product.kind == .recurring
            ? systemText("You’re currently subscribed to this.")
            : systemText("You’ve already purchased this. It will be restored for free.")
        await tell(product.displayName(settings), message + Self.environment)
    }

    /// The question to the user.
    var question: PurchaseQuestion {
        let format = PriceFormat(settings)
        var question = PurchaseQuestion(
            name: product.displayName(settings), description: product.displayDescription(settings), app: Self.appName,
            price: format.text(product.price), asksToBuy: asksToBuy || settings.asksToBuy)
        if product.kind == .consumable || product.kind == .nonRenewing {
            question.price = format.text(product.price * Decimal(terms.quantity))
        }
        guard let subscription = product.subscription else { return question }
        question.period = PeriodText.each(subscription.period)
        if let offer = subscription.introductoryOffer, terms.offerID == nil,
            service.purchases.isEligibleForIntroductoryOffer(inGroup: subscription.groupID)
        {
            question.offer = PeriodText.offer(offer, format)
        }
        return question
    }

    /// The app's name in the user's language.
    private static var appName: String {
        let keys = ["CFBundleDisplayName", "CFBundleName", "CFBundleExecutable"]
        return keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first ?? ProcessInfo.processInfo.processName
    }
}
