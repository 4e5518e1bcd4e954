import MessageUI
import SwiftUI

/// The system's sheet in which the user writes a mail.
struct MailComposer: UIViewControllerRepresentable {
    let message: MailMessage
    /// Called once, when the user is done.
    let onFinish: (MFMailComposeResult, (any Error)?) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(onFinish: onFinish) }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = context.coordinator
        controller.setToRecipients([message.recipient])
        controller.setSubject(message.subject)
        controller.setMessageBody(message.body, isHTML: false)
        return controller
    }

    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}

    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        private let onFinish: (MFMailComposeResult, (any Error)?) -> Void

        init(onFinish: @escaping (MFMailComposeResult, (any Error)?) -> Void) { self.onFinish = onFinish }

        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            onFinish(result, error)
        }
    }
}
