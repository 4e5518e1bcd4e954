import QuinceFoundation
import SwiftUI

/// An offer of a subscription to Apple Music. Source: Apple's documentation of `MusicSubscriptionOffer`.
public struct MusicSubscriptionOffer {
    /// Source: Apple's documentation of `MusicSubscriptionOffer.Options`.
    public struct Options: Hashable, Sendable {
        /// Source: Apple's documentation of `MusicSubscriptionOffer.MessageIdentifier`.
        public enum MessageIdentifier: String, Hashable, Sendable { case join, connect, addMusic, playMusic }

        public var messageIdentifier: MessageIdentifier
        public var itemID: MusicItemID?
        public var affiliateToken: String?
        public var campaignToken: String?

        public init(
            messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil, affiliateToken: String? = nil,
            campaignToken: String? = nil
        ) {
            (self.messageIdentifier, self.itemID) = (messageIdentifier, itemID)
            (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
        }
    }
}

extension View {
    @available(*, unavailable, message: "not yet in Quince: offers of Apple Music; MusicSubscription.canBecomeSubscriber is false")
    nonisolated public func musicSubscriptionOffer(
        isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .init(),
        onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
    ) -> some View { self }
}
