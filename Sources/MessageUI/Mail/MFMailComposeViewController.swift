import DeviceProtocol

/// Lets the user write and send a mail, which comes into the device's outbox.
///
/// Source: Apple's documentation of `MFMailComposeViewController`. The device has a mail account, unlike Apple's Simulator, so that apps' mails can
/// be tried.
@MainActor @preconcurrency open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var message = OutgoingMessage(kind: .mail, recipients: [], body: "", date: Date(timeIntervalSince1970: 0))
    private var compose: ComposeController?

    /// Whether the device can send mail.
    open class func canSendMail() -> Bool { true }

    // MARK: Contents; they count before the sheet is shown

    open func setSubject(_ subject: String) { message.subject = subject }
    open func setToRecipients(_ toRecipients: [String]?) { message.recipients = toRecipients ?? [] }
    open func setCcRecipients(_ ccRecipients: [String]?) { message.copies = ccRecipients ?? [] }
    open func setBccRecipients(_ bccRecipients: [String]?) { message.blindCopies = bccRecipients ?? [] }
    open func setMessageBody(_ body: String, isHTML: Bool) { (message.body, message.isHTML) = (body, isHTML) }

    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        message.attachments.append(OutgoingMessage.Attachment(name: filename, type: mimeType, data: attachment))
    }

    /// Chooses the account of an address; the device has one account, which sends everything.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    // MARK: Sheet

    open override func viewDidLoad() {
        super.viewDidLoad()
        let compose = ComposeController(
            [
                ComposeController.Line(
                    title: "To:", identifier: "compose.to", text: message.recipients.joined(separator: ", "), keyboard: .emailAddress),
                ComposeController.Line(
                    title: "Cc:", identifier: "compose.cc", text: message.copies.joined(separator: ", "), keyboard: .emailAddress),
                ComposeController.Line(
                    title: "Bcc:", identifier: "compose.bcc", text: message.blindCopies.joined(separator: ", "), keyboard: .emailAddress),
                ComposeController.Line(title: "Subject:", identifier: "compose.subject", text: message.subject, keyboard: nil),
            ], message.attachments, body: message.isHTML ? HTMLText.plain(message.body) : message.body, title: "New Message",
            namesTitle: true)
        compose.onSend = { [weak self] in self?.send() }
        compose.onCancel = { [weak self] in self?.cancel() }
        self.compose = compose
        setViewControllers([compose], animated: false)
    }

    private func send() {
        guard let compose else { return }
        var sent = message
        (sent.recipients, sent.copies) = (Outbox.addresses(compose.line(0)), Outbox.addresses(compose.line(1)))
        (sent.blindCopies, sent.subject) = (Outbox.addresses(compose.line(2)), compose.line(3))
        // What the user has written in place of a page is a text.
        if compose.isTextEdited || !message.isHTML { (sent.body, sent.isHTML) = (compose.body, false) }
        sent.date = Date()
        do {
            try Outbox.send(sent)
            finish(.sent)
        } catch {
            finish(.failed, MFMailComposeError(.sendFailed, userInfo: [NSUnderlyingErrorKey: error as NSError]))
        }
    }

    private func cancel() {
        guard let compose, !compose.isEmpty else { return finish(.cancelled) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.popoverPresentationController?.barButtonItem = compose.navigationItem.leftBarButtonItem
        sheet.addAction(UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in self?.finish(.cancelled) })
        // There is no Mail app in which the draft could be opened again; the app learns of the user's wish all the same.
        sheet.addAction(UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in self?.finish(.saved) })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    private func finish(_ result: MFMailComposeResult, _ error: (any Error)? = nil) {
        guard let mailComposeDelegate else { return leave() }
        mailComposeDelegate.mailComposeController(self, didFinishWith: result, error: error)
    }

    /// Dismisses the sheet when the delegate does not.
    func leave() { presentingViewController?.dismiss(animated: true) }
}

extension MFMailComposeViewController {
    @available(*, unavailable, message: "not yet in Quince: collaboration in mails")
    public func insertCollaborationItemProvider(_ itemProvider: NSItemProvider, completionHandler: @escaping (Bool) -> Void) {}
}
