import StoreModel
import SwiftUI

/// A button of store views besides those that buy. Source: Apple's documentation of `StoreButtonKind`.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let policies = StoreButtonKind(name: "policies")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let signIn = StoreButtonKind(name: "signIn")
}

/// The buttons that an app has chosen, and where its policies are.
struct StoreButtons {
    var visibilities: [StoreButtonKind: Visibility] = [:]
    var policies: [SubscriptionStorePolicyKind: AnyView] = [:]
    var policyAddresses: [SubscriptionStorePolicyKind: URL] = [:]
    var signIn: (() -> Void)?

    func isVisible(_ kind: StoreButtonKind, default standard: Bool) -> Bool {
        switch visibilities[kind] ?? .automatic {
        case .visible: true
        case .hidden: false
        default: standard
        }
    }
}

private struct StoreButtonsKey: EnvironmentKey { static var defaultValue: StoreButtons { StoreButtons() } }

extension EnvironmentValues {
    var storeButtons: StoreButtons {
        get { self[StoreButtonsKey.self] }
        set { self[StoreButtonsKey.self] = newValue }
    }
}

/// A text that store views link to. Source: Apple's documentation of `SubscriptionStorePolicyKind`.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    fileprivate let name: String
    public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
    public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")

    @MainActor var title: String { self == .termsOfService ? systemText("Terms of Service") : systemText("Privacy Policy") }
}

extension View {
    /// Shows or hides buttons of the store views in this one.
    nonisolated public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View {
        transformEnvironment(\.storeButtons) { for kind in kinds { $0.visibilities[kind] = visibility } }
    }

    /// Links store views in this one to a text on the web.
    nonisolated public func subscriptionStorePolicyDestination(url: URL, for kind: SubscriptionStorePolicyKind) -> some View {
        transformEnvironment(\.storeButtons) { $0.policyAddresses[kind] = url }
    }

    /// Links store views in this one to a text that a view shows.
    nonisolated public func subscriptionStorePolicyDestination<Content: View>(
        for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Content
    ) -> some View {
        let view = AnyView(destination())
        return transformEnvironment(\.storeButtons) { $0.policies[kind] = view }
    }

    /// Shows a button of subscription stores in this view for those who have an account of the app's.
    nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
        transformEnvironment(\.storeButtons) { $0.signIn = action }
    }
}

/// Closes the sheet that the store view is in.
struct CancelStoreButton: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        HStack {
            Spacer()
            Button {
                dismiss()
            } label: {
                Image(systemName: "xmark.circle.fill").font(.title2).symbolRenderingMode(.hierarchical).foregroundStyle(.secondary)
            }
            .accessibilityLabel(Text(systemText("Cancel")))
        }
        .padding()
    }
}

struct RestoreButton: View {
    var body: some View {
        Button(systemText("Restore Purchases")) { Task { try? await AppStore.sync() } }
    }
}
