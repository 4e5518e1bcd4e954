import StoreModel
import UIKit

/// The App Store as the app sees it. Source: Apple's documentation of `AppStore`.
public enum AppStore {
    /// The server that a purchase was made at. Source: Apple's documentation of `AppStore.Environment`.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// The local store of a StoreKit configuration.
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// A platform that an app was bought on. Source: Apple's documentation of `AppStore.Platform`.
    public struct Platform: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let iOS = Platform(rawValue: "iOS")
        public static let macOS = Platform(rawValue: "macOS")
        public static let tvOS = Platform(rawValue: "tvOS")
        public static let visionOS = Platform(rawValue: "visionOS")
    }

    /// Whether the user may buy.
    public static var canMakePayments: Bool { true }

    /// The identifier of the device that `Transaction.deviceVerification` is made of; nil: the local store has none.
    public static var deviceVerificationID: UUID? { nil }

    /// Looks for purchases that the app does not know of, as a button for restoring them does.
    ///
    /// - Throws: `StoreKitError`.
    public static func sync() async throws {
        let service = StoreService.shared
        try StoreKitError.check("App Store Sync", service.configuration?.settings)
        service.update { _ in }
    }

    /// Asks the user for a rating. As in the Simulator the question comes each time, and the answer goes nowhere.
    @MainActor public static func requestReview(in scene: UIWindowScene) { StoreService.shared.dialogs.requestReview(in: scene) }

    /// Shows the user's subscriptions of the app; returns when they are gone.
    ///
    /// - Throws: `StoreKitError`.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        try await showSubscriptions(in: scene, group: nil)
    }

    /// Shows the user's subscription of a group; returns when it is gone.
    ///
    /// - Throws: `StoreKitError`.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {
        try await showSubscriptions(in: scene, group: subscriptionGroupID)
    }

    @MainActor private static func showSubscriptions(in scene: UIWindowScene, group: String?) async throws {
        let service = StoreService.shared
        try StoreKitError.check("Manage Subscriptions Sheet", service.configuration?.settings)
        await service.dialogs.manageSubscriptions(in: scene, group: group)
    }

    @available(*, unavailable, message: "not yet in Quince: codes of offers")
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: the ages of users")
    public static var ageRatingCode: Never { fatalError() }
}
