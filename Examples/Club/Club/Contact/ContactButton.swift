import MessageUI
import SwiftUI

/// Writes to the club: in the system's sheet, or in another mail app.
struct ContactButton: View {
    let message: MailMessage
    @Environment(\.openURL) private var openURL
    @State private var isComposing = false
    @State private var answer: MailAnswer?

    var body: some View {
        Button("Write to the Club", systemImage: "envelope.fill", action: write)
            .sheet(isPresented: $isComposing) {
                MailComposer(message: message) { finish($0, $1) }.ignoresSafeArea()
            }
            .alert(answer?.title ?? "", isPresented: $answer.isPresent(), presenting: answer) { _ in
            } message: {
                Text($0.text)
            }
    }

    private func write() {
        if MFMailComposeViewController.canSendMail() {
            isComposing = true
        } else if let url = message.url {
            openURL(url) { isOpened in if !isOpened { answer = .noMail } }
        }
    }

    private func finish(_ result: MFMailComposeResult, _ error: (any Error)?) {
        isComposing = false
        switch result {
        case .sent: answer = .thanks
        case .failed: answer = .failed(error)
        case .saved, .cancelled: break
        @unknown default: break
        }
    }
}
