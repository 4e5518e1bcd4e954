import QuinceFoundation
import UIKit

/// Source: Apple's documentation of `MSMessagesAppPresentationStyle`.
public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact = 0, expanded, transcript }
/// Source: Apple's documentation of `MSMessagesAppPresentationContext`.
public enum MSMessagesAppPresentationContext: UInt, Sendable { case messages = 0, media }

/// The page of an app in Messages. The device has no Messages: apps derive from the class, and nothing shows their extensions.
///
/// Source: Apple's documentation of `MSMessagesAppViewController`.
@preconcurrency @MainActor open class MSMessagesAppViewController: UIViewController {
    /// nil: there is no conversation.
    open var activeConversation: MSConversation? { nil }
    open var presentationStyle: MSMessagesAppPresentationStyle { .compact }
    open var presentationContext: MSMessagesAppPresentationContext { .messages }

    // Called by Messages.

    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}

    @available(*, unavailable, message: "not yet in Quince: apps in Messages, which the device lacks")
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
}
