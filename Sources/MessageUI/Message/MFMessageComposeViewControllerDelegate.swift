/// The end of a text message that the user was to write.
///
/// Source: Apple's documentation of `MessageComposeResult`.
public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0
    case sent = 1
    case failed = 2
}

/// Learns how a text message ended, and dismisses its sheet.
///
/// Source: Apple's documentation of `MFMessageComposeViewControllerDelegate`.
@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
