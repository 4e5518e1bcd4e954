import DeviceProtocol
import UniformTypeIdentifiers

/// Lets the user write and send a text message, which comes into the device's outbox.
///
/// Source: Apple's documentation of `MFMessageComposeViewController`. The device can send messages, unlike Apple's Simulator, so that apps' messages
/// can be tried.
@MainActor @preconcurrency open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
    private var files: [OutgoingMessage.Attachment] = []
    private var compose: ComposeController?

    open class func canSendText() -> Bool { true }
    open class func canSendSubject() -> Bool { true }
    open class func canSendAttachments() -> Bool { true }

    /// Whether a file of a type can be attached.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { UTType(uti)?.conforms(to: .data) ?? false }

    /// The attachments, each with a type and a name.
    open var attachments: [[AnyHashable: Any]]? {
        files.isEmpty ? nil : files.map { [MFMessageComposeViewControllerAttachmentAlternateFilename: $0.name, "type": $0.type] }
    }

    /// Attaches a file.
    ///
    /// - Returns: false where it cannot be read.
    @discardableResult open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
        guard attachmentURL.isFileURL, let data = try? Data(contentsOf: attachmentURL) else { return false }
        let type = UTType(filenameExtension: attachmentURL.pathExtension)?.identifier ?? "public.data"
        files.append(OutgoingMessage.Attachment(name: alternateFilename ?? attachmentURL.lastPathComponent, type: type, data: data))
        return true
    }

    /// Attaches data of a type.
    ///
    /// - Returns: false where the type is none that can be attached.
    @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
        guard Self.isSupportedAttachmentUTI(uti) else { return false }
        files.append(OutgoingMessage.Attachment(name: filename, type: uti, data: attachmentData))
        return true
    }

    /// Keeps the user from attaching files; the sheet has no button for it.
    open func disableUserAttachments() {}

    // MARK: Sheet

    open override func viewDidLoad() {
        super.viewDidLoad()
        var lines = [
            ComposeController.Line(
                title: "To:", identifier: "compose.to", text: (recipients ?? []).joined(separator: ", "), keyboard: .phonePad)
        ]
        if let subject {
            lines.append(ComposeController.Line(title: "Subject:", identifier: "compose.subject", text: subject, keyboard: nil))
        }
        let compose = ComposeController(lines, files, body: body ?? "", title: "New Message", namesTitle: false)
        compose.onSend = { [weak self] in self?.send() }
        // As on iOS, messages are left without a question.
        compose.onCancel = { [weak self] in self?.finish(.cancelled) }
        self.compose = compose
        setViewControllers([compose], animated: false)
    }

    private func send() {
        guard let compose else { return }
        var message = OutgoingMessage(kind: .text, recipients: Outbox.addresses(compose.line(0)), body: compose.body, date: Date())
        if subject != nil { message.subject = compose.line(1) }
        message.attachments = files
        do {
            try Outbox.send(message)
            finish(.sent)
        } catch { finish(.failed) }
    }

    private func finish(_ result: MessageComposeResult) {
        guard let messageComposeDelegate else { return leave() }
        messageComposeDelegate.messageComposeViewController(self, didFinishWith: result)
    }

    private func leave() { presentingViewController?.dismiss(animated: true) }
}

/// The key of an attachment's address in `attachments`.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
/// The key of an attachment's name in `attachments`.
public let MFMessageComposeViewControllerAttachmentAlternateFilename = "MFMessageComposeViewControllerAttachmentAlternateFilename"
/// The key of the availability in the notification that text messages can be sent, or no longer.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey = "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension NSNotification.Name {
    /// Posted when text messages can be sent, or no longer; never here, since they always can.
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

extension MFMessageComposeViewController {
    @available(*, unavailable, message: "not yet in Quince: messages of iMessage apps")
    public var message: Any? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: collaboration in messages")
    public func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool { false }
    @available(*, unavailable, message: "not yet in Quince: verification codes by message")
    public func setUPIVerificationCodeSendCompletion(_ completion: @escaping (Bool) -> Void) {}
}
